import Scenarios

@testable import Diagnosis

/// A chat's handlers as closures; what is not given does nothing but put the bar's transform back.
struct Handlers: Approach {
  var willShow: (KeyboardNotification, ChatScreen) -> Void = { _, _ in }
  var willHide: (KeyboardNotification, ChatScreen) -> Void = { keyboard, chat in
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
  var willChangeFrame: (KeyboardNotification, ChatScreen) -> Void = { _, _ in }
  var didChangeText: (ChatScreen) -> Void = { _ in }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    willShow(keyboard, chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    willHide(keyboard, chat)
  }

  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    willChangeFrame(keyboard, chat)
  }

  func textDidChange(on chat: ChatScreen) { didChangeText(chat) }

  /// Raises the bar with the keyboard, and so many points too far.
  static func raised(by distance: Double) -> Handlers {
    Handlers(willShow: { keyboard, chat in
      let height = chat.overlap(with: keyboard) + distance
      chat.animate(with: keyboard) { chat.toolbar.transform = .translation(x: 0, y: -height) }
    })
  }
}

/// A scenario of a few lines; without messages unless they say so.
func scene(_ lines: String, device: String? = nil, fps: Double = 60) throws -> Scenario {
  let isChat = !lines.contains("form:") && !lines.contains("messages:")
  return try Scenario(
    yaml: "name: t\n\(isChat ? "messages: 0\n" : "")\(lines)",
    overrides: Overrides(device: device, framesPerSecond: fps))
}

extension ChatScreen {
  /// Moves the bar to so far above its place, as the keyboard goes.
  func raise(by height: Double, with keyboard: KeyboardNotification) {
    animate(with: keyboard) { toolbar.transform = .translation(x: 0, y: -height) }
  }
}

extension Scenario {
  /// The families that handlers of a chat show, the surest first.
  func families<A: Approach>(of make: () -> A) throws -> [BugFamily?]
  where A.Screen == ChatScreen {
    try explanation(of: make).findings.map(\.family)
  }

  /// The same of a form's.
  func families<A: Approach>(of make: () -> A) throws -> [BugFamily?]
  where A.Screen == FormScreen {
    try explanation(of: make).findings.map(\.family)
  }

  /// The same of a built-in approach.
  func families(ofBuiltIn name: String) throws -> [BugFamily?] {
    guard let approach = NamedApproach.named(name) else { throw Missing(name: name) }
    return try explanation(of: approach).findings.map(\.family)
  }

  private struct Missing: Error {
    let name: String
  }
}

extension Explanation {
  /// Whether something is wrong, and a family is not what it is called.
  func isFaultyOtherThan(_ family: BugFamily) -> Bool {
    asItIs.fault > tolerance && !findings.contains { $0.family == family }
  }
}
