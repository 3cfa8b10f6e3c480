import Screens
import Stage
import Testing

/// Chats as apps build them: what the bar stands on, where the list ends, how many lines the field has.
struct ChatSettingTests {
  private func film(_ setting: ChatSetting, on device: String = "iPhone 14") throws -> Film {
    try playChat(setting, on: device, with: Lifting.transform.handlers)
  }

  private let messages = Message.conversation(count: 30)

  @Test func aBarRestsOnTheSafeArea() throws {
    let film = try film(ChatSetting(messages: messages, bar: .safeArea))
    let bar = try #require(film.rect(of: .toolbar, at: .before(0)))
    #expect(bar == Rect(x: 0, y: 844 - 34 - 44, width: 390, height: 44))
    // Lifted by what the keyboard covers of the safe area it stands on the keyboard, background and content.
    let lifted = try #require(film.rect(of: .toolbar, at: .at(0.9)))
    #expect(lifted.maxY == film.rect(of: .keyboard, at: .at(0.9))?.minY)
    #expect(try film.room(at: 0.9) == 0)
    let home = try self.film(ChatSetting(messages: messages, bar: .safeArea), on: "iPhone 7")
    #expect(home.rect(of: .toolbar, at: .before(0))?.maxY == 667)
  }

  @Test(arguments: ChatSetting.BarPlace.allCases)
  func aListReachesBehindTheBar(bar: ChatSetting.BarPlace) throws {
    let film = try film(ChatSetting(messages: messages, bar: bar, listBottom: .view))
    #expect(film.rect(of: .table, at: .before(0))?.maxY == 844)
    let row = try #require(film.lastRowRect(at: .before(0)))
    // Its inset holds the last message as far above the bar as if it ended there.
    #expect(row.maxY == 844 - 34 - 44 - ChatScreen.fitBlank)
    let plain = try self.film(ChatSetting(messages: messages, bar: bar))
    #expect(plain.lastRowRect(at: .before(0))?.maxY == row.maxY)
  }

  /// By frames the screen rests as by constraints.
  @Test(arguments: ChatSetting.BarPlace.allCases, ChatSetting.ListBottom.allCases)
  func byFramesItIsTheSame(bar: ChatSetting.BarPlace, bottom: ChatSetting.ListBottom) throws {
    let setting = ChatSetting(messages: messages, bar: bar, listBottom: bottom, lines: 3)
    let constraints = try playChat(setting, on: "iPhone 14", with: ChatHandlers())
    let frames = try playChat(
      setting, on: "iPhone 14", with: ChatHandlers(load: { $0.layOutByFrames() }))
    for landmark in [Landmark.toolbar, .toolbarContent, .table] {
      #expect(
        frames.rect(of: landmark, at: .before(0)) == constraints.rect(of: landmark, at: .before(0)))
    }
  }

  @Test(arguments: [(1, 44.0), (2, 64), (11, 244), (12, 244), (0, 44)])
  func theBarIsAsTallAsItsLines(lines: Int, height: Double) throws {
    let film = try film(ChatSetting(messages: messages, lines: lines), on: "iPhone 7")
    #expect(film.rect(of: .toolbar, at: .before(0))?.height == height)
    #expect(film.rect(of: .table, at: .before(0))?.maxY == 667 - height)
    #expect(film.lastRowRect(at: .before(0))?.maxY == 667 - height - ChatScreen.fitBlank)
  }

  /// A list that is turned over rests as one that is not, and a message that comes in is at its bottom at once.
  @Test(arguments: [false, true]) func aListMayBeTurnedOver(isUpsideDown: Bool) throws {
    let setting = ChatSetting(messages: messages, isUpsideDown: isUpsideDown)
    let film = try playChat(
      setting, on: "iPhone 14", events: [ScriptEvent(at: 0.5, .receive("Hello"))],
      with: ChatHandlers())
    let row = try #require(film.lastRowRect(at: .before(0)))
    #expect(abs(row.maxY - (844 - 34 - 44 - ChatScreen.fitBlank)) < 1e-5)
    #expect(row.height > 0)
    let text = film.layers(at: 0).filter { film.layers[$0.index].name == "text" }
    #expect(text.count > 3)
    // Texts are upright and in their bubbles, the older above the newer.
    let tops = text.map(\.rect.minY)
    #expect(tops == (isUpsideDown ? tops.sorted(by: >) : tops.sorted()))
    #expect(film.warnings.isEmpty)
    let last = try #require(film.lastRowRect(at: .at(0.9)))
    if isUpsideDown { #expect(last.maxY <= row.maxY + 1e-5) }
  }

  @Test func aTurnedOverListTurnsWithTheDevice() throws {
    let film = try playChat(
      ChatSetting(messages: messages, isUpsideDown: true), on: "iPhone 14",
      events: [ScriptEvent(at: 0.2, .rotate(.landscapeRight))], with: ChatHandlers())
    let bar = try #require(film.rect(of: .toolbar, at: .at(0.9)))
    let row = try #require(film.lastRowRect(at: .at(0.9)))
    #expect(abs(row.maxY - (bar.minY - ChatScreen.fitBlank)) < 1e-5)
    #expect(film.warnings.isEmpty)
  }
}
