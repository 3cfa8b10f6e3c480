import Scenarios
import TestSupport
import Testing

/// What a scenario's system decides.
struct SystemSettingTests {
  @Test(arguments: [
    ("", "ios7", 336.0, 34.0), ("system: 18\n", "ios7", 336, 34),
    ("system: 26\n", "ios26", 335, 34),
    ("system: 26.1\n", "ios26", 344, 34), ("system: 27\n", "ios26", 335, 34),
    ("keyboard: {profile: ios26}\n", "ios26", 335, 34),
    ("system: 26\nkeyboard: {profile: ios7}\n", "ios7", 335, 34),
    ("system: 26\norientation: landscape\n", "ios26", 208, 20),
    ("orientation: landscape\n", "ios7", 219, 21),
  ])
  func theSystemDecidesKeyboardAndSafeArea(
    lines: String, profile: String, height: Double, bottom: Double
  ) throws {
    let script = try scene("device: iPhone 16\n\(lines)").script
    #expect(script.keyboard.motion.name == profile)
    #expect(script.keyboard.height == height)
    #expect(script.device.safeArea.bottom == bottom)
    // Another device on the command line is one on that system, too.
    let other = try scene(lines, device: "iPhone 16").script
    #expect(other.device == script.device && other.system == script.system)
  }

