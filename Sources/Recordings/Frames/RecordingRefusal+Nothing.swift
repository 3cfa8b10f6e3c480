extension RecordingRefusal {
  /// By motion in the lower part of the screen, and a keyboard at rest.
  static func nothingSeen(hasMoved: Bool, hasKeyboard: Bool) -> RecordingRefusal {
    guard hasMoved else {
      return RecordingRefusal(
        "Nothing moves in the lower part of the screen: no keyboard appears or disappears in the recording.",
        advice:
          "Record the keyboard as it appears or disappears, with half a second of rest at both ends."
      )
    }
    guard hasKeyboard else {
      return RecordingRefusal(
        "No keyboard is seen at rest, so none can be followed: the lower part of the screen never rests with keys in sight, or the apparent keys are something else.",
        advice:
          "Record with half a second of rest at both ends, at full speed; if a keyboard is visible, give the screen with --screen X,Y,WIDTH,HEIGHT and the device with --device."
      )
    }
    return RecordingRefusal(
      "A keyboard is seen, but not how it appears, disappears or changes.",
      advice:
        "Record with half a second of rest at both ends, at 30 frames a second or more; --screen and --device help to find it."
    )
  }
}
