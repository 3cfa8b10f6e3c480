import Scenarios
import Testing

@testable import Diagnosis

struct RuleOfMessagesTests {
  // MARK: K12

  private static let dragged = """
    messages: 24
    events: [{at: 0, keyboard: show}, {at: 1, scroll: -120}]
    until: 1.8
    """

  @Test func rowsThatFlyIn() throws {
    let scenario = try scene(RuleOfMessagesTests.dragged)
    #expect(try scenario.families(ofBuiltIn: "table-resize").first == .cellsAnimate)
    #expect(try scenario.families(ofBuiltIn: "table-resize-quiet").first == .cellsAnimate)
    #expect(try !scenario.families(ofBuiltIn: "table-move").contains(.cellsAnimate))
  }

  /// Rows, or what is in them, are astray from more than 4 points on.
  @Test(arguments: [(3.9, false), (4, false), (4.1, true)], [false, true])
  func howFarRowsMayStray(stray: (distance: Double, isNamed: Bool), inContents: Bool) throws {
    let handlers = Handlers(willShow: { keyboard, chat in
      let row = chat.table.view(ofRow: 0)
      let view = inContents ? row?.subviews.first : row
      view?.center.y += stray.distance
      chat.raise(by: chat.overlap(with: keyboard), with: keyboard)
      chat.asyncAfter(0.2) { [unowned chat] in
        let row = chat.table.view(ofRow: 0)
        chat.animate(withDuration: 0.1) {
          (inContents ? row?.subviews.first : row)?.center.y -= stray.distance
        }
      }
    })
    let families = try scene("messages: 2").families(of: { handlers })
    #expect(families.contains(.cellsAnimate) == stray.isNamed)
  }

  // MARK: K13

  /// The whole view goes up by the keyboard.
  private static func wholeView() -> Handlers {
    Handlers(
      willShow: { keyboard, chat in
        let height = chat.overlap(with: keyboard)
        chat.animate(with: keyboard) { chat.view.transform = .translation(x: 0, y: -height) }
      },
      willHide: { keyboard, chat in
        chat.animate(with: keyboard) { chat.view.transform = .identity }
      })
  }

  /// 559 points lie between the bars; what the messages leave of them is blank once they have gone up: more than 40
  /// points are too many.
  @Test(arguments: [(39.0, false), (40, false), (41, true), (400, true)])
  func blankBelow(blank: Double, isNamed: Bool) throws {
    let rest = 559 - blank - 100
    let messages =
      "messages: [{from: them, text: a, height: 100}, {from: me, text: b, height: \(rest)}]"
    let families = try scene(messages).families(of: { RuleOfMessagesTests.wholeView() })
    #expect(families.contains(.fewMessages) == isNamed)
  }

  // MARK: K14

  /// Messages that end above the keyboard, at 363 points, are not hidden by it; one of which more than half is covered
  /// is.
  @Test(arguments: [(299.0, false), (400, false), (549, true)])
  func theLastMessage(height: Double, isNamed: Bool) throws {
    let messages =
      "messages: [{from: them, text: a, height: 100}, {from: me, text: b, height: \(height - 100)}]"
    let families = try scene(messages).families(of: { InsetWithoutOffset() })
    #expect((families.first == .lastMessageHidden) == isNamed)
    #expect(families.isEmpty == !isNamed)
  }

  @Test func manyMessages() throws {
    let scenario = try scene("messages: 24")
    #expect(try scenario.families(of: { InsetWithoutOffset() }).first == .lastMessageHidden)
    #expect(try scenario.families(of: { ListAlways() }).isEmpty)
  }

  // MARK: K15

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
