/// How one family of bugs is told from others.
struct Rule: Sendable {
  /// What it finds in a film; nil where the film does not show its family.
  let judge: @Sendable (Features) -> Finding?

  /// What every rule finds, the surest first; of equally sure ones in the order of the rules.
  ///
  /// What only happens along with a special event is explained by that: what rules of plain motion find is less sure
  /// then. Findings that are much less sure than the best are left out.
  static func judge(_ features: Features) -> [Finding] {
    let special = (features.isForm ? ofFormEvents : ofShows + ofEvents)
      .compactMap { $0.judge(features) }
    let plain = (inMotion + (features.isForm ? ofForms : atRest + ofMessages + ofLooks))
      .compactMap { $0.judge(features) }
      .map { special.isEmpty ? $0 : $0.lessSure(by: besideSpecial) }
    let all = (special + plain).stablySorted { $0.confidence > $1.confidence }
    let least = (all.first?.confidence ?? 0) - range
    return all.filter { $0.confidence >= least }
  }

  /// What of a form's film is explained by a special event.
  private static let ofFormEvents = [
    heightChange, interactiveDismissal, nullFrame, floatingKeyboard, rotation, push,
  ]
  /// How much less sure a plain finding is beside a special one, as a factor.
  private static let besideSpecial = 0.6
  /// How much less sure than the best a finding may be to be told.
  private static let range = 0.35
}

extension Double {
  /// Points for a sentence: whole, or with one decimal where it is not.
  var points: String {
    let rounded = (self * 10).rounded() / 10
    return "\(rounded.shortest) pt"
  }

  /// Milliseconds for a sentence.
  var milliseconds: String { "\((self * 1000).rounded().shortest) ms" }
}

/// What to write instead, by what is wrong.
enum Fix {
  static let curve = """
    UIView.animate(withDuration: duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: curve << 16)) { … }
    """
  static let duration = """
    let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
    UIView.animate(withDuration: duration ?? 0.25, …) { … }
    """
  static let layout = """
    bottom.constant = -height
    view.layoutIfNeeded()  // in the animation block, on the superview of what moves
    """
  static let start = """
    // in keyboardWillShow and keyboardWillHide themselves, with no delay and no async
    UIView.animate(withDuration: duration, …) { … }
    """
  static let startWithCurve = """
    // in keyboardWillShow and keyboardWillHide themselves, with no delay and no async
    \(curve)
    """

  static let overlap = """
    let frame = view.convert(endFrame, from: nil)
    let height = max(0, view.bounds.intersection(frame).height - view.safeAreaInsets.bottom)
    """
  static let lift = """
    let bottom = field.convert(field.bounds, to: nil).maxY - view.transform.ty
    let covered = max(0, bottom - endFrame.minY)
    UIView.animate(withDuration: duration, …, options: curve << 16) {
      view.transform = CGAffineTransform(translationX: 0, y: -covered)
    }
    """
  static let noMeasuring = """
    // stop measuring the screen: the notification tells where the keyboard goes
    displayLink.invalidate()
    let frame = view.convert(endFrame, from: nil)
    let height = max(0, view.bounds.intersection(frame).height - view.safeAreaInsets.bottom)
    UIView.animate(withDuration: duration, …, options: curve << 16) {
      bar.transform = CGAffineTransform(translationX: 0, y: -height)
    }
    """

  static let absolute = """
    bottom.constant = -height  // set, never added to
    """

  static func of(_ cause: Mending) -> String {
    switch cause {
    case .duration: duration
    case .layout: layout
    case .start: start
    case .height, .inset: overlap
    default: curve
    }
  }
}
