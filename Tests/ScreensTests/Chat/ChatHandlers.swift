import Screens
import Testing

/// Handlers on a chat as closures.
struct ChatHandlers: Approach {
  var load: (ChatScreen) -> Void = { _ in }
  var show: (KeyboardNotification, ChatScreen) -> Void = { _, _ in }
  var didShow: (KeyboardNotification, ChatScreen) -> Void = { _, _ in }
  var hide: (KeyboardNotification, ChatScreen) -> Void = { _, _ in }
  var type: (ChatScreen) -> Void = { _ in }

  func viewDidLoad(_ chat: ChatScreen) { load(chat) }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    show(keyboard, chat)
  }

  func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    didShow(keyboard, chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    hide(keyboard, chat)
  }

  func textDidChange(on chat: ChatScreen) { type(chat) }

  /// Handlers that lift the bar by what the keyboard covers, with the notified duration and curve.
  static func lifting(_ lift: @escaping (Double, ChatScreen) -> Void) -> ChatHandlers {
    func move(_ keyboard: KeyboardNotification, _ chat: ChatScreen, by height: Double) {
      let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
      chat.animate(withDuration: keyboard.duration, options: options) { lift(height, chat) }
    }
    return ChatHandlers(
      show: { move($0, $1, by: $1.overlap(with: $0)) }, hide: { move($0, $1, by: 0) })
  }
}

/// The ways to lift a bar.
enum Lifting: String, CaseIterable {
  case frame, constraint, transform

  var handlers: ChatHandlers {
    switch self {
    case .frame:
      var handlers = ChatHandlers.lifting { height, chat in
        chat.toolbar.frame.origin.y = chat.restingBottom - chat.toolbar.frame.height - height
      }
      handlers.load = { $0.layOutByFrames() }
      return handlers
    case .constraint:
      return .lifting { height, chat in
        chat.toolbarBottom.constant = -height
        chat.view.layoutIfNeeded()
      }
    case .transform:
      return .lifting { height, chat in
        chat.toolbar.transform = .translation(x: 0, y: -height)
      }
    }
  }
}

/// Plays handlers on a chat.
func playChat(
  _ setting: ChatSetting = ChatSetting(messages: Message.conversation(count: 6)),
  on device: String, held orientation: Device.Orientation = .portrait, keyboard: Double? = nil,
  context: HandlerContext = .deferred, system: SystemVersion = .ios18,
  assumptions: Assumptions = .standard,
  events: [ScriptEvent] = [ScriptEvent(at: 0, .showKeyboard())], until: Double = 1,
  with handlers: ChatHandlers
) throws -> Film {
  let device = try #require(Device(named: device, orientation: orientation))
  let script = Script(
    device: device,
    keyboard: KeyboardSetting(height: keyboard ?? device.keyboardHeightWithSuggestions),
    context: context, system: system, events: events, until: until,
    assumptions: assumptions)
  return try script.play(handlers, named: "test") { ChatScreen(setting, in: $0) }
}

extension Film {
  /// How far the bar's content stands above the keyboard, in points: negative where it is covered.
  func room(at time: Double) throws -> Double {
    let keyboard = try #require(rect(of: .keyboard, at: .at(time)))
    return keyboard.minY - (try #require(rect(of: .toolbarContent, at: .at(time))).maxY)
  }
}
