/// Makes the bar the input accessory view, in the keyboard's own window.
///
/// The app only makes room below the last message. It is measured from the bar, as the notified frame includes the bar
/// up to iOS 18 but not from iOS 26 on.
struct RidingAccessory: Approach {
  func viewDidLoad(_ chat: ChatScreen) {
    chat.makeToolbarInputAccessory()
    makeRoom(on: chat)
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    makeRoom(with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    makeRoom(with: keyboard, on: chat)
  }

  func textDidChange(on chat: ChatScreen) {
    makeRoom(on: chat)
  }

  private func makeRoom(with keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      makeRoom(on: chat)
      chat.scrollToBottom(animated: false)
    }
  }

  /// A sheet may end above the bar, which then covers none of it.
  private func makeRoom(on chat: ChatScreen) {
    let bar = chat.view.convert(chat.toolbar.bounds, from: chat.toolbar)
    let covered = max(0, chat.view.bounds.maxY - bar.minY)
    chat.table.contentInset.bottom = ChatScreen.fitBlank + covered
  }
}
