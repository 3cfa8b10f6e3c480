import Screens
import Testing

/// Messages that are sent and received while a chat is played.
struct ChatMessagesTests {
  private struct Quiet: Approach {
    func messagesDidChange(on chat: ChatScreen) {}
  }

  private struct Plain: Approach {
    typealias Screen = ChatScreen
  }

  private func film(_ approach: some Approach<ChatScreen>) throws -> Film {
    let script = Script(
      device: try #require(Device(named: "iPhone 7")), keyboard: KeyboardSetting(height: 260),
      events: [
        ScriptEvent(at: 0.1, .send("hello", height: 90)), ScriptEvent(at: 0.2, .receive("hello")),
      ], until: 0.3)
    return try script.play(approach, named: "test") {
      ChatScreen(Message.conversation(count: 2), in: $0)
    }
  }

  /// The model has it at once, the table only once it is reloaded: a handler that forgets to shows nothing.
  @Test func anEventAddsToTheModelAndNotToTheTable() throws {
    let film = try film(Quiet())
    #expect(film.rows(at: .at(0.3)).count == 2)
    #expect(film.warnings.isEmpty)
  }

  @Test func aHandlerThatSaysNothingReloads() throws {
    let film = try film(Plain())
    #expect([0, 0.1, 0.2].map { film.rows(at: .at($0)).count } == [2, 3, 4])
    let rows = film.rows(at: .at(0.3))
    #expect(rows[2].height == 90)
    #expect(rows[3].height == Message(from: .them, "hello").layout.rowHeight)
    #expect(rows[3].layer != nil)
  }

  /// What the owner sends stands on the right, what comes in on the left.
  @Test func theSenderDecidesTheSide() throws {
    let film = try film(Plain())
    let rows = film.rows(at: .at(0.3))
    let avatars = try [2, 3].map { index in
      let row = try #require(rows[index].layer)
      let avatar = try #require(
        film.layers.firstIndex { $0.parent == row && $0.name == "avatar" })
      return try #require(film.rect(of: avatar, at: .at(0.3))).minX
    }
    #expect(avatars == [375 - 55, 10])
  }
}
