import Approaches
import Carrying
import Diagnosis
import FilmstripUIKit
import Foundation
import Scenarios
import Stage
import Testing

/// What a playground copies as Swift is compiled here over UIKit's names, and moves the bar as its value form does.
@Suite struct BarHandlersTests {
  /// A class of `BarHandlers.swift`, the move that its handlers are made of, and how it is filmed.
  private typealias Handler =
    (name: String, move: BarMove, film: @Sendable (Scenario) throws -> Film)

  private static let handlers = optionMoves + ownMotions

  private static let optionMoves: [Handler] = [
    ("LiftedByTransform", BarMove(.transform), { try film($0) { LiftedByTransform() } }),
    (
      "LiftedByFrame",
      BarMove(.frame, curve: .named(.easeInOut), duration: 0.4, delay: 0.1),
      { try film($0) { LiftedByFrame() } }
    ),
    (
      "LiftedByConstraint", BarMove(.constraint, curve: .named(.linear), lag: 3),
      { try film($0) { LiftedByConstraint() } }
    ),
    (
      "LiftedByLayoutPass",
      BarMove(.constraint, curve: .raw(7), delay: 0.05, lag: 2, layout: .none),
      { try film($0) { LiftedByLayoutPass() } }
    ),
  ]

  private static var ownMotions: [Handler] {
    guard let spring = BarMotion.spring(duration: 0.4, bounce: 0.2),
      let bezier = CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1),
      let line = PiecewiseLinear(stops: [.init(0), .init(0.5, at: 0.25), .init(1)]),
      let keyframes = BarMotion.line(line)
    else { return [] }
    return [
      (
        "LiftedOnASpring", BarMove(.transform, curve: .own(spring)),
        { try film($0) { LiftedOnASpring() } }
      ),
      (
        "LiftedOnABezierCurve", BarMove(.constraint, curve: .own(.bezier(bezier)), duration: 0.3),
        { try film($0) { LiftedOnABezierCurve() } }
      ),
      (
        "LiftedByKeyframes", BarMove(.frame, curve: .own(keyframes), duration: 0.3, delay: 0.05),
        { try film($0) { LiftedByKeyframes() } }
      ),
    ]
  }

  @Test func everyKindOfMoveIsCompiled() { #expect(Self.handlers.count == 7) }

  private static func film<Controller: BarController>(
    _ scenario: Scenario, _ make: @escaping @Sendable @MainActor () -> Controller
  ) throws -> Film {
    try scenario.film(
      of: make(), context: .deferred, bar: { $0.bar }, list: { $0.list }, field: { $0.field })
  }

  @Test(arguments: handlers.indices) func theTextIsCompiled(index: Int) throws {
    let (name, move, _) = Self.handlers[index]
    let members = move.handler.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }.joined(separator: "\n")
    let carried = try CarriedSource(
      Array("class \(name): BarController {\n\(members)\n}\n".utf8), file: "\(name).swift")
    #expect(carried.obstacles.allSatisfy { $0.severity != .error })
    let code = String(decoding: carried.bytes, as: UTF8.self)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Apps/BarHandlers.swift")
    let compiled = try String(contentsOf: file, encoding: .utf8)
    let start = try #require(code.firstIndex(of: "\n"))
    #expect(compiled.contains("final class \(name): BarController {"))
    #expect(compiled.contains(code[start...]))
  }

  @Test(arguments: handlers.indices) func itMovesAsTheValueDoes(index: Int) throws {
    let (_, move, film) = Self.handlers[index]
    let scenario = try Scenario.named("keyboard-gap")
    let ours = try film(scenario)
    let theirs = try scenario.film(of: move, context: .deferred)
    #expect(ours.warnings.isEmpty)
    #expect(bottoms(in: ours) == bottoms(in: theirs))
    // The screen less the keyboard.
    #expect(bottoms(in: ours).contains { abs($0 - 407) < 0.001 })
  }

  /// Where the bar's bottom is at each frame, in points.
  private func bottoms(in film: Film) -> [Double] {
    film.frameTimes.map { film.rect(of: .toolbar, at: .at($0))?.maxY ?? .nan }
  }
}
