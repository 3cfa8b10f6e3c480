extension Episode {
  /// Its events and its time, for example “as the keyboard shows at 0 ms”.
  var occasion: String {
    let what: String? =
      switch actions.first {
      case .showKeyboard: "as the keyboard shows"
      case .focus: "as a field gets the cursor"
      case .hideKeyboard: "as the keyboard hides"
      case .rotate: "as the device is turned"
      case .resize: "as the window is resized"
      case .fold: "as the device is folded"
      case .finger, .scroll: "as a finger drags"
      case .push: "as the screen is pushed"
      case .type: "as text is typed"
      case .send, .receive: "as a message comes"
      case .moveKeyboard, .otherKeyboard, .enterBackground, .enterForeground, .stall, nil: nil
      }
    return [what, "at \(begin.milliseconds)"].compactMap(\.self).joined(separator: " ")
  }
}
