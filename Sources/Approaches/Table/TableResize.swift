/// Shrinks and grows the list with the keyboard, and lays it out, in the keyboard's animation.
///
/// Rows revealed by the growing list are made inside that animation: a collection view's cells and their contents fly
/// in from empty frames. A table view makes its cells without animation.
struct TableResize: Approach {
  func viewDidLoad(_ chat: ChatScreen) {
    chat.layOutByFrames()
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.resizeTable(toBarRaisedBy: chat.overlap(with: keyboard)) }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.resizeTable(toBarRaisedBy: 0) }
  }
}

extension ChatScreen {
  /// Places the bar this high above its rest, in points, with the table's bottom on it.
  func resizeTable(toBarRaisedBy height: Double) {
    toolbar.frame.origin.y = restingBottom - toolbar.frame.height - height
    let shrink = table.frame.maxY - toolbar.frame.minY
    if shrink > 0 {
      // A table that grows is clamped to its end by itself; one that shrinks is not.
      let end = table.contentSize.height + table.contentInset.bottom - table.bounds.height + shrink
      table.contentOffset.y = max(min(table.contentOffset.y + shrink, end), table.minimumOffset)
    }
    table.frame.size.height -= shrink
    table.layoutIfNeeded()
  }
}
