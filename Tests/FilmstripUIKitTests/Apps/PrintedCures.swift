import FilmstripUIKit

/// A chat that lifts its bar as a printed cure says: subclasses have the cure's lines.
class CuredController: BarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let center = NotificationCenter.default
    center.addObserver(
      self, selector: Selector("show:", CuredController.show(_:)),
      name: UIResponder.keyboardWillShowNotification, object: nil)
    center.addObserver(
      self, selector: Selector("hide:", CuredController.hide(_:)),
      name: UIResponder.keyboardWillHideNotification, object: nil)
  }

  private(set) var announcer: UIScreen?

  private func show(_ notification: Notification) {
    announcer = notification.object as? UIScreen
    let end = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
    if let end { keyboardWillShow(end) }
  }

  private func hide(_ notification: Notification) { lift(0) }

  func keyboardWillShow(_ endFrame: CGRect) {}

  func lift(_ height: CGFloat) {
    let options = UIView.AnimationOptions(rawValue: 7 << 16)
    UIView.animate(withDuration: 0.25, delay: 0, options: options) { [self] in
      bar.transform = CGAffineTransform(translationX: 0, y: -height)
    }
  }
}

/// `Fix.overlap`.
final class CuredByOverlap: CuredController {
  override func keyboardWillShow(_ endFrame: CGRect) {
    guard let screen = view.window?.screen else { return }
    let frame = view.convert(endFrame, from: screen.coordinateSpace)
    // holds while the moved view ends at the view's safe area when there is no keyboard
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    let height = covered.isEmpty ? 0 : max(0, rise)
    lift(height)
  }
}

/// K17's.
final class CuredOfNullFrames: CuredController {
  override func keyboardWillShow(_ endFrame: CGRect) {
    guard let screen = view.window?.screen else { return }
    let space = screen.coordinateSpace
    let frame = endFrame.isEmpty ? .null : view.convert(endFrame, from: space)
    // holds while the moved view ends at the view's safe area when there is no keyboard
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    let height = covered.isEmpty ? 0 : max(0, rise)
    lift(height)
  }
}

/// `Fix.lift`, of the field in the bar.
final class CuredByFieldBottom: CuredController {
  override func keyboardWillShow(_ endFrame: CGRect) {
    // holds while this lift is the view's only transform
    guard let screen = view.window?.screen else { return }
    let bottom = field.convert(field.bounds, to: screen.coordinateSpace).maxY - view.transform.ty
    let covered = max(0, bottom - endFrame.minY)
    lift(covered)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    field.frame = bar.bounds
  }
}

/// As Apple's documentation of `keyboardFrameEndUserInfoKey` has it: from the screen that the notification is of.
final class LiftedAsDocumented: CuredController {
  override func keyboardWillShow(_ endFrame: CGRect) {
    guard let announcer, announcer === view.window?.screen else { return }
    let frame = announcer.coordinateSpace.convert(endFrame, to: view)
    // holds while the moved view ends at the view's safe area when there is no keyboard
    let covered = view.bounds.intersection(frame)
    let offset = covered.isEmpty ? view.safeAreaInsets.bottom : view.bounds.maxY - covered.minY
    lift(max(0, offset - view.safeAreaInsets.bottom))
  }
}
