extension BarMove {
  /// The app developer's call, for captions: a few short lines.
  public var code: String {
    let seconds = duration?.shortest ?? "duration"
    var lines = ["animate(withDuration: \(seconds)"]
    switch curve.options {
    case .notified: lines = [lines[0] + ",", "        options: curve << 16"]
    case .named(.easeInOut): break
    case .named(let curve):
      lines = [lines[0] + ",", "        options: .curve\(curve.name.capitalisedFirst)"]
    case .raw(let value): lines = [lines[0] + ",", "        options: \(value)"]
    case .own(let motion): lines = motion.code(lasting: seconds)
    }
    lines[lines.count - 1] += ") {"
    switch move {
    case .frame: lines.append("  bar.frame.origin.y = y")
    case .constraint: lines.append("  bottom.constant = -h")
    case .transform: lines.append("  bar.transform = lifted")
    }
    if move == .constraint, layout == .inside { lines.append("  view.layoutIfNeeded()") }
    lines.append("}")
    if lag > 0 {
      lines = ["afterTicks(\(lag)) {"] + lines.map { "  \($0)" } + ["}"]
    }
    if delay > 0 {
      lines = ["asyncAfter(\(delay.shortest)) {"] + lines.map { "  \($0)" } + ["}"]
    }
    return lines.joined(separator: "\n")
  }

  /// The code, described in a sentence.
  public var summary: String {
    let what =
      switch move {
      case .frame: "Sets the bar's frame"
      case .constraint:
        layout == .inside
          ? "Changes the bar's constraint and lays out in the block"
          : "Changes the bar's constraint in the block without laying out"
      case .transform: "Sets the bar's transform"
      }
    let how =
      switch curve.options {
      case .notified: "with the keyboard's curve"
      case .named(.easeInOut): "with no curve option, so easeInOut"
      case .named(let curve): "with \(curve.name)"
      case .raw(let value): "with the raw options \(value)"
      case .own(let motion): "on \(motion.words)"
      }
    let ticks = lag > 0 ? ", \(lag) \(lag == 1 ? "tick" : "ticks") late" : ""
    let late = (delay > 0 ? ", \(delay.shortest) s late" : "") + ticks
    let long = duration.map { ", in \($0.shortest) s" } ?? ""
    return "\(what) \(how)\(long)\(late)."
  }
}

extension BarMotion {
  /// The call up to the bracket that closes its arguments.
  fileprivate func code(lasting seconds: String) -> [String] {
    switch kind {
    case .animator(_, let parameters):
      let lines = parameters.split(separator: "\n").map { "  \($0)" }
      return ["let timing = \(lines[0].dropFirst(2))"] + lines.dropFirst()
        + ["animator(\(seconds), timing"]
    case .keyframes(let line):
      return ["// \(line.points.count - 1) keyframes", "animateKeyframes(\(seconds)"]
    }
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
