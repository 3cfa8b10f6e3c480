extension Keyboard {
  /// The time it takes to return after a finger, in seconds per point: 0.145 s for 169 points.
  ///
  /// Source: github.com/kirillzyusko/react-native-keyboard-controller, pull request 515; that the time grows with the
  /// distance is our choice.
  static let returnPace = 0.145 / 169

  /// Moves its top, or its accessory's, to a finger inside, at once and never above its frame.
  ///
  /// With a layout guide's `keyboardDismissPadding` a finger enters it earlier, and stays that far above its top. A
  /// moving or undocked keyboard cannot be grabbed. `y` is in points from the screen's top, `isHeld` whether the finger
  /// entered before; returns whether the finger holds it.
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

  /// Returns to its position, with easeInOut, after a finger let go without dismissing it.
  ///
  /// Apps are notified of a change of frame and a show of duration 0: listeners for shows were seen to jump then
  /// (github.com/kirillzyusko/react-native-keyboard-controller, issue 670); not verified.
  func returnFromFinger() {
    let end = shownFrame
    move(
      to: end, announcing: .show, notifiedDuration: 0,
      returningIn: (view.frame.minY - end.minY) * Keyboard.returnPace)
  }
}
