import Scenarios
import Screens
import TestSupport
import Testing

/// What a phone's owner chose: how scenario files say it, and what films show of it.
struct UserSettingsTests {
  private func scenario(_ yaml: String) throws -> Scenario {
    try Scenario(yaml: "name: test\n\(yaml)", file: "test.yaml")
  }

  // MARK: Files

  @Test func eachKeyIsRead() throws {
    let plain = try scenario("").script
    #expect(plain.settings == .standard)
    for textSize in UserSettings.TextSize.allCases {
      let script = try scenario("settings: {textSize: \(textSize.rawValue)}").script
      #expect(script.settings == UserSettings(textSize: textSize))
    }
    let all = try scenario(
      "settings: {textSize: AX3, boldText: true, reduceMotion: true, crossFade: true, rightToLeft: true}"
    ).script
    #expect(
      all.settings
        == UserSettings(
          textSize: .accessibility3, boldText: true, reduceMotion: true, rightToLeft: true))
    #expect(all.keyboard.transition == .crossFade)
    #expect(try scenario("settings: {reduceMotion: true}").script.keyboard.transition == .slide)
    #expect(
      try scenario("settings: {crossFade: false}").script.keyboard == plain.keyboard)
  }

  @Test(arguments: [
    ("settings: {textsize: L}", "did you mean “textSize”"),
    ("settings: {textSize: XL}", "xL"),
    ("settings: {textSize: AX6}", "AX5"),
    ("settings: {boldText: 1}", "true or false"),
    ("settings: AX3", "a map of textSize"),
    ("settings: {crossFade: true}", "reduceMotion: true"),
    ("settings: {reduceMotion: false, crossFade: true}", "reduceMotion: true"),
    ("keyboard: {transition: cross-fade}\nsettings: {crossFade: false}", "leave one of them out"),
    (
      "keyboard: {transition: slide}\nsettings: {reduceMotion: true, crossFade: true}",
      "leave one of them out"
    ),
  ])
  func whatIsWrong(yaml: String, message: String) {
    let error = #expect(throws: ScenarioError.self) { try scenario(yaml) }
    let text = "\(error as Any)".lowercased()
    #expect(text.contains(message.lowercased()), "\(text)")
    #expect(text.contains("test.yaml:\(yaml.contains("\n") ? 3 : 2)"), "\(text)")
  }

  // MARK: Right to left

  /// Every layer of every approach, at each frame: what is at the right is at the left, as far from its edge.
  ///
  /// Not of collections, whose new cells fly in from the origin, in either direction.
  @Test(arguments: [
    "", "device: iPhone 14 Pro\norientation: landscape\nchat: {presentation: full-screen}",
    "device: iPad 9.7\nchat: {presentation: form-sheet, tabBar: true}",
    "chat: {upsideDown: true, lines: 3}\nsettings: {textSize: AX2, boldText: true}",
  ])
  func aChatIsMirrored(yaml: String) throws {
    let events =
      "\nevents: [{at: 0, push: keyboard}, {at: 0.7, send: Seven at the noodle place}, {at: 1, keyboard: hide}]"
    // A new view's frame is zero, at the left, wherever lines begin: its first layout in a block is no mirror image.
    try expectMirrored(
      yaml + events,
      NamedApproach.catalogue.filter {
        $0.handlers.screen == .chat && $0.name != "strip-in-block"
      })
  }

  @Test(arguments: [
    "", "containers: [navigation, tab], scrolls: true, ",
    "alert: {title: Sure, fields: [{name: pin}]}, ",
  ])
  func aFormIsMirrored(keys: String) throws {
    try expectMirrored(
      """
      form: {\(keys)fields: [{name: street, text: 12 Harbour Road}, {box: contact, fields: [{name: phone}]}, {name: find, kind: search}, {button: Go}]}
      events: [{at: 0, focus: street}, {at: 1, keyboard: hide}]
      """, NamedApproach.catalogue.filter { $0.handlers.screen == .form })
  }

  private func expectMirrored(_ yaml: String, _ approaches: [NamedApproach]) throws {
    #expect(!approaches.isEmpty)
    let usual = try scenario(yaml)
    let other = try scenario(
      yaml.contains("settings: {")
        ? yaml.replacing("settings: {", with: "settings: {rightToLeft: true, ")
        : yaml + "\nsettings: {rightToLeft: true}")
    for approach in approaches {
      let (film, mirrored) = (try usual.film(of: approach), try other.film(of: approach))
      #expect(film.warnings == mirrored.warnings, "\(approach.name)")
      #expect(film.measures.all.map(\.value) == mirrored.measures.all.map(\.value))
      for frame in stride(from: 0, to: film.frameCount, by: 5) {
        let time = film.time(ofFrame: frame)
        let (layers, others) = (film.layers(at: time), mirrored.layers(at: time))
        #expect(layers.count == others.count, "\(approach.name)")
        // What has no size lies where its frame was set by hand, at the origin.
        for (layer, other) in zip(layers, others) where !layer.rect.isEmpty {
          let rect = layer.rect
          let expected = film.screen(at: time).width - rect.maxX
          guard abs(other.rect.minX - expected) > 1e-5 || other.rect.minY != rect.minY else {
            continue
          }
          Issue.record(
            "\(approach.name), \(film.layers[layer.index].name) at \(time): \(rect), \(other.rect)")
          return
        }
      }
    }
  }

  // MARK: Text sizes

  /// By hand: a message's line is a subheadline's leading; a field's is 20 · 51/16, in whole points 64, and 24 around.
  @Test(arguments: [
    ("xS", 1, 41.0, 16.0), ("L", 1, 44, 20), ("L", 11, 244, 20), ("xxxL", 1, 52, 28),
    ("AX3", 1, 72, 43), ("AX5", 1, 88, 58), ("AX5", 3, 216, 58), ("AX5", 11, 280, 58),
  ])
  func aBarGrowsWithItsText(textSize: String, lines: Int, bar: Double, leading: Double) throws {
    let film = try scenario(
      """
      device: iPhone X
      messages: [{from: me, text: OK}, {text: "OK\\nOK\\nOK"}]
      chat: {lines: \(lines)}
      settings: {textSize: \(textSize)}
      """
    ).film(of: try #require(NamedApproach.named("transform")))
    #expect(film.rect(of: .toolbarContent, at: .at(0))?.height == bar)
    #expect(film.rect(of: .toolbar, at: .at(0))?.height == bar + 34)
    let bubbles = film.layers(at: 0).filter { film.layers[$0.index].name == "bubble" }
    #expect(bubbles.map(\.size.height).sorted() == [max(leading, 15) + 20, 3 * leading + 20])
    #expect(film.warnings.isEmpty)
  }

  /// The keyboard and what follows it do not care: a right bar stays right at any size and in any direction.
  @Test(arguments: UserSettings.TextSize.allCases)
  func aRightBarStaysRight(textSize: UserSettings.TextSize) throws {
    for extra in ["", ", rightToLeft: true", ", boldText: true", ", reduceMotion: true"] {
      let film = try scenario("settings: {textSize: \(textSize.rawValue)\(extra)}")
        .film(of: try #require(NamedApproach.named("transform")))
      #expect(film.measures.gapMax.value == 0 && film.measures.overlapMax.value == 0)
    }
  }

  /// One truth: the setting is the keyboard's transition.
  @Test func crossFadeIsTheKeyboardsTransition() throws {
    let approach = try #require(NamedApproach.named("frame"))
    let one = try scenario("settings: {reduceMotion: true, crossFade: true}").film(of: approach)
    let other = try scenario(
      "keyboard: {transition: cross-fade}\nsettings: {reduceMotion: true}"
    ).film(of: approach)
    #expect(one == other)
  }
}
