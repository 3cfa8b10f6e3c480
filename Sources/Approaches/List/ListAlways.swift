/// The list rises with the bar, however it is scrolled and however few messages it has.
package struct ListAlways: Approach {
  package init() {}

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let raised = Transform.translation(x: 0, y: -chat.overlap(with: keyboard))
    chat.animate(with: keyboard) {
      chat.toolbar.transform = raised
      chat.table.transform = raised
    }
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .identity
      chat.table.transform = .identity
    }
  }
}
