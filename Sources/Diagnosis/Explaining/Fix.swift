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
    view.layoutIfNeeded()  // in the animation block, on the moved view's superview
    """

  package static let start = """
    \(atOnce)
    UIView.animate(withDuration: duration, …) { … }
    """

  package static let startWithCurve = of([.start, .curve])

  /// The end frame in the view's coordinates, wherever its window is on the screen.
  ///
  /// As in Apple's handler (WWDC 2023, session 10281): from the screen's coordinates. `convert(endFrame, from: nil)` takes
  /// it for one in the window's, which is the same only where the window fills the screen.
  package static let converted = """
    guard let screen = view.window?.screen else { return }
    let frame = view.convert(endFrame, from: screen.coordinateSpace)
    """

  /// What the keyboard covers of the view, from its own bottom up, beyond the safe area.
  ///
  /// From the bottom, as in the documentation of `keyboardFrameEndUserInfoKey`: a window may reach beyond the keyboard's
  /// bottom, where the intersection's height is too little.
  package static let overlap = """
    \(converted)
    \(height)
    """

  /// What `frame`, in the view's coordinates, covers of it beyond the safe area.
  package static let height = """
    // holds while the moved view ends at the view's safe area when there is no keyboard
    let covered = view.bounds.intersection(frame)
    let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
    let height = covered.isEmpty ? 0 : max(0, rise)
    """

  /// A field's bottom without its view's transform, on the screen, where end frames are.
  package static let fieldBottom = """
    // holds while this lift is the view's only transform
    guard let screen = view.window?.screen else { return }
    let bottom = field.convert(field.bounds, to: screen.coordinateSpace).maxY - view.transform.ty
    """

  /// The keyboard's overlap with a form's field.
  package static let lift = """
    \(fieldBottom)
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
