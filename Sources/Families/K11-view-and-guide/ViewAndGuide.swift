/// Pins the bar to the guide and moves the whole view too, as an added keyboard manager does.
struct ViewAndGuide: Approach {
  func viewDidLoad(_ chat: ChatScreen) {
    chat.toolbarBottom.isActive = false
    let onGuide = chat.toolbarContent.bottomAnchor.constraint(
      equalTo: chat.view.keyboardLayoutGuide.topAnchor)
    onGuide.isActive = true
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    chat.animate(withDuration: keyboard.duration) {
      chat.view.transform = .translation(x: 0, y: -height)
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(withDuration: keyboard.duration) { chat.view.transform = .identity }
  }
}
