/// A bar on the safe area that rises by the keyboard's height, with or without the inset.
final class SafeAreaBar: Approach {
  private let subtractsInset: Bool
  private var bottom: Constraint?

  init(subtractsInset: Bool) {
    self.subtractsInset = subtractsInset
  }

  func viewDidLoad(_ chat: ChatScreen) {
    chat.toolbarBottom.isActive = false
    chat.toolbarHeight.constant = chat.contentHeight(of: 1)
    bottom = chat.toolbar.bottomAnchor.constraint(
      equalTo: chat.view.safeAreaLayoutGuide.bottomAnchor)
    bottom?.isActive = true
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let inset = subtractsInset ? chat.view.safeAreaInsets.bottom : 0
    move(upBy: keyboard.frameEnd.height - inset, with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: 0, with: keyboard, on: chat)
  }

  private func move(
    upBy height: Double, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    chat.animate(with: keyboard) {
      bottom?.constant = -height
      chat.view.layoutIfNeeded()
    }
  }
}
