/// Shrinks the list as the keyboard comes and grows it as it goes, and lays it out, in the keyboard's animation.
///
/// Rows that the growing list reveals are made inside that animation: a collection view's cells and their contents fly in
/// from empty frames. A table view makes its cells without animation.
package struct TableResize: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Lays the screen out by frames.
  package func viewDidLoad(_ chat: ChatScreen) {
    chat.layOutByFrames()
  }

  /// Raises the bar and shrinks the table to above it; what was at its bottom stays there.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.resizeTable(toBarRaisedBy: chat.overlap(with: keyboard)) }
  }

  /// Puts both back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.resizeTable(toBarRaisedBy: 0) }
  }
}

extension ChatScreen {
  /// Places the bar this high above its rest, in points, and the table's bottom on it.
  func resizeTable(toBarRaisedBy height: Double) {
    toolbar.frame.origin.y = restingBottom - toolbar.frame.height - height
    let shrink = table.frame.maxY - toolbar.frame.minY
    if shrink > 0 {
      // A table that grows is held to its end by itself; one that shrinks is not.
      let end = table.contentSize.height + table.contentInset.bottom - table.bounds.height + shrink
      table.contentOffset.y = max(min(table.contentOffset.y + shrink, end), table.minimumOffset)
    }
    table.frame.size.height -= shrink
    table.layoutIfNeeded()
  }
}
