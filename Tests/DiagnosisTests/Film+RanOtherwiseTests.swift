import Foundation
import Scenarios
import TestSupport
import Testing

@testable import Diagnosis

/// What a block asked for beside what ran.
struct FilmRanOtherwiseTests {
  /// A handler that asks for a spring of 0.4 s.
  private struct Springing: Approach {
    func move(_ lift: Double, on chat: ChatScreen) {
      chat.animate(withDuration: 0.4, usingSpringWithDamping: 1, initialSpringVelocity: 0) {
        chat.toolbar.transform = .translation(x: 0, y: -lift)
      }
    }
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      move(chat.overlap(with: keyboard), on: chat)
    }
    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      move(0, on: chat)
    }
  }

  private let scenario = Result {
    try Scenario(yaml: "name: test\ndevice: iPhone 7", file: "test.yaml")
  }

  @Test func aSpringInTheKeyboardsBlockIsReported() throws {
    let film = try scenario.get().film(of: Springing(), context: .inherited)
    #expect(
      film.ranOtherwise == [
        "Asked for a spring of 0.4 s; the keyboard's block around it ran its own 0.5 s. That is open: "
          + "“A spring inside another block” (Truth)."
      ])
  }

  /// A block of no duration is one all the same.
  @Test func aBlockThatAskedForNoTimeIsReported() throws {
    let yaml = """
      name: test
      device: iPhone 7
      context: inherited
      approaches: [{name: zero, move: frame, curve: easeInOut, duration: 0}]
      """
    let scenario = try Scenario(yaml: yaml, file: "test.yaml")
    let film = try scenario.film(of: try #require(scenario.approach(named: "zero")))
    #expect(
      film.ranOtherwise == ["Asked for 0 s; the keyboard's block around it ran its own 0.5 s."])
  }

  @Test func outsideItRunsWhatWasAskedFor() throws {
    let film = try scenario.get().film(of: Springing(), context: .deferred)
    #expect(film.ranOtherwise.isEmpty)
  }

  /// With the keyboard's curve a block runs the same inside and outside, whatever duration it asks for.
  @Test func theKeyboardsCurveRunsAsAskedFor() throws {
    func film(_ approach: String) throws -> Film {
      let yaml = "name: test\ndevice: iPhone 7\ncontext: inherited"
      let scenario = try Scenario(yaml: yaml, file: "test.yaml")
      return try scenario.film(of: try #require(scenario.approach(named: approach)))
    }
    #expect(try film("transform").ranOtherwise.isEmpty)
    #expect(
      try film("transform-no-curve").ranOtherwise == [
        "Asked for easeInOut of 0.25 s; the keyboard's block around it ran its own 0.5 s."
      ])
  }

  /// A bar that jumps, because layout places it after the block, ran nothing of what the block around it handed on.
  @Test func aBlockThatMovesNoBarIsNotReported() throws {
    let yaml = "name: test\ndevice: iPhone 7\ncontext: inherited"
    let scenario = try Scenario(yaml: yaml, file: "test.yaml")
    let film = try scenario.film(of: try #require(scenario.approach(named: "constraints")))
    #expect(film.ranOtherwise.isEmpty)
    let laidOut = try scenario.film(
      of: try #require(scenario.approach(named: "constraints-layout")))
    #expect(laidOut.ranOtherwise.count == 1)
  }

  /// What is named as open is a case of the decisions, and open.
  @Test func namedDecisionsAreOpen() throws {
    let text = try String(
      contentsOf: Repository.root.appending(path: "Sources/Stage/decisions.txt"), encoding: .utf8)
    for name in [LogEntry.Block.nestedSpring, LogEntry.Block.nestedAnimator] {
      let record = try #require(
        text.components(separatedBy: "\n\n").first { $0.hasPrefix("case: \(name)\n") })
      #expect(record.contains("state: open"))
    }
  }
}
