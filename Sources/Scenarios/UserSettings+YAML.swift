import Stage

extension UserSettings {
  static let shape = Shape.map([
    "textSize": .word(TextSize.self), "boldText": .flag, "reduceMotion": .flag, "crossFade": .flag,
    "rightToLeft": .flag,
  ])

  /// Reads the settings of a device's owner; that of the keyboard's transition goes to the keyboard, if `transition` does
  /// not say otherwise.
  init(
    _ value: YAMLValue?, for keyboard: inout KeyboardSetting, whose transition: YAMLValue?
  ) throws(ScenarioError) {
    let values = try value?.map() ?? [:]
    self.init(
      textSize: try values["textSize"]?.choice(TextSize.self) ?? .large,
      boldText: try values["boldText"]?.flag() ?? false,
      reduceMotion: try values["reduceMotion"]?.flag() ?? false,
      rightToLeft: try values["rightToLeft"]?.flag() ?? false)
    guard let crossFade = values["crossFade"] else { return }
    let fades = try crossFade.flag()
    guard transition == nil || fades == (keyboard.transition == .crossFade) else {
      throw crossFade.error(
        "the keyboard's transition is \(keyboard.transition.rawValue), and this setting says otherwise; leave one of them "
          + "out.")
    }
    if fades {
      guard reduceMotion else {
        throw crossFade.error(
          "Prefer Cross-Fade Transitions is offered only with Reduce Motion; add `reduceMotion: true`."
        )
      }
      keyboard.transition = .crossFade
    }
  }
}
