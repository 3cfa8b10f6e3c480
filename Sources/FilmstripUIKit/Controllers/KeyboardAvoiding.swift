import Foundation
import Stage

/// A controller whose list makes room for the keyboard by itself: a table's or a collection's, in UIKit by one class.
@MainActor
protocol KeyboardAvoiding: UIViewController {
  var avoiding: UIScrollView? { get }
  /// The height of the list behind the keyboard, in points.
  var covered: CGFloat { get set }
}

extension KeyboardAvoiding {
  /// Insets the list's bottom by its height behind the keyboard, in the order of observers.
  func follow(_ keyboard: KeyboardNotification) {
    guard keyboard.name == .willShow || keyboard.name == .willHide, let list = avoiding else {
      return
    }
    let frame = list.node.convert(keyboard.frameEnd, from: nil)
    let height = list.node.bounds.intersection(frame).height
    let now = max(0, height - (height > 0 ? list.node.safeAreaInsets.bottom : 0))
    list.contentInset.bottom += CGFloat(now) - covered
    list.verticalScrollIndicatorInsets.bottom += CGFloat(now) - covered
    covered = CGFloat(now)
  }
}
