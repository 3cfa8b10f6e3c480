/// Makes the bar the input accessory view, which rides on the keyboard in the keyboard's own window.
///
/// What is left to the app is the room below the last message. It is measured from the bar, as the notified frame
/// holds the bar up to iOS 18 and not from iOS 26 on.
public struct RidingAccessory: Approach {
  /// The handlers remember nothing.
  public init() {}

  /// Hands the bar to the system.
  public func viewDidLoad(_ chat: ChatScreen) {
    chat.makeToolbarInputAccessory()
  }

  /// Makes room for keyboard and bar.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    makeRoom(with: keyboard, on: chat)
  }

  /// Takes it back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    makeRoom(with: keyboard, on: chat)
  }

  private func makeRoom(with keyboard: KeyboardNotification, on chat: ChatScreen) {
    let bar = chat.view.convert(chat.toolbar.bounds, from: chat.toolbar)
    chat.animate(with: keyboard) {
      chat.table.contentInset.bottom = ChatScreen.fitBlank + chat.view.bounds.maxY - bar.minY
      chat.scrollToBottom(animated: false)
    }
  }
}
