/// Resizes the table as `TableResize` does, and fills its rows in `performWithoutAnimation`.
///
/// That cures the contents, which no longer fly in; a collection view's cells themselves got their frames from it, inside
/// the animation, and still do.
package struct TableResizeQuiet: Approach {
  private let resize = TableResize()

  /// The handlers remember nothing.
  package init() {}

  /// Lays the screen out by frames, and fills rows without animation.
  package func viewDidLoad(_ chat: ChatScreen) {
    let fill = chat.table.configureRow
    chat.table.configureRow = { [unowned chat] row, index in
      chat.performWithoutAnimation { fill?(row, index) }
    }
    resize.viewDidLoad(chat)
  }

  /// Raises the bar and shrinks the table to above it.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    resize.keyboardWillShow(keyboard, on: chat)
  }

  /// Puts both back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    resize.keyboardWillHide(keyboard, on: chat)
  }
}
