/// Moves the table as `TableMove` does, and while its content is shorter than it grows the top inset by the same
/// height, so that few messages stay where they are.
package final class TableMoveInset: Approach {
  /// How high the table stands above its rest, in points.
  private var height = 0.0

  /// A fresh one has seen no keyboard.
  package init() {}

  /// Lays the table out behind the navigation bar.
  package func viewDidLoad(_ chat: ChatScreen) {
    chat.layTableOutBehindNavigationBar()
  }

  /// Raises bar and table.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: chat.overlap(with: keyboard), with: keyboard, on: chat)
  }

  /// Puts both back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    move(upBy: 0, with: keyboard, on: chat)
  }

  /// Lays the table out for the new size, as high as it stands.
  package func viewWillTransition(to size: Size, on chat: ChatScreen) {
    chat.placeTableBehindNavigationBar()
    setInset(on: chat)
  }

  /// Shows the new message.
  package func messagesDidChange(on chat: ChatScreen) {
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
