import Scenarios
import Testing

/// The numbers of the scenarios about messages.
struct ChatScenariosTests {
  struct Numbers: Sendable, CustomTestStringConvertible {
    let scenario, approach: String
    var covered = 0.0
    var offTop = 0.0
    var blank = 0.0
    var seen = 1.0

    var testDescription: String { "\(scenario), \(approach)" }

    init(
      _ scenario: String, _ approach: String, covered: Double = 0, offTop: Double = 0,
      blank: Double = 0, seen: Double = 1
    ) {
      self.scenario = scenario
      self.approach = approach
      self.covered = covered
      self.offTop = offTop
      self.blank = blank
      self.seen = seen
    }
  }

  /// At rest on the keyboard.
  static let atRest = [
    Numbers("no-message-only-the-bar-rises", "chat-three-cases", blank: 299),
    Numbers("no-message-only-the-bar-rises", "toolbar-only", blank: 299),
    Numbers("no-message-only-the-bar-rises", "whole-screen", blank: 299),
    Numbers("few-messages-stay", "chat-three-cases", blank: 19),
    Numbers("few-messages-stay", "toolbar-only", blank: 19),
    Numbers("few-messages-stay", "whole-screen", offTop: 3, blank: 279, seen: 0.2),
    Numbers("some-messages-rise-a-little", "chat-three-cases", offTop: 2),
    Numbers("some-messages-rise-a-little", "toolbar-only", covered: 2, seen: 0),
    Numbers("some-messages-rise-a-little", "whole-screen", offTop: 3, blank: 119),
    Numbers("many-messages-rise-with-the-screen", "chat-three-cases", offTop: 3, blank: 15),
    Numbers("many-messages-rise-with-the-screen", "whole-screen", offTop: 3, blank: 15),
    Numbers("many-messages-rise-with-the-screen", "toolbar-only", covered: 3, seen: 0),
    Numbers("first-message-stays", "chat-three-cases", blank: 139),
    Numbers("first-message-stays", "whole-screen", offTop: 2, blank: 299, seen: 0),
    Numbers("new-messages-lift-the-list", "chat-three-cases", offTop: 2),
    Numbers("new-messages-lift-the-list", "toolbar-only", covered: 2, seen: 0),
    Numbers("new-messages-lift-the-list", "whole-screen", offTop: 3, blank: 119),
    Numbers("new-messages-lift-the-list-to-its-stop", "chat-three-cases", offTop: 4, blank: 15),
    Numbers(
      "new-messages-lift-the-list-to-its-stop", "toolbar-only", covered: 3, offTop: 1, seen: 0),
    Numbers("new-message-scrolls-in", "chat-three-cases", offTop: 5, blank: 15),
    Numbers("new-message-scrolls-in", "toolbar-only", covered: 3, offTop: 2, seen: 0),
    Numbers(
      "new-message-behind-the-keyboard", "chat-three-cases-published", covered: 1, offTop: 2,
      seen: 0),
    Numbers("new-message-behind-the-keyboard", "chat-three-cases", offTop: 3, blank: 15),
    Numbers("blank-after-a-lower-keyboard", "chat-three-cases-published", offTop: 1, blank: 41),
    Numbers("blank-after-a-lower-keyboard", "chat-three-cases", offTop: 1),
    Numbers("only-message-leaves-the-top", "table-move", offTop: 1, blank: 299, seen: 0),
    Numbers("only-message-leaves-the-top", "table-move-inset", blank: 219),
    Numbers("only-message-leaves-the-top", "table-resize", blank: 219),
    Numbers("list-rises-from-its-end", "list-always", offTop: 3, blank: 15),
    Numbers("list-rises-from-its-end", "list-when-at-end", offTop: 3, blank: 15),
    Numbers("list-rises-from-its-end", "list-persistent", offTop: 3, blank: 15),
    Numbers("list-rises-from-its-end", "list-never", covered: 3, seen: 0),
    Numbers("list-rises-under-the-reader", "list-always", offTop: 3, seen: 0),
    Numbers("list-rises-under-the-reader", "list-when-at-end", covered: 3, seen: 0),
    Numbers("list-rises-under-the-reader", "list-persistent", offTop: 3, seen: 0),
    Numbers("list-rises-under-the-reader", "list-never", covered: 3, seen: 0),
  ]

  private func film(_ scenario: String, _ approach: String) throws -> Film {
    let scenario = try Scenario.named(scenario)
    return try scenario.film(of: try #require(scenario.approach(named: approach)))
  }

  @Test(arguments: atRest) func numbersAtRest(numbers: Numbers) throws {
    let film = try film(numbers.scenario, numbers.approach)
    let messages = try #require(film.measures.messages)
    #expect(messages.covered.atRest.value == numbers.covered)
    #expect(messages.offTop.atRest.value == numbers.offTop)
    #expect(messages.blankAboveToolbar.atRest.value == numbers.blank)
    #expect(abs(messages.lastMessageVisible.atRest.value - numbers.seen) < 1e-12)
    // None of these is about the bar: it stays on the keyboard.
    #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
    #expect(film.measures.rows?.all.allSatisfy { $0.value == 0 } == true)
    #expect(film.warnings.isEmpty)
  }

  /// The bar is where it rests 216 points below the keyboard's edge, which has not moved yet.
  @Test func theBarDropsAtOnce() throws {
    let published = try film("bar-drops-at-once", "chat-three-cases-published").measures
    #expect(published.overlapMax.value == 216)
    #expect(published.overlapMax.time == 1.2)
    let mended = try film("bar-drops-at-once", "chat-three-cases").measures
    #expect(mended.overlapMax.value == 0 && mended.gapMax.value == 0)
  }

  /// A list that stays risen leaves the keyboard's height blank after the hide.
  @Test func aPersistentListLeavesBlankBelowIt() throws {
    let film = try film("list-rises-from-its-end", "list-persistent")
    #expect(film.measures.messages?.blankAboveToolbar.worst.value == 275)
  }

  /// As a finger drags the keyboard away, cells and their contents fly in; quiet, the cells alone; moved, neither.
  @Test func cellsFlyInOnHide() throws {
    func stray(_ approach: String) throws -> (cells: Double, contents: Double) {
      let rows = try #require(try film("cells-fly-in-on-hide", approach).measures.rows)
      return (rows.strayMotionCells.value, rows.strayMotionContents.value)
    }
    let resized = try stray("table-resize")
    // As far as they are seen: rows begin to fly in from beyond the screen.
    #expect(resized.cells > 200 && resized.contents > 40)
    #expect(resized.cells < 667)
    let quiet = try stray("table-resize-quiet")
    #expect(quiet.cells == resized.cells && quiet.contents == 0)
    for approach in ["table-move", "table-move-inset"] {
      #expect(try stray(approach) == (0, 0))
    }
  }
}
