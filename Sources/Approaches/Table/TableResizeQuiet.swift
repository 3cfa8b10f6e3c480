/// As `TableResize`, but fills its rows in `performWithoutAnimation`.
///
/// That keeps the contents from flying in; a collection view's cells themselves got their frames from it, inside the
/// animation, and still do.
package struct TableResizeQuiet: Approach {
  private let resize = TableResize()

  package init() {}

  package func viewDidLoad(_ chat: ChatScreen) {
    let fill = chat.table.configureRow
    chat.table.configureRow = { [unowned chat] row, index in
      chat.performWithoutAnimation { fill?(row, index) }
    }
    resize.viewDidLoad(chat)
  }

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    resize.keyboardWillShow(keyboard, on: chat)
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    resize.keyboardWillHide(keyboard, on: chat)
  }
}
