extension AnimationOptions: CustomStringConvertible {
  private static let flags: [(AnimationOptions, String)] = [
    (.layoutSubviews, "layoutSubviews"), (.allowUserInteraction, "allowUserInteraction"),
    (.beginFromCurrentState, "beginFromCurrentState"), (.repeat, "repeat"),
    (.autoreverse, "autoreverse"), (.overrideInheritedDuration, "overrideInheritedDuration"),
    (.overrideInheritedCurve, "overrideInheritedCurve"),
    (.allowAnimatedContent, "allowAnimatedContent"),
    (.showHideTransitionViews, "showHideTransitionViews"),
    (.overrideInheritedOptions, "overrideInheritedOptions"),
  ]

  private static let transitions: [(AnimationOptions, String)] = [
    (.transitionFlipFromLeft, "transitionFlipFromLeft"),
    (.transitionFlipFromRight, "transitionFlipFromRight"),
    (.transitionCurlUp, "transitionCurlUp"), (.transitionCurlDown, "transitionCurlDown"),
    (.transitionCrossDissolve, "transitionCrossDissolve"),
    (.transitionFlipFromTop, "transitionFlipFromTop"),
    (.transitionFlipFromBottom, "transitionFlipFromBottom"),
  ]

  private static let frameRates: [(AnimationOptions, String)] = [
    (.preferredFramesPerSecond60, "preferredFramesPerSecond60"),
    (.preferredFramesPerSecond30, "preferredFramesPerSecond30"),
  ]

  private static let frameRateBits = AnimationOptions(rawValue: 15 << 24)

  /// The options' names by bit, always with the curve; other bits as a hexadecimal number.
  ///
  /// For example "layoutSubviews, curveEaseInOut".
  public var description: String {
    var names: [String] = []
    var rest = self
    for (option, name) in AnimationOptions.flags where contains(option) {
      names.append(name)
      rest.subtract(option)
    }
    names.append(curveName)
    rest.subtract(.curveKeyboard)
    for (option, name) in AnimationOptions.transitions where transition == option {
      names.append(name)
      rest.subtract(option)
    }
    let rate = intersection(AnimationOptions.frameRateBits)
    for (option, name) in AnimationOptions.frameRates where rate == option {
      names.append(name)
      rest.subtract(option)
    }
    if !rest.isEmpty { names.append("0x" + String(rest.rawValue, radix: 16)) }
    return names.joined(separator: ", ")
  }

  /// The transition's name, for example "transitionCrossDissolve"; nil without one.
  package var transitionName: String? {
    AnimationOptions.transitions.first { $0.0 == transition }?.1
  }

  private var curveName: String {
    switch curve {
    case .easeInOut: "curveEaseInOut"
    case .easeIn: "curveEaseIn"
    case .easeOut: "curveEaseOut"
    case .linear: "curveLinear"
    case .keyboard: "curveKeyboard"
    default: "curve \(curve.rawValue)"
    }
  }
}
