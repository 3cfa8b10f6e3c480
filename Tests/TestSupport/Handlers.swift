package import Scenarios

/// A chat's handlers as closures; what is not given does nothing but put the bar's transform back.
package struct Handlers: Approach {
  package var willShow, willHide, willChangeFrame: (KeyboardNotification, ChatScreen) -> Void
  package var didChangeText: (ChatScreen) -> Void

  package init(
    willShow: @escaping (KeyboardNotification, ChatScreen) -> Void = { _, _ in },
    willHide: @escaping (KeyboardNotification, ChatScreen) -> Void = { keyboard, chat in
      chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
    },
    willChangeFrame: @escaping (KeyboardNotification, ChatScreen) -> Void = { _, _ in },
    didChangeText: @escaping (ChatScreen) -> Void = { _ in }
  ) {
    self.willShow = willShow
    self.willHide = willHide
    self.willChangeFrame = willChangeFrame
    self.didChangeText = didChangeText
  }

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    willShow(keyboard, chat)
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    willHide(keyboard, chat)
  }

  package func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    willChangeFrame(keyboard, chat)
  }

  package func textDidChange(on chat: ChatScreen) { didChangeText(chat) }

  /// Raises the bar with the keyboard, and so many points too far.
  package static func raised(by distance: Double) -> Handlers {
    Handlers(willShow: { keyboard, chat in
      let height = chat.overlap(with: keyboard) + distance
      chat.animate(with: keyboard) { chat.toolbar.transform = .translation(x: 0, y: -height) }
    })
  }
}

/// A scenario of a few lines; without messages, and with handlers in turns of their own, unless they say so.
package func scene(_ lines: String, device: String? = nil, fps: Double = 60) throws -> Scenario {
  let isChat = !lines.contains("form:") && !lines.contains("messages:")
  let context = lines.contains("context:") ? "" : "context: deferred\n"
  return try Scenario(
    yaml: "name: t\n\(context)\(isChat ? "messages: 0\n" : "")\(lines)",
    overrides: Overrides(device: device, framesPerSecond: fps))
}

extension ChatScreen {
  /// Moves the bar to so far above its place, as the keyboard goes.
  package func raise(by height: Double, with keyboard: KeyboardNotification) {
    animate(with: keyboard) { toolbar.transform = .translation(x: 0, y: -height) }
  }
}

extension Scenario {
  /// The families that handlers of a chat show, by precedence.
  package func families<A: Approach>(of make: () -> A) throws -> [BugFamily?]
  where A.Screen == ChatScreen {
    try explanation(of: make).findings.map(\.family)
  }

  /// The same of a form's.
  package func families<A: Approach>(of make: () -> A) throws -> [BugFamily?]
  where A.Screen == FormScreen {
    try explanation(of: make).findings.map(\.family)
  }

  /// The same of a built-in approach.
  package func families(ofBuiltIn name: String) throws -> [BugFamily?] {
    guard let approach = NamedApproach.named(name) else { throw Missing(name: name) }
    return try explanation(of: approach).findings.map(\.family)
  }

  private struct Missing: Error {
    let name: String
  }
}

extension Explanation {
  /// Whether something is wrong, and a family is not what it is called.
  package func isFaultyOtherThan(_ family: BugFamily) -> Bool {
    asItIs.fault > tolerance && !findings.contains { $0.family == family }
  }
}