  /// What is not known for sure is said in the film, and only where the film needs it.
  @Test(arguments: [
    ("device: iPhone 16", nil), ("device: iPhone 16\nsystem: 26", nil),
    ("device: iPhone 16\nsystem: 26.1", "inferred to hold for both"),
    ("device: iPhone 12 mini\nsystem: 26", "on other phones"),
    ("device: iPhone Air", "another version of iOS"), ("device: iPhone Air\nsystem: 26", nil),
    ("device: iPhone SE 3\nsystem: 26\norientation: landscape", "206 by one probe"),
    ("device: iPad (A16)\nsystem: 26", nil), ("device: iPad (A16)", "another version of iOS"),
    ("device: iPhone 16\nsystem: 27", "How the keyboard moves on iOS 27.1 is not known"),
    ("device: iPhone 16\nsystem: 27\nkeyboard: {height: 320}", "How the keyboard moves"),
    ("device: iPhone 16\nsystem: 26.1\nkeyboard: {height: 320}", nil),
  ])
  func unknownNamesAreReported(lines: String, words: String?) throws {
    let scenario = try scene("\(lines)\napproaches: [transform]")
    let film = try scenario.film(of: try #require(scenario.approaches.first))
    #expect(film.warnings.count == (words == nil ? 0 : 1), "\(film.warnings)")
    if let words { #expect(film.warnings.first?.text.contains(words) == true, "\(film.warnings)") }
  }

  @Test(arguments: [
    ("system: 28", "3 to 27"), ("system: 26.", "3 to 27"), ("system: 26.10", "3 to 27"),
    ("linkRate: 240", "10 to 120"), ("linkRate: 9", "10 to 120"),
    ("system: 26\nassume: {layoutGuide: stays}", "iOS 27 only"),
    ("events: [{at: 0, fold: shut}]", "closed or half-open or open"),
  ])
  func impossibleValuesAreRefused(lines: String, word: String) {
    let error = #expect(throws: ScenarioError.self) { try scene(lines) }
    #expect(error?.message.contains(word) == true, "\(error?.message ?? "")")
  }

  /// Every device on every system plays, in turn, a scenario of the catalogue; upright and back from its side.
  @Test(arguments: ["3", "11", "18", "26.0", "26", "27"])
  func everyDeviceOnEverySystemPlaysTheCatalogue(system: String) throws {
    let names = Scenario.builtInNames
    for (index, device) in Device.presetNames.enumerated() {
      let name = names[(index * 7 + system.utf8.count * 3) % names.count]
      let text = try #require(Scenario.builtInText(named: name))
      // Phones have one window.
      let lines = text.split(separator: "\n").filter {
        !["system:", "assume:", "window:"].contains(where: $0.hasPrefix)
          && !$0.contains("resize:")
      }
      let scenario = try Scenario(
        yaml: (lines + ["system: \(system)"]).joined(separator: "\n"),
        overrides: Overrides(device: device))
      let film = try scenario.film(of: try #require(scenario.approaches.first))
      #expect(film.device.name == device)
    }
  }

  /// What is wrong of a window is told at its line.
  @Test(arguments: [
    (
      "device: iPhone 7\nuntil: 2\nevents:\n  - {at: 0, keyboard: show}\n  - {at: 1, resize: half}",
      5
    ),
    ("device: iPhone 7\nwindow: half", 2),
    (
      "device: iPad Pro 11 (M4)\nevents:\n  - {at: 0, rotate: landscape}\n  - {at: 1, resize: [0, 1000, 400, 150]}",
      4
    ),
  ])
  func anImpossibleWindowIsReportedAtItsLine(lines: String, line: Int) {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(yaml: lines + "\nname: window", file: "window.yaml")
    }
    #expect(error?.line == line, "\(error?.message ?? "")")
  }

  /// A phone that is opened with the keyboard up: as a turn, with the sizes and insets of the other screen.
  @Test func openingAPhoneThatFoldsIsATurn() throws {
    let scenario = try scene(
      """
      device: iPhone Duo
      system: 27
      events: [{at: 0, keyboard: show}, {at: 1, fold: open}, {at: 2, fold: half-open}, {at: 3, fold: closed}]
      until: 4
      approaches: [transform]
      """)
    let film = try scenario.film(of: try #require(scenario.approaches.first))
    let expected: [(time: Double, top: Double, width: Double)] = [
      (0.9, 678 - 289, 466), (1.9, 951 - 350, 669), (2.9, 455.5, 669), (3.9, 678 - 289, 466),
    ]
    for (time, top, width) in expected {
      let keyboard = try #require(film.rect(of: .keyboard, at: .at(time)))
      #expect(keyboard.minY == top && keyboard.width == width, "\(time)")
    }
    #expect(film.devices.map(\.device.name).dropFirst().first == "iPhone Duo open")
    #expect(film.warnings.contains { $0.text.contains("lose the keyboard") })
    let plain = try scene(
      "device: iPhone 16\nevents: [{at: 0, fold: open}]\napproaches: [transform]")
    let still = try plain.film(of: try #require(plain.approaches.first))
    #expect(still.warnings.contains { $0.text.contains("does not fold") })
    #expect(still.devices.count == 1)
  }

  /// Clock and ring: below the camera of the outer screen, at the upper right of the inner one, and never over each other
  /// or moving; the system draws no home indicator there.
  @Test(arguments: ["portrait", "landscape"])
  func aPhoneThatFoldsHasItsStatusAtTheSide(orientation: String) throws {
    let scenario = try scene(
      """
      device: iPhone Duo
      orientation: \(orientation)
      system: 27
      events: [{at: 0, keyboard: show}, {at: 1, fold: open}, {at: 2, fold: closed}]
      until: 3
      approaches: [transform]
      """)
    let film = try scenario.film(of: try #require(scenario.approaches.first))
    func rect(_ time: Double) -> Rect? {
      film.layers(at: time).first { film.layers[$0.index].contents == .statusRing }?.rect
    }
    let isUpright = orientation == "portrait"
    let closed = isUpright ? Rect(x: 394, y: 71.67, width: 48, height: 86) : nil
    let open =
      isUpright
      ? Rect(x: 669 - 127.67, y: 24.33, width: 104, height: 48)
      : Rect(x: 879, y: 19, width: 48, height: 86)
    for (time, expected) in [(0.5, closed), (1.1, open), (1.9, open), (2.1, closed), (2.9, closed)]
    {
      let found = rect(time)
      #expect((found == nil) == (expected == nil), "\(time)")
      if let found, let expected {
        #expect(abs(found.minX - expected.minX) < 0.5 && abs(found.minY - expected.minY) < 0.5)
        #expect(found.size == expected.size, "\(time)")
      }
    }
    for time in [0.5, 1.5] {
      let system = film.layers(at: time).map { film.layers[$0.index].contents }
      #expect(!system.contains(.statusBar) && !system.contains(.homeIndicator))
    }
  }

  @Test func aGuideThatStaysIsAnAssumption() throws {
    for (guide, top) in [("follows", 852.0 - 335), ("stays", 852 - 34)] {
      let scenario = try scene(
        "device: iPhone 16\nsystem: 27\nassume: {layoutGuide: \(guide)}\napproaches: [layout-guide]\n"
          + "events: [{at: 0, keyboard: show}]\nuntil: 1")
      let film = try scenario.film(of: try #require(scenario.approaches.first))
      #expect(film.rect(of: .toolbarContent, at: .at(1))?.maxY == top)
    }
  }
}
