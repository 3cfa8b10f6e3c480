/// How dragging a scroll view dismisses the keyboard: UIKit's `UIScrollView.KeyboardDismissMode`.
public enum KeyboardDismissMode: Sendable, Hashable, CaseIterable {
  case none
  /// As the drag begins.
  case onDrag
  /// The keyboard follows the finger, and may be pulled up again.
  case interactive
}
