extension Keyboard {
  /// How fast it returns when a finger lets go of it, in seconds per point: 0.145 s for 169 points.
  ///
  /// Source: github.com/kirillzyusko/react-native-keyboard-controller, pull request 515; that the time grows with the
  /// distance is our choice.
  static let returnPace = 0.145 / 169

  /// Puts its top, or its accessory's, at a finger that has entered it, at once and never above its shown frame.
  ///
  /// A finger enters it earlier by a layout guide's `keyboardDismissPadding`, and is then that far above its top. A
  /// keyboard that is on its way, or not docked, is not taken hold of.
  ///
  /// - Parameters:
  ///   - y: Points from the screen's top.
  ///   - isHeld: Whether the finger entered it before.
  /// - Returns: Whether the finger holds it.
  func follow(fingerAt y: Double, isHeld: Bool) -> Bool {
    guard isShown, position == .docked, !isHardware, isHeld || simulation.now >= motionEnd else {
      return false
    }
    let padding = simulation.keyboardGuides.map(\.keyboardDismissPadding).max() ?? 0
    let keys = Grid.snap(length: y + padding + (accessory?.height ?? 0))
    let shown = shownFrame
    guard isHeld || keys > shown.minY else { return false }
    simulation.performWithoutAnimation {
      view.frame.origin.y = min(max(keys, shown.minY), hiddenFrame.minY)
      follow()
    }
    return true
  }

  /// Goes back to its position when a finger lets go of it and it is not dismissed: with easeInOut, at a pace of its own.
  ///
  /// Apps are notified of a change of frame and a show of duration 0: what listened to shows was seen to jump then
  /// (github.com/kirillzyusko/react-native-keyboard-controller, issue 670); not verified.
  func returnFromFinger() {
    let end = shownFrame
    move(
      to: end, announcing: .show, notifiedDuration: 0,
      returningIn: (view.frame.minY - end.minY) * Keyboard.returnPace)
  }
}
