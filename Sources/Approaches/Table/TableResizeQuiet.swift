/// As `TableResize`, but fills its rows in `performWithoutAnimation`.
///
/// That keeps the contents from flying in; a collection view's cells themselves got their frames from it, inside the
/// animation, and still do.
struct TableResizeQuiet: Approach {
  private let resize = TableResize()

  func viewDidLoad(_ chat: ChatScreen) {
    let fill = chat.table.configureRow
    chat.table.configureRow = { [unowned chat] row, index in
      chat.performWithoutAnimation { fill?(row, index) }
    }
    resize.viewDidLoad(chat)
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    resize.keyboardWillShow(keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    resize.keyboardWillHide(keyboard, on: chat)
  }
}
