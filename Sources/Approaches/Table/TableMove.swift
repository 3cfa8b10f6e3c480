/// Moves the table up by the keyboard's height and leaves its size alone: no row is made or dropped, so none strays.
///
/// A message that stood at the top leaves the screen.
package struct TableMove: Approach {
  /// The handlers remember nothing.
  package init() {}

  /// Lays the table out behind the navigation bar.
  package func viewDidLoad(_ chat: ChatScreen) {
    chat.layTableOutBehindNavigationBar()
  }

  /// Raises bar and table.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.moveTable(upBy: chat.overlap(with: keyboard)) }
  }

  /// Puts both back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.moveTable(upBy: 0) }
  }

  /// Lays the table out for the new size, as high as it stands.
  package func viewWillTransition(to size: Size, on chat: ChatScreen) {
    chat.placeTableBehindNavigationBar()
  }
}

extension ChatScreen {
  /// Lays the screen out by frames, with a table that reaches up behind the navigation bar and has a top inset there.
  func layTableOutBehindNavigationBar() {
    layOutByFrames()
    placeTableBehindNavigationBar()
  }

  /// Gives the table the view's width, the room above the bar, and the navigation bar as its top inset; it stays as
  /// high above its rest as the bar does.
  func placeTableBehindNavigationBar() {
    table.contentInset.top = navigationBar.frame.maxY
    table.frame = Rect(
      x: 0, y: toolbar.frame.maxY - restingBottom, width: view.bounds.width,
      height: restingBottom - toolbar.frame.height)
  }

  /// Places bar and table this high above their rest, in points.
  func moveTable(upBy height: Double) {
    toolbar.frame.origin.y = restingBottom - toolbar.frame.height - height
    table.frame.origin.y = -height
  }
}
