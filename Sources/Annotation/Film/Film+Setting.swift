import Basics
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
      device.name + turned, "\(keyboardSetting) (\(keyboardProfile))",
      "\(context.rawValue) handlers", "\(framesPerSecond.shortest) fps",
    ].joined(separator: "  ·  ")
  }

  /// What keyboard it is, and how high.
  private var keyboardSetting: String {
    let height = "\(keyboardHeight.shortest) pt"
    guard let layer = landmarks[.keyboard]?.last, case .keyboard(let face) = layers[layer].contents
    else { return "keyboard \(height)" }
    if face.isHardware { return "hardware keyboard, \(height) with its keys" }
    let neverDocks = keyboardSpans.isEmpty && !undockedSpans.isEmpty
    return neverDocks && face.position == .floating ? "floating keyboard" : "keyboard \(height)"
  }
}
