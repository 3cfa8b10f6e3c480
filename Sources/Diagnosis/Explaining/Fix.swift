/// What to write instead, by what is wrong.
package enum Fix {
  /// The keyboard's curve.
  package static let curve = block(mending: .curve)

  /// Animations, where the system switched them off.
  package static let animationsOn = """
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)  // off while UIKit turns the device
    \(curve)
    UIView.setAnimationsEnabled(wereEnabled)
    """

  /// The keyboard's duration.
  package static let duration = """
    \(readDuration)
    UIView.animate(withDuration: duration ?? 0.25, …) { … }
    """

  /// Layout in the block.
  package static let layout = """
    bottom.constant = -height
    view.layoutIfNeeded()  // in the animation block, on the superview of what moves
    """

  /// No delay.
  package static let start = """
    \(atOnce)
    UIView.animate(withDuration: duration, …) { … }
    """

  /// No delay, and the keyboard's curve.
  package static let startWithCurve = of([.start, .curve])

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

  /// What to write where mending one cause helps, or several together.
  package static func of(_ causes: Mending) -> String {
    let overlap = causes.isDisjoint(with: [.height, .inset]) ? nil : Fix.overlap
    let motion: String? =
      switch causes.subtracting([.height, .inset]) {
      case []: nil
      case .duration: duration
      case .layout: layout
      case .start: start
      case let others: Fix.block(mending: others)
      }
    return [overlap, motion].compactMap(\.self).joined(separator: "\n")
  }

  /// A block with the keyboard's curve, for a motion of which more than one thing is wrong.
  private static func block(mending causes: Mending) -> String {
    let body =
      causes.contains(.layout)
      ? "{\n  bottom.constant = -height\n  view.layoutIfNeeded()\n}" : "{ … }"
    let block = """
      UIView.animate(withDuration: duration\(causes.contains(.duration) ? " ?? 0.25" : ""), delay: 0,
        options: UIView.AnimationOptions(rawValue: curve << 16)) \(body)
      """
    let lines = [
      causes.contains(.start) ? atOnce : nil, causes.contains(.duration) ? readDuration : nil,
      block,
    ]
    return lines.compactMap(\.self).joined(separator: "\n")
  }

  /// Where a block belongs that begins too late.
  private static let atOnce =
    "// in keyboardWillShow and keyboardWillHide themselves, with no delay and no async"
  /// The keyboard's duration, as a notification says it.
  private static let readDuration =
    "let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double"
}
