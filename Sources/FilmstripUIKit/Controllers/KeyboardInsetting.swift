import Foundation
import Stage

/// A controller that makes room for the keyboard by itself, as those of tables and collections do.
@preconcurrency @MainActor
protocol KeyboardInsetting: UIViewController {
  var insetView: UIScrollView? { get }
  /// The height of its scroll view behind the keyboard, in points.
  var covered: CGFloat { get set }
}

extension KeyboardInsetting {
  /// Insets the scroll view's bottom by its height behind the keyboard, in the order of observers.
  func follow(_ keyboard: KeyboardNotification) {
    guard keyboard.name == .willShow || keyboard.name == .willHide, let view = insetView else {
      return
    }
    let frame = view.node.convert(reported: keyboard.frameEnd)
    let height = view.node.bounds.intersection(frame).height
    let now = CGFloat(max(0, height - (height > 0 ? view.node.safeAreaInsets.bottom : 0)))
    view.contentInset.bottom += now - covered
    view.verticalScrollIndicatorInsets.bottom += now - covered
    covered = now
  }
}
