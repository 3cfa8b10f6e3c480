import Stage

extension UserSettings {
  /// Reads the settings of a device's owner; those of the keyboard's transition go to the keyboard.
  init(_ value: YAMLValue?, for keyboard: inout KeyboardSetting) throws(ScenarioError) {
    let values =
      try value?.map(
        allowing: ["textSize", "boldText", "reduceMotion", "crossFade", "rightToLeft"]) ?? [:]
    self.init(
      textSize: try values["textSize"]?.choice(TextSize.self) ?? .large,
      boldText: try values["boldText"]?.flag() ?? false,
      reduceMotion: try values["reduceMotion"]?.flag() ?? false,
      rightToLeft: try values["rightToLeft"]?.flag() ?? false)
    guard let crossFade = values["crossFade"] else { return }
    if try crossFade.flag() {
      guard reduceMotion else {
        throw crossFade.error(
          "Prefer Cross-Fade Transitions is offered only with Reduce Motion; add `reduceMotion: true`."
        )
      }
      keyboard.transition = .crossFade
    } else if keyboard.transition == .crossFade {
      throw crossFade.error(
        "the keyboard's transition is cross-fade, which is this setting; leave one of them out.")
    }
  }
}
