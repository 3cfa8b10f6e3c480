extension Episode {
  /// Its events and its time, for example “as the keyboard shows at 0 ms”.
  var occasion: String {
    let what: String? =
      switch actions.first {
      case .showKeyboard: "as the keyboard shows"
      case .focus: "as a field gets the cursor"
      case .hideKeyboard: "as the keyboard hides"
      case .rotate, .resize, .fold: sizeChange.map { "as \($0.clause)" }
      case .finger, .scroll: "as a finger drags"
      case .push: "as the screen is pushed"
      case .type: "as text is typed"
      case .send, .receive: "as a message comes"
      case .moveKeyboard, .otherKeyboard, .enterBackground, .enterForeground, .stall, nil: nil
      }
    return [what, "at \(begin.milliseconds)"].compactMap(\.self).joined(separator: " ")
  }
}

extension SizeChange {
  /// As a clause, for example “the device is turned”.
  package var clause: String {
    switch self {
    case .rotation: "the device is turned"
    case .resize: "the window is resized"
    case .fold: "the device is folded"
    }
  }
}
