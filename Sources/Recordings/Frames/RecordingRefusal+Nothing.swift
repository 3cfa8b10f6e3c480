extension RecordingRefusal {
  /// By motion in the lower part of the screen, and a keyboard at rest.
  static func nothingSeen(hasMoved: Bool, hasKeyboard: Bool) -> RecordingRefusal {
    guard hasMoved else {
      return RecordingRefusal(
        "Nothing moves in the lower part of the screen: no keyboard comes or goes in the recording.",
        advice: "Record the keyboard as it comes or goes, with half a second of rest at both ends.")
    }
    guard hasKeyboard else {
      return RecordingRefusal(
        "No keyboard is seen at rest, so that none can be followed: the lower part of the screen never rests with its keys in sight, or what looks like keys is none.",
        advice:
          "Record with half a second of rest at both ends, at the speed at which it happens; if a keyboard is seen, give the screen with --screen X,Y,WIDTH,HEIGHT and the device with --device."
      )
    }
    return RecordingRefusal(
      "A keyboard is seen, but not how it comes, goes or changes.",
      advice:
        "Record with half a second of rest at both ends, at 30 frames a second or more; --screen and --device say what is to be seen."
    )
  }
}
