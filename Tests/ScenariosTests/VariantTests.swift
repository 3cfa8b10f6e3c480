import Scenarios
import Testing

/// Films in other settings than the scenario's own.
struct VariantTests {
  @Test func namesAreTextSizesAndKeys() {
    for word in Variant.words { #expect(Variant(word)?.name == word) }
    #expect(Variant("AX5+rightToLeft+boldText") != nil)
    #expect(Variant("iPad Pro 13 (M4)+iOS 26.1")?.name == "iPad-Pro-13-M4+iOS-26.1")
    #expect(Variant("iphone se 3")?.name == "iPhone-SE-3")
    for name in ["iOS-99", "iOS", "26", "iPhone-17+iPhone-16", "deferred+inherited"] {
      #expect(Variant(name) == nil, "\(name)")
    }
    for name in ["", "+", "AX6", "L+", "L+S", "AX5,rightToLeft", "ax5"] {
      #expect(Variant(name) == nil, "\(name)")
    }
  }

  private func films(
    _ yaml: String, _ approach: String, _ variants: String...
  ) throws -> [VariedFilm] {
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    let named = try #require(scenario.approach(named: approach))
    return try scenario.films(of: [named], in: variants.compactMap(Variant.init))
  }

  @Test func eachHasItsSettingsAndItsName() throws {
    let films = try films(
      "settings: {textSize: S}", "transform", "AX5", "boldText+rightToLeft", "crossFade")
    #expect(
      films.map(\.approach.name) == [
        "transform", "transform+AX5", "transform+boldText+rightToLeft", "transform+crossFade",
      ])
    #expect(films.map(\.film.approach) == films.map(\.approach.name))
    #expect(
      films.map(\.film.settings) == [
        UserSettings(textSize: .small), UserSettings(textSize: .accessibility5),
        UserSettings(textSize: .small, boldText: true, rightToLeft: true),
        UserSettings(textSize: .small, reduceMotion: true),
      ])
  }

  /// A device, a system and a context are as if the scenario's text had them; what it gives itself stays.
  @Test func aVariantIsADeviceASystemOrAContext() throws {
    let films = try films(
      "keyboard: {profile: ios7, duration: 0.3}\nvariants: [AX5]", "frame", "iPhone SE 3", "iOS-26",
      "inherited", "iPhone-17+iOS-26+deferred+S")
    #expect(
      films.map(\.film.device.name) == [
        "iPhone 7", "iPhone SE 3", "iPhone 7", "iPhone 7", "iPhone 17",
      ])
    #expect(films.map(\.film.keyboardProfile) == ["ios7", "ios7", "ios26", "ios7", "ios26"])
    #expect(
      films.map(\.film.context) == [.deferred, .deferred, .deferred, .inherited, .deferred])
    #expect(films.last?.film.settings.textSize == .small)
    #expect(films.last?.approach.name == "frame+iPhone-17+iOS-26+deferred+S")
    let scenario = try Scenario(
      yaml: "name: test\ndevice: iPhone 17\nsystem: 26\ncontext: inherited", file: "test.yaml")
    let film = try scenario.film(of: try #require(scenario.approach(named: "frame")))
    #expect(film.keyboardHeight == films.last?.film.keyboardHeight)
  }

  /// What the variant's device cannot play is an error of the scenario.
  @Test func settingsThatADeviceCannotPlayAreAnError() throws {
    let yaml = "device: iPad Pro 11\nwindow: half"
    #expect(throws: ScenarioError.self) { try films(yaml, "frame", "iPhone-17") }
  }

  /// A scenario's own are played where no others are asked for.
  @Test func aScenarioListsItsOwn() throws {
    let yaml = "variants: [AX5, rightToLeft+boldText]"
    #expect(
      try films(yaml, "transform").map(\.approach.name)
        == ["transform", "transform+AX5", "transform+rightToLeft+boldText"])
    #expect(try films(yaml, "transform", "S").map(\.approach.name) == ["transform", "transform+S"])
    for (text, message) in [
      ("[AX6]", "there is no variant “AX6”"), ("[rigthToLeft]", "Did you mean “rightToLeft”"),
      ("AX5", "a list of variants"),
      ("[\(Array(repeating: "L", count: 13).joined(separator: ","))]", "at most 12"),
    ] {
      let error = #expect(throws: ScenarioError.self) { try films("variants: \(text)", "frame") }
      #expect("\(error as Any)".contains(message) && "\(error as Any)".contains(":2"))
    }
  }

  /// A right bar breaks nowhere.
  @Test func aRightBarBreaksNowhere() throws {
    for film in try films("", "transform", "xS", "AX5", "rightToLeft", "boldText") {
      #expect(film.breaks == nil)
    }
  }

  /// What fails at home as much breaks no further.
  @Test func equalFaultsDoNotBreak() throws {
    for film in try films("", "constraints", "AX5", "rightToLeft") { #expect(film.breaks == nil) }
  }

  /// Two lines more, 20 points each at home and 64 at AX5, by which a bar that grows downward is behind the keyboard.
  @Test func aFilmThatIsWorseSaysSo() throws {
    let scenario = try Scenario.named("growing-bar")
    let approach = try #require(scenario.approach(named: "bar-grows-down"))
    let variants = ["AX5", "rightToLeft"].compactMap(Variant.init)
    let films = try scenario.films(of: [approach], in: variants)
    #expect(films.map { $0.film.measures.offMax?.value } == [40, 128, 40])
    #expect(films.map { $0.breaks != nil } == [false, true, false])
    let text = try #require(films[1].breaks)
    #expect(text.hasPrefix("off by 128.0 pt at ") && text.contains(" ms instead of 40.0"))
  }

  /// Of a form that is how much of its field the keyboard covers: at AX5 a text view is as high as five lines of 64 points.
  @Test func aFieldThatIsCoveredBreaks() throws {
    let yaml = """
      device: iPhone 15
      form: {fields: [{name: notes, kind: textView, y: 400}]}
      events: [{at: 0, focus: notes}]
      """
    let own = try films(yaml, "half-height", "xS", "AX5")
    #expect(own.map { $0.breaks != nil } == [false, false, true])
    #expect(own[2].breaks?.hasPrefix("the field covered by ") == true)
  }

  /// A list that shows its last message at home and not at AX5.
  @Test func aMessageThatIsNoLongerSeenBreaks() throws {
    let own = try films("messages: 2", "transform", "xS", "AX5")
    #expect(own.map { $0.breaks != nil } == [false, false, true])
    #expect(own[2].breaks?.contains("of the last message seen instead of 100") == true)
    #expect(own[2].breaks?.contains("off by") == false)
  }

  /// An approach of one's own may be called like another in other settings.
  @Test func noApproachIsCalledLikeAVariant() throws {
    let yaml = """
      approaches: [frame, {name: frame-AX5}]
      variants: [AX5]
      """
    let scenario = try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
    let names = try scenario.films(of: scenario.approaches, in: []).map(\.approach.name)
    #expect(names == ["frame", "frame+AX5", "frame-AX5", "frame-AX5+AX5"])
  }

  /// All settings together have no more frames than all approaches: 2 × 4 × 7201 are less, 2 × 5 × 7201 more.
  @Test func theFramesOfAllSettingsAreLimited() throws {
    let scenario = try Scenario(
      yaml: "name: long\nuntil: 120\napproaches: [frame, transform]", file: "test.yaml")
    let sizes = ["xS", "S", "M", "xL"].compactMap(Variant.init)
    let one = [scenario.approaches[0]]
    #expect(throws: Never.self) { try scenario.films(of: one, in: Array(sizes.prefix(3))) }
    let error = #expect(throws: ScenarioError.self) { try scenario.films(of: one, in: sizes) }
    #expect("\(error as Any)".contains("10 films in 5 settings with 7201 frames each"))
  }
}
