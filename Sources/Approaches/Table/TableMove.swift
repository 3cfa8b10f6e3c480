/// Moves the table up by the keyboard's height and keeps its size: no row is made, so none strays.
///
/// A message at its top leaves the screen.
struct TableMove: Approach {
  func viewDidLoad(_ chat: ChatScreen) {
    chat.layTableOutBehindNavigationBar()
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.moveTable(upBy: chat.overlap(with: keyboard)) }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.moveTable(upBy: 0) }
  }

  func viewWillTransition(to size: Size, on chat: ChatScreen) {
    chat.placeTableBehindNavigationBar()
  }
}

extension ChatScreen {
  /// Lays the screen out by frames, with the table behind the navigation bar and a top inset there.
  func layTableOutBehindNavigationBar() {
    layOutByFrames()
    placeTableBehindNavigationBar()
  }

  /// Sizes the table to the room above the bar, with the bar's lift and a top inset.
  func placeTableBehindNavigationBar() {
    table.contentInset.top = navigationBar.frame.maxY
    table.frame = Rect(
      x: 0, y: toolbar.frame.maxY - restingBottom, width: view.bounds.width,
      height: restingBottom - toolbar.frame.height)
  }

  func moveTable(upBy height: Double) {
    toolbar.frame.origin.y = restingBottom - toolbar.frame.height - height
    table.frame.origin.y = -height
  }
}
