extension LogEntry: CustomStringConvertible {
  /// The entry in words, on one or more lines, indented by its block depth.
  public var description: String {
    let indent = String(repeating: "  ", count: depth + 1)
    switch action {
    case .turn(let reason):
      return "\((time * 1000).decimals(upTo: 1)) ms  turn \(turn): \(reason)"
    case .notification(let keyboard): return indent + keyboard.description
    case .block(let block): return indent + block.description
    case .animator(let event): return "\(indent)property animator: \(event)"
    case .transaction(let event): return "\(indent)transaction: \(event)"
    case .animatedScroll(let view, let from, let to):
      return "\(indent)animated scroll of \(view): offset \(from) → \(to)"
    case .queued(let reason, let delay):
      return "\(indent)queued in \((delay * 1000).decimals(upTo: 1)) ms: \(reason)"
    case .layout(let view, let placed, let isPass):
      let pass = isPass ? "layout pass" : "layoutIfNeeded"
      return "\(indent)\(pass) of \(view) placed \(placed.joined(separator: ", "))"
    case .indicatorInsets(let view, let insets):
      return "\(indent)indicator insets of \(view): \(insets)"
    case .staleRead(let view, let frame, let laidOut):
      return "\(indent)read of \(view): \(frame), which layout will make \(laidOut)"
    case .guideStays(let view, let missed):
      return "\(indent)layout guide of \(view): stays at the bottom"
        + (missed ? ", as the keyboard came before its view" : "")
    case .commit(let changes):
      guard !changes.isEmpty else { return "\(indent)commit: nothing changed" }
      return (["\(indent)commit"] + changes.map { "\(indent)  \($0)" })
        .joined(separator: "\n")
    }
  }
}

extension LogEntry.Block: CustomStringConvertible {
  /// The call with its values, and its effect.
  public var description: String {
    let inherited = isInherited ? ", inherited from the block around it" : ""
    let motion =
      timing.map { "\(pace) for \($0.duration.decimals(upTo: 4)) s" } ?? "no animation"
    let often = repetition == .once ? "" : ", \(repetition)"
    return
      "\(call.rawValue)(withDuration: \(requestedDuration.decimals(upTo: 4)), options: \(options.rawValue)): "
      + motion + often + inherited
  }
}

extension LogEntry.Change: CustomStringConvertible {
  /// The view's number, its values, and how it animates.
  public var description: String {
    let motions = timings.map {
      "over \(($0.duration * 1000).decimals(upTo: 1)) ms from \(($0.begin * 1000).decimals(upTo: 1)) ms"
    }
    let how = motions.isEmpty ? "at once" : motions.joined(separator: " and ")
    let often = repetition == .once ? "" : ", \(repetition)"
    return "\(view).\(property) \(from.decimals(upTo: 2)) → \(to.decimals(upTo: 2)) \(how)\(often)"
  }
}
