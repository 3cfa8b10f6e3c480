import Stage

extension Film {
  /// The last frame of each mode of a tablet's keyboard, which a picture must show.
  var keyboardModeFrames: [Int] {
    let changes = events.filter {
      if case .moveKeyboard = $0.action { return true }
      return false
    }
    return changes.compactMap { change in
      let next = events.first { $0.time > change.time }?.time ?? .infinity
      return (0..<frameCount).last { time(ofFrame: $0) < next }
    }
  }
}
