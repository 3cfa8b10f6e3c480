import Screens
import Testing

struct ChatScreenTests {
  /// Sets a chat up on a device and hands it to a check.
  private func onChat(
    _ device: String, _ orientation: Device.Orientation = .portrait, keyboard: Double = 260,
    frames: Bool = false, _ check: @escaping (ChatScreen, KeyboardNotification) -> Void
  ) throws {
    let script = Script(
      device: try #require(Device(named: device, orientation: orientation)),
      keyboard: KeyboardSetting(height: keyboard), events: [ScriptEvent(at: 0, .showKeyboard())],
      until: 0)
    _ = try script.play(Check(frames: frames, check: check), named: "check") {
      ChatScreen(Message.conversation(count: 6), in: $0)
    }
  }

  private struct Check: Approach {
    let frames: Bool
    let check: (ChatScreen, KeyboardNotification) -> Void

    func viewDidLoad(_ chat: ChatScreen) { if frames { chat.layOutByFrames() } }

    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      check(chat, keyboard)
    }
  }

  @Test(arguments: [false, true]) func bothLayoutsGiveTheSameFrames(frames: Bool) throws {
    var checks = 0
    try onChat("iPhone 7", frames: frames) { chat, _ in
      #expect(chat.toolbar.frame == Rect(x: 0, y: 623, width: 375, height: 44))
      #expect(chat.table.frame == Rect(x: 0, y: 64, width: 375, height: 559))
      checks += 1
    }
    try onChat("iPhone X", frames: frames) { chat, _ in
      #expect(chat.toolbar.frame == Rect(x: 0, y: 734, width: 375, height: 78))
      #expect(chat.toolbarContent.frame == Rect(x: 0, y: 0, width: 375, height: 44))
      #expect(chat.table.frame == Rect(x: 0, y: 88, width: 375, height: 646))
      checks += 1
    }
    try onChat("iPhone X", .landscapeRight, keyboard: 209, frames: frames) { chat, _ in
      #expect(chat.toolbarContent.frame == Rect(x: 44, y: 0, width: 724, height: 44))
      #expect(chat.table.frame.minY == 32)
      checks += 1
    }
    #expect(checks == 3)
  }

  @Test func theOverlapIsWhatOfTheSafeAreaIsCovered() throws {
    var overlaps: [Double] = []
    try onChat("iPhone 7") { overlaps.append($0.overlap(with: $1)) }
    try onChat("iPhone X", keyboard: 336) { overlaps.append($0.overlap(with: $1)) }
    try onChat("iPhone X", keyboard: 20) { overlaps.append($0.overlap(with: $1)) }
    #expect(overlaps == [260, 302, 0])
  }
}
