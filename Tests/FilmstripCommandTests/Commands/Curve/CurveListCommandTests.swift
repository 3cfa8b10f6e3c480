import Easing
import Foundation
import Painting
import Testing

struct CurveListCommandTests {
  private func curves() throws -> [[String: Any]] {
    try #require(try filmstrip("curve", "list", "--json").json() as? [[String: Any]])
  }

  /// Each timing can be typed, and is that of the card.
  @Test func everyTimingIsOneOfCurveAt() throws {
    for (curve, preset) in zip(try curves(), CurvePreset.groups.flatMap(\.presets)) {
      let timing = try #require(curve["timing"] as? String)
      let input = timing.hasPrefix("spring(") ? preset.timing.duration / 2 : 0.5
      let result = try filmstrip("curve", "at", timing, "--inputs", "\(input)")
      let value = result.output.split { $0.isWhitespace }.last.flatMap { Double($0) }
      #expect(value == preset.timing.progress(at: preset.timing.duration / 2), "\(timing)")
    }
  }

  /// UIKit's five curves have their numbers, and every profile is there.
  @Test func namesAreThoseOfOffsets() throws {
    let curves = try curves()
    #expect(curves.count == 15)
    let numbers = curves.compactMap { curve in
      (curve["curve"] as? String).map {
        "\($0) \(curve["rawValue"] ?? "") \(curve["options"] ?? "")"
      }
    }
    #expect(
      Set(numbers) == [
        "easeInOut 0 0", "easeIn 1 65536", "easeOut 2 131072", "linear 3 196608",
        "keyboard 7 458752",
      ])
    #expect(
      curves.compactMap { $0["profile"] as? String } == [
        "ios7", "ios26", "legacy", "android-callback", "android-show", "android-hide",
      ])
  }

  /// A line for each, below the titles of their groups, none broken by a usual terminal.
  @Test func theTableFitsATerminal() throws {
    let lines = try filmstrip("curve", "list").output.split(separator: "\n")
    #expect(lines.count == 1 + 15 + 3)
    #expect(lines.allSatisfy { $0.count <= 80 })
    #expect(lines.contains("  Keyboard, iOS 7–18      0.5  spring(3, 1000, 500)"))
  }
}
