import Diagnosis
import FilmstripUIKit
import Foundation
import Scenarios
import Stage
import TestSupport
import Testing

/// What findings print as cures is compiled here over UIKit's names, and is right in windows of every kind.
@Suite struct PrintedCuresTests {
  private static let cures: [(name: String, film: @Sendable (Scenario) throws -> Film)] = [
    ("CuredByOverlap", { try film($0) { CuredByOverlap() } }),
    ("CuredOfNullFrames", { try film($0) { CuredOfNullFrames() } }),
    ("CuredByFieldBottom", { try film($0) { CuredByFieldBottom() } }),
  ]

  private static func film<Controller: CuredController>(
    _ scenario: Scenario, _ make: @escaping @Sendable @MainActor () -> Controller
  ) throws -> Film {
    try scenario.film(
      of: make(), context: .deferred, bar: { $0.bar }, list: { $0.list }, field: { $0.field })
  }

  private func lines(of text: String) -> [String] {
    text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func theTextIsCompiled() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Apps/PrintedCures.swift")
    let compiled = Set(lines(of: try String(contentsOf: file, encoding: .utf8)))
    let nullFrame = try Scenario.named("null-end-frame")
    let failing = try #require(nullFrame.approach(named: "change-frame-top"))
    let finding = try #require(
      nullFrame.explanation(of: failing).findings.first { $0.family == .nullFrame })
    for text in [Fix.overlap, Fix.fieldBottom, finding.fix] {
      for line in lines(of: text) { #expect(compiled.contains(line), "\(line)") }
    }
    #expect(lines(of: Fix.lift).contains("let covered = max(0, bottom - endFrame.minY)"))
  }

  /// Windows on the screen, beyond its edges and above the keyboard; at rest the bar is on the keyboard or in its place.
  @Test(arguments: cures.indices) func itIsRightInAHundredWindows(index: Int) throws {
    var generator = SeededGenerator(UInt64(index))
    for _ in 0..<100 {
      let frame = generator.nextWindow(
        on: Size(width: 1376, height: 1032), atLeast: Size(width: 320, height: 300), lowest: 500)
      let scenario = try Scenario(
        yaml: """
          name: window
          device: iPad Pro 13 (M4)
          orientation: landscape
          window: [\(frame.minX), \(frame.minY), \(frame.width), \(frame.height)]
          keyboard: {height: 500}
          events: [{at: 0, keyboard: show}]
          until: 0.7
          """, file: "window.yaml")
      let film = try Self.cures[index].film(scenario)
      let bar = try #require(film.rect(of: .toolbar, at: .at(0.7)))
      let home = try #require(film.rect(of: .toolbar, at: .before(0)))
      #expect(bar.maxY == min(home.maxY, 1032 - 500), "\(frame)")
      #expect(film.warnings.isEmpty)
    }
  }
}
