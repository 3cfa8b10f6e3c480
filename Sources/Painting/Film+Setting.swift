import Stage

extension Film {
  /// What a picture of the film takes for granted, in one line: device, keyboard, context, frame
  /// rate.
  var setting: String {
    let turned =
      switch device.orientation {
      case .portrait: ""
      case .portraitUpsideDown: ", upside down"
      case .landscapeRight: ", landscape"
      case .landscapeLeft: ", landscape, home button left"
      }
    return [
      device.name + turned, "keyboard \(keyboardHeight.shortest) pt (\(keyboardProfile))",
      "\(context.rawValue) handlers", "\(framesPerSecond.shortest) fps",
    ].joined(separator: "  ·  ")
  }
}
