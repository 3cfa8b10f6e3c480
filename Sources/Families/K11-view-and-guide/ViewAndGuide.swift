/// Pins the bar to the keyboard layout guide and moves the whole view as well, as a keyboard manager added to a screen
/// that already answers does.
package struct ViewAndGuide: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Pins the bar to the guide.
  package func viewDidLoad(_ chat: ChatScreen) {
    chat.toolbarBottom.isActive = false
    let onGuide = chat.toolbarContent.bottomAnchor.constraint(
      equalTo: chat.view.keyboardLayoutGuide.topAnchor)
    onGuide.isActive = true
  }

  /// Moves the view.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(withDuration: keyboard.duration) {
      chat.view.transform = .translation(x: 0, y: -height)
    }
  }

  /// Puts the view back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(withDuration: keyboard.duration) { chat.view.transform = .identity }
  }
}
