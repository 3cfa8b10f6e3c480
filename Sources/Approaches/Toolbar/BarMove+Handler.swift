extension BarMove {
  /// Members of a view controller that moves its bar this way: compilable code to paste.
  ///
  /// The controller has a `bar` on the safe area's bottom and, where a constraint is moved, a `barBottom` that holds it
  /// there. It calls `observeKeyboard()` in `viewDidLoad`.
  package var handler: String {
    var text = """
      // \(summary)
      // Call this in viewDidLoad.
      private func observeKeyboard() {
        let center = NotificationCenter.default
        center.addObserver(
          self, selector: #selector(keyboardWillShow(_:)),
          name: UIResponder.keyboardWillShowNotification, object: nil)
        center.addObserver(
          self, selector: #selector(keyboardWillHide(_:)),
          name: UIResponder.keyboardWillHideNotification, object: nil)
      }

      @objc private func keyboardWillShow(_ notification: Notification) {
        let info = notification.userInfo
        guard let end = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
          let screen = view.window?.screen
        else { return }
        let frame = view.convert(end, from: screen.coordinateSpace)
        let covered = view.bounds.intersection(frame)
        let rise = view.bounds.maxY - covered.minY - view.safeAreaInsets.bottom
        moveBar(up: covered.isEmpty ? 0 : max(0, rise), with: notification)
      }

      @objc private func keyboardWillHide(_ notification: Notification) {
        moveBar(up: 0, with: notification)
      }

      private func moveBar(up height: CGFloat, with notification: Notification) {

      """
    text += (values + late(animation)).map { "  \($0)\n" }.joined() + "}"
    if case .own(let motion) = curve.options, case .keyframes = motion.kind {
      text = "private var risen: CGFloat = 0\n\n" + text
    }
    guard lag > 0 else { return text }
    return text + "\n\n" + BarMove.tickCounter
  }

  private var values: [String] {
    var lines: [String] = []
    if duration == nil {
      lines.append("let durationKey = UIResponder.keyboardAnimationDurationUserInfoKey")
      lines.append("let duration = notification.userInfo?[durationKey] as? Double ?? 0.25")
    }
    if case .notified = curve.options {
      lines.append("let curveKey = UIResponder.keyboardAnimationCurveUserInfoKey")
      lines.append("let curve = notification.userInfo?[curveKey] as? UInt ?? 7")
    }
    return lines
  }

  private var animation: [String] {
    let duration = duration?.shortest ?? "duration"
    if case .own(let motion) = curve.options { return motion.lines(lasting: duration, change) }
    let options: String? =
      switch curve.options {
      case .notified: "UIView.AnimationOptions(rawValue: curve << 16)"
      case .named(.easeInOut), .own: nil
      case .named(.easeIn): ".curveEaseIn"
      case .named(.easeOut): ".curveEaseOut"
      case .named(.linear): ".curveLinear"
      case .named(let curve): "UIView.AnimationOptions(rawValue: \(curve.rawValue) << 16)"
      case .raw(let value): "UIView.AnimationOptions(rawValue: \(value))"
      }
    var lines = ["UIView.animate(withDuration: \(duration)) { [self] in"]
    if let options {
      lines = [
        "UIView.animate(", "  withDuration: \(duration), delay: 0,", "  options: \(options)",
        ") { [self] in",
      ]
    }
    return lines + change("height").map { "  \($0)" } + ["}"]
  }

  /// Lines that place the bar at a height.
  private func change(_ height: String) -> [String] {
    switch move {
    case .frame:
      [
        "let bottom = view.bounds.height - view.safeAreaInsets.bottom",
        "bar.frame.origin.y = bottom - bar.frame.height - \(height)",
      ]
    case .constraint:
      ["barBottom.constant = -\(height)"] + (layout == .inside ? ["view.layoutIfNeeded()"] : [])
    case .transform: ["bar.transform = CGAffineTransform(translationX: 0, y: -\(height))"]
    }
  }

  /// Lines that run after the delay and the following ticks.
  private func late(_ lines: [String]) -> [String] {
    func wrapped(_ start: String, _ lines: [String]) -> [String] {
      [start] + lines.map { "  \($0)" } + ["}"]
    }
    var lines = lines
    if lag > 0 { lines = wrapped("_ = TickCounter(\(lag)) { [self] in", lines) }
    if delay > 0 {
      lines = wrapped(
        "DispatchQueue.main.asyncAfter(deadline: .now() + \(delay.shortest)) { [self] in", lines)
    }
    return lines
  }

  /// Code that runs work some display ticks later.
  private static let tickCounter = """
    @MainActor private final class TickCounter: NSObject {
      private var left: Int
      private let work: () -> Void

      init(_ count: Int, work: @escaping () -> Void) {
        left = count
        self.work = work
        super.init()
        CADisplayLink(target: self, selector: #selector(tick(_:))).add(to: .main, forMode: .common)
      }

      @objc private func tick(_ link: CADisplayLink) {
        left -= 1
        guard left <= 0 else { return }
        link.invalidate()
        work()
      }
    }
    """
}

extension BarMotion {
  /// Lines that move the bar along the motion.
  ///
  /// - Parameter change: Lines that place it at a height.
  fileprivate func lines(lasting duration: String, _ change: (String) -> [String]) -> [String] {
    switch kind {
    case .animator(_, let parameters):
      let indented = parameters.split(separator: "\n").enumerated().map {
        ($0 == 0 ? "" : "  ") + $1
      }
      return ["let timing = \(indented[0])"] + indented.dropFirst() + [
        "let animator = UIViewPropertyAnimator(duration: \(duration), timingParameters: timing)",
        "animator.addAnimations { [self] in",
      ] + change("height").map { "  \($0)" } + ["}", "animator.startAnimation()"]
    case .keyframes(let line):
      let points = line.points.map { "(\($0.input.shortest), \($0.output.shortest))" }
      return [
        "let before = risen", "risen = height",
        "let points: [(Double, Double)] = [\(points.joined(separator: ", "))]",
        "let even = UIView.AnimationOptions.curveLinear.rawValue",
        "UIView.animateKeyframes(",
        "  withDuration: \(duration), delay: 0, options: .init(rawValue: even)",
        ") { [self] in",
        "  for (start, end) in zip(points, points.dropFirst()) {",
        "    let rise = before + (height - before) * end.1",
        "    UIView.addKeyframe(withRelativeStartTime: start.0, relativeDuration: end.0 - start.0) { [self] in",
      ] + change("rise").map { "      \($0)" } + ["    }", "  }", "}"]
    }
  }
}
