import Scenarios
import Testing

@testable import Painting

struct FramePainterMovingTests {
  private func svg(
    _ scenario: String, _ count: Int = 1, isAnnotated: Bool = false, window: Rect? = nil
  ) throws -> String {
    let scenario = try Scenario.named(scenario)
    let films = try scenario.approaches.prefix(count).map { try scenario.film(of: $0) }
    let frames = films[0].frameTimes.enumerated().map { ($0.offset, $0.element) }
    return try FramePainter(
      films,
      FramePainter.Setting(scale: Vectors.scale, window: window, isAnnotated: isAnnotated)
    ).movingSVG(of: frames, delay: 1 / 60, loops: 0, title: "A & B")
  }

  /// What a reader gets is well-formed, whole and alone: for layers, films side by side, glass, and a device that turns.
  @Test(arguments: [
    ("keyboard-gap", 1, false), ("keyboard-gap", 2, true), ("rounded-keyboard", 1, false),
    ("turned-with-keyboard", 1, false), ("field-left-behind", 1, true),
  ])
  func filesAreWhole(scenario: String, count: Int, isAnnotated: Bool) throws {
    let source = try svg(scenario, count, isAnnotated: isAnnotated)
    let file = try #require(SVGFile(source))
    #expect(file.doubledIDs.isEmpty)
    #expect(file.references.isSubset(of: file.ids))
    #expect(file.addresses.allSatisfy { $0.hasPrefix("#") })
    #expect(!file.names.contains("script") && !file.names.contains("image"))
    #expect(file.title == "A & B" && file.summary.contains(" frames in "))
    #expect(file.root["role"] == "img")
    #expect(source.contains("@keyframes") && source.contains("prefers-reduced-motion"))
    #expect(try svg(scenario, count, isAnnotated: isAnnotated) == source)
  }

  /// The still frame is the one in which most is marked, and the description says what.
  @Test func theStillFrameIsTheWorst() throws {
    let file = try #require(SVGFile(try svg("keyboard-gap", 2)))
    #expect(file.summary.contains("constraints: 260 pt at 0 ms."))
  }

  /// Of a part of the screen what lies elsewhere is not written.
  @Test func hiddenFiguresAreNotWritten() throws {
    let whole = try svg("keyboard-gap")
    let part = try svg("keyboard-gap", window: Rect(x: 0, y: 0, width: 375, height: 64))
    #expect(part.utf8.count < whole.utf8.count / 3)
    #expect(!part.contains("class="))
  }
}
