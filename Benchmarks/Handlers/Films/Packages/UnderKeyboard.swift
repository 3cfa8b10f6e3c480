import FilmstripUIKit

/// Of UnderKeyboard: tells the height in the keyboard's time and, as there, on the curve's raw value.
@MainActor
final class UnderKeyboardObserver {
  var willAnimateKeyboard: ((CGFloat) -> Void)?
  var animateKeyboard: ((CGFloat) -> Void)?

  func start() {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] in
        self?.moves(with: $0)
      }
    }
  }

  private func moves(with notification: Notification) {
    guard let info = notification.userInfo,
      let frame = info[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let height = notification.name == UIResponder.keyboardWillHideNotification ? 0 : frame.height
    willAnimateKeyboard?(height)
    UIView.animate(
      withDuration: duration, delay: 0, options: UIView.AnimationOptions(rawValue: curve),
      animations: { self.animateKeyboard?(height) })
  }
}
