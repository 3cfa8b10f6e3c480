/// Measurements of a chat's handlers, in points of its view.
///
/// A safe area below the bar is subtracted once: the keyboard's height counts from where the bar's content rests, so
/// that a home indicator's inset, which the bar fills, is not counted twice. Without one it is the height in the
/// notification.
extension ChatScreen {
  /// A keyboard's height without the bottom inset, for handlers that lift the view itself.
  ///
  /// `overlap(with:)` measures in the view, and so through the lift that is about to be replaced.
  func height(of keyboard: KeyboardNotification) -> Double {
    max(0, keyboard.frameEnd.height - view.safeAreaInsets.bottom)
  }

  /// The last message's bottom on the screen, through the table's transform; nil without any.
  var cellDistance: Double? {
    guard table.numberOfRows > 0 else { return nil }
    return table.convert(table.rect(ofRow: table.numberOfRows - 1), to: view).maxY
  }

  /// The bar's top on a keyboard: screen − toolbar − keyboard.
  func distance1(_ keyboardHeight: Double) -> Double {
    restingBottom - toolbar.bounds.height - keyboardHeight
  }

  /// Twice the room below the last message above the resting bar: screen − toolbar − 2 · fitBlank.
  var distance2: Double { restingBottom - toolbar.bounds.height - 2 * ChatScreen.fitBlank }
}
