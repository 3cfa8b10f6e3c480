import Scenarios
import TestSupport
import Testing

@testable import Diagnosis
@testable import Families

struct ScrollClockFamilyTests {
  @Test(arguments: [50.0, 60, 120]) func scrollsOnItsOwnClock(fps: Double) throws {
    let scenario = try scene("messages: 24", fps: fps)
    #expect(try scenario.families(ofBuiltIn: "scroll-on-own-clock").first == .scrollClock)
    #expect(try !scenario.families(of: { InsetWithoutOffset() }).contains(.scrollClock))
  }

  /// Messages stray from more than 4 points on.
  @Test(arguments: [(3.9, false), (4, false), (4.1, true)])
  func howFarMessagesMayStray(distance: Double, isNamed: Bool) throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        ListAlways().keyboardWillShow(keyboard, on: chat)
        chat.table.contentOffset.y -= distance
        chat.asyncAfter(0.2) { [unowned chat] in chat.table.contentOffset.y += distance }
      }, willHide: { ListAlways().keyboardWillHide($0, on: $1) })
    #expect(try scene("messages: 24").families(of: { handlers }) == (isNamed ? [.scrollClock] : []))
  }

  /// Messages that something else moves late, or not at all, may have another cause.
  @Test func withoutAnAnimatedScrollItIsOnlyPossible() throws {
    let scene = try scene("messages: 24")
    let scrolls = try #require(NamedApproach.named("scroll-on-own-clock"))
    #expect(try scene.explanation(of: scrolls).findings.first?.certainty == .likely)
    let late = try scene.explanation(of: {
      Handlers(
        willShow: { keyboard, chat in
          ListAlways().keyboardWillShow(keyboard, on: chat)
          chat.table.contentOffset.y -= 30
          chat.asyncAfter(0.2) { [unowned chat] in chat.table.contentOffset.y += 30 }
        }, willHide: { ListAlways().keyboardWillHide($0, on: $1) })
    })
    let finding = try #require(late.findings.first { $0.family == .scrollClock })
    #expect(finding.certainty == .possible)
    #expect(!finding.evidence.contains("animated scroll"))
  }

  /// A list that a finger has let go of has a clock of its own by right.
  @Test(arguments: [-900.0, -300, -100, 100, 400]) func aFlickedListThatStillMoves(distance: Double)
    throws
  {
    let scenario = try scene(
      """
      messages: 24
      events: [{at: 0, scroll: \(distance)}, {at: 0.6, keyboard: show}, {at: 3, keyboard: hide}]
      until: 5
      """)
    for approach in ["content-inset", "list-always", "table-move"] {
      #expect(try !scenario.families(ofBuiltIn: approach).contains(.scrollClock), "\(approach)")
    }
  }

  /// What the list does once the bar has come is a fault as far as it uncovers messages: they begin 15 points above
  /// the bar, and what is left of the way after that is made later.
  @Test(arguments: [(-40.0, false), (18.9, false), (19, false), (19.1, true), (200, true)])
  func listsThatComeAfterTheBar(distance: Double, isNamed: Bool) throws {
    let handlers = Handlers(
      willShow: { keyboard, chat in
        let height = chat.overlap(with: keyboard)
        chat.animate(with: keyboard) {
          chat.toolbar.transform = .translation(x: 0, y: -height)
          chat.table.transform = .translation(x: 0, y: distance - height)
        }
        chat.asyncAfter(0.55) { [unowned chat] in
          chat.animate(withDuration: 0.2) { chat.table.transform = .translation(x: 0, y: -height) }
        }
      }, willHide: { ListAlways().keyboardWillHide($0, on: $1) })
    #expect(
      try scene("messages: 24").families(of: { handlers }).contains(.scrollClock) == isNamed)
  }

  /// A list that settles by its inset once the keyboard has gone does not scroll on a clock of its own.
  @Test func aListThatSettlesOnHide() throws {
    let scenario = try Scenario.named("new-message-behind-the-keyboard")
    #expect(try scenario.families(ofBuiltIn: "chat-three-cases-published") == [.lastMessageHidden])
  }

  /// Where the bar itself is late, the messages that go with it are not on a clock of their own.
  @Test func messagesThatGoWithALateBar() throws {
    final class Late: Approach {
      private let list = ListAlways()
      func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        chat.asyncAfter(0.2) { [list, unowned chat] in list.keyboardWillShow(keyboard, on: chat) }
      }
      func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
        list.keyboardWillHide(keyboard, on: chat)
      }
    }
    let families = try scene("messages: 24").families(of: { Late() })
    #expect(families.first == .lateStart)
    #expect(!families.contains(.scrollClock))
  }
}
