/// What to write instead, by what is wrong.
package enum Fix {
  /// The keyboard's curve.
  package static let curve = """
    UIView.animate(withDuration: duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: curve << 16)) { … }
    """

  /// Animations, where the system switched them off.
  package static let animationsOn = """
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)  // off while UIKit turns the device
    \(curve)
    UIView.setAnimationsEnabled(wereEnabled)
    """

  /// The keyboard's duration.
  package static let duration = """
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    UIView.animate(withDuration: duration ?? 0.25, …) { … }
    """

  /// Layout in the block.
  package static let layout = """
    bottom.constant = -height
    view.layoutIfNeeded()  // in the animation block, on the superview of what moves
    """

  /// No delay.
  package static let start = """
    // in keyboardWillShow and keyboardWillHide themselves, with no delay and no async
    UIView.animate(withDuration: duration, …) { … }
    """

  /// No delay, and the keyboard's curve.
  package static let startWithCurve = """
    // in keyboardWillShow and keyboardWillHide themselves, with no delay and no async
    \(curve)
    """

  /// What the keyboard covers of the view's safe area.
  package static let overlap = """
    let frame = view.convert(endFrame, from: nil)
    let height = max(0, view.bounds.intersection(frame).height - view.safeAreaInsets.bottom)
    """

  /// What the keyboard covers of a form's field.
  package static let lift = """
    let bottom = field.convert(field.bounds, to: nil).maxY - view.transform.ty
    let covered = max(0, bottom - endFrame.minY)
    UIView.animate(withDuration: duration, …, options: curve << 16) {
      view.transform = CGAffineTransform(translationX: 0, y: -covered)
    }
    """

  /// An offset that is set.
  package static let absolute = """
    bottom.constant = -height  // set, never added to
    """

  /// What to write where mending a cause helps.
  package static func of(_ cause: Mending) -> String {
    switch cause {
    case .duration: duration
    case .layout: layout
    case .start: start
    case .height, .inset: overlap
    default: curve
    }
  }
}
