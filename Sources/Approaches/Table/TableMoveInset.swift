/// As `TableMove`, but few messages stay, as the top inset grows by the same height.
final class TableMoveInset: Approach {
  /// The table's lift, in points.
  private var height = 0.0

  func viewDidLoad(_ chat: ChatScreen) {
    chat.layTableOutBehindNavigationBar()
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: chat.overlap(with: keyboard), with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: 0, with: keyboard, on: chat)
  }

  func viewWillTransition(to size: Size, on chat: ChatScreen) {
    chat.placeTableBehindNavigationBar()
    setInset(on: chat)
  }

  func messagesDidChange(on chat: ChatScreen) {
    chat.reload()
    setInset(on: chat)
    chat.scrollToBottom(animated: true)
  }

  private func move(
    upBy height: Double, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    self.height = height
    chat.animate(with: keyboard) {
      chat.moveTable(upBy: height)
      setInset(on: chat)
    }
  }

  private func setInset(on chat: ChatScreen) {
    let table = chat.table
    let isShort = table.contentSize.height < table.bounds.height
    table.contentInset.top = chat.navigationBar.frame.maxY + (isShort ? height : 0)
  }
}
