extension BarMove {
  /// The call an app developer would write, for captions.
  public var code: String {
    let duration = duration?.shortest ?? "duration"
    var call = "animate(withDuration: \(duration)"
    switch curve {
    case .keyboard: call += ", options: curve << 16"
    case .named(.easeInOut): break
    case .named(let curve): call += ", options: .curve\(curve.name.capitalisedFirst)"
    case .raw(let value): call += ", options: \(value)"
    }
    call += ") { "
    switch move {
    case .frame: call += "frame.origin.y = y"
    case .constraint: call += layout == .inside ? "constant = -h; layoutIfNeeded()" : "constant = -h"
    case .transform: call += "transform = translation"
    }
    call += " }"
    return delay > 0 ? "asyncAfter(\(delay.shortest)) { \(call) }" : call
  }

  /// What the code does, in a sentence.
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
      switch curve {
      case .keyboard: "with the keyboard's curve"
      case .named(.easeInOut): "with no curve option, so easeInOut"
      case .named(let curve): "with \(curve.name)"
      case .raw(let value): "with the raw options \(value)"
      }
    let late = delay > 0 ? ", \(delay.shortest) s late" : ""
    let long = duration.map { ", in \($0.shortest) s" } ?? ""
    return "\(what) \(how)\(long)\(late)."
  }
}

extension String {
  fileprivate var capitalisedFirst: String { prefix(1).uppercased() + dropFirst() }
}
