/// Remedies, by fault.
package enum Fix {
  package static let curve = block(mending: .curve)

  /// Animations, where the system disabled them.
  package static let animationsOn = """
    let wereEnabled = UIView.areAnimationsEnabled
    UIView.setAnimationsEnabled(true)  // off while UIKit turns the device
    \(curve)
    UIView.setAnimationsEnabled(wereEnabled)
    """

  package static let duration = """
    \(readDuration)
    UIView.animate(withDuration: duration ?? 0.25, …) { … }
    """

  package static let layout = """
    bottom.constant = -height
    view.layoutIfNeeded()  // in the animation block, on the superview of what moves
    """

  package static let start = """
    \(atOnce)
    UIView.animate(withDuration: duration, …) { … }
    """

  package static let startWithCurve = of([.start, .curve])

  /// The keyboard's overlap with the view's safe area.
  package static let overlap = """
    let frame = view.convert(endFrame, from: nil)
    let height = max(0, view.bounds.intersection(frame).height - view.safeAreaInsets.bottom)
    """

  /// The keyboard's overlap with a form's field.
  package static let lift = """
    let bottom = field.convert(field.bounds, to: nil).maxY - view.transform.ty
    let covered = max(0, bottom - endFrame.minY)
    UIView.animate(withDuration: duration, …, options: curve << 16) {
      view.transform = CGAffineTransform(translationX: 0, y: -covered)
    }
    """

  package static let absolute = """
    bottom.constant = -height  // set, never added to
    """

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

  /// A block with the keyboard's curve, for a motion with several faults.
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

  /// The right place for a block that begins too late.
  private static let atOnce =
    "// in keyboardWillShow and keyboardWillHide themselves, with no delay and no async"
  private static let readDuration =
    "let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double"
}
