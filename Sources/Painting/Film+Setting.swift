import Stage

extension Film {
  /// What a picture of the film takes for granted, in one line: device, keyboard, context, frame
  /// rate.
  var setting: String {
    let turned = device.orientation == .landscape ? ", landscape" : ""
    return [
      device.name + turned, "keyboard \(keyboardHeight.shortest) pt (\(keyboardProfile))",
      "\(context.rawValue) handlers", "\(framesPerSecond.shortest) fps",
    ].joined(separator: "  ·  ")
  }
}
