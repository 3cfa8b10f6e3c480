import TestSupport
import Testing

@testable import Scenarios

struct ScenarioTests {
  private func read(_ yaml: String) throws(ScenarioError) -> Scenario {
    try Scenario(yaml: yaml, file: "test.yaml")
  }

  @Test func everyKeyButTheNameHasItsDefault() throws {
    let scenario = try read("name: bare")
    #expect(scenario.script.device.name == "iPhone 7")
    #expect(scenario.script.keyboard == KeyboardSetting(motion: .ios7, height: 260))
    #expect(scenario.script.context == .deferred)
    #expect(scenario.script.system == .ios18)
    #expect(
      scenario.script.events == [
        ScriptEvent(at: 0, .showKeyboard()), ScriptEvent(at: 1, .hideKeyboard),
      ])
    #expect(scenario.script.until == 1.6)
    #expect(scenario.script.framesPerSecond == 60)
    #expect(scenario.screen == .chat(ChatSetting(messages: Message.conversation(count: 6))))
    #expect(scenario.approaches.map(\.name) == ["frame", "constraints", "transform"])
    #expect(scenario.strip == StripSetting(columns: 6, scale: 1, crop: .seam, from: 0, to: 1.6))
  }

  @Test func theDefaultScenarioIsTheBareOne() throws {
    let bare = try read("name: keyboard-gap")
    let builtIn = try Scenario.named("keyboard-gap")
    #expect(bare.script == builtIn.script)
    #expect(bare.screen == builtIn.screen)
    #expect(bare.strip == builtIn.strip)
    #expect(bare.approaches.map(\.name) == builtIn.approaches.map(\.name))
  }

  @Test func everyKeyIsRead() throws {
    let scenario = try read(
      """
      name: all
      summary: Everything.
      device: {size: [320, 480], scale: 3, safeArea: {top: 10, bottom: 20}}
      orientation: landscape
      system: 7
      keyboard: {profile: ios26, height: 100.5, duration: 0.4, curve: 2}
      context: inherited
      messages: [{from: me, text: "a: b", height: 90}, {text: 你好}]
      events: [{at: 0.5, keyboard: show}]
      fps: 120
      approaches:
        - {name: mine, move: constraint, curve: easeOut, duration: 0.3, delay: 0.1, layout: none}
        - {name: raw, curve: 7}
        - transform
      strip: {columns: 8, scale: 2, crop: screen, from: 0.5, to: 1}
      """)
    #expect(scenario.script.device.size == Size(width: 320, height: 480))
    #expect(scenario.script.device.scale == 3)
    #expect(scenario.script.device.orientation == .landscapeRight)
    #expect(scenario.script.system == .ios7)
    #expect(
      scenario.script.keyboard
        == KeyboardSetting(
          motion: .ios26, height: 100.5, notifiedDuration: 0.4, notifiedCurve: .easeOut))
    #expect(scenario.script.context == .inherited)
    #expect(
      scenario.screen
        == .chat(
          ChatSetting(messages: [
            Message(from: .me, "a: b", height: 90), Message(from: .them, "你好"),
          ])))
    #expect(scenario.script.until == 1.1)
    #expect(scenario.approaches.map(\.name) == ["mine", "raw", "transform"])
    #expect(
      scenario.approaches[0].move
        == BarMove(
          .constraint, curve: .named(.easeOut), duration: 0.3, delay: 0.1, layout: .none))
    #expect(scenario.approaches[1].move == BarMove(.frame, curve: .raw(7)))
    #expect(scenario.strip == StripSetting(columns: 8, scale: 2, crop: .screen, from: 0.5, to: 1))
  }

  /// A file, the line the error names, and a word of what it says.
  static let mistakes: [(String, Int?, String)] = [
    ("", nil, "empty"),
    ("device: iPhone 7", 1, "no name"),
    ("name: a\nname: b", 2, "twice"),
    ("name: [", 2, "not YAML"),
    ("just text", 1, "a map"),
    ("name: a/b", 1, "letters"),
    ("name: ''", 1, "letters"),
    // Marks of Devanagari and of Greek that are letters by themselves to Unicode, and none behind a slash.
    ("name: \u{93E}b", 1, "begins with a mark"),
    ("name: x\napproaches: [{name: \u{345}b}]", 2, "begins with a mark"),
    ("name: x\nfoo: 1", 2, "the keys are"),
    ("name: x\nstrip:\n  colums: 3", 3, "columns"),
    ("name: x\ndevice: iPhone 99", 2, "list devices"),
    ("name: x\ndevice: {scale: 2}", 2, "size"),
    ("name: x\ndevice: {size: [375]}", 2, "[width, height]"),
    ("name: x\ndevice: {size: [375, 667], scale: 9}", 2, "1 to 4"),
    ("name: x\ndevice: {size: [100, 100], safeArea: {top: 60, bottom: 60}}", 2, "no room"),
    ("name: x\nkeyboard: {profile: ios8}", 2, "android-callback"),
    ("name: x\nkeyboard: {height: -3}", 2, "0 to 667"),
    ("name: x\nkeyboard: {duration: -1}", 2, "0 to 60"),
    ("name: x\nkeyboard: {curve: wobbly}", 2, "easeInOut"),
    ("name: x\nkeyboard: {curve: easeinout}", 2, "Did you mean “easeInOut”?"),
    ("name: x\ncontext: maybe", 2, "deferred or inherited"),
    ("name: x\nmessages: 20001", 2, "20000"),
    ("name: x\nmessages: -1", 2, "0 to 20000"),
    ("name: x\nmessages: [{from: me}]", 2, "text"),
    ("name: x\nmessages:\n  - {from: you, text: a}", 3, "me or them"),
    ("name: x\nevents: [{at: 0}]", 2, "exactly one key of"),
    ("name: x\nevents: [{at: soon, keyboard: show}]", 2, "seconds"),
    ("name: x\nevents: [{at: 0, keyboard: jump}]", 2, "show or hide"),
    ("name: x\nevents: [{at: 0, scroll: 9, release: cancel}]", 2, "flick or hold"),
    ("name: x\nevents: [{at: 0, keyboard: show, release: hold}]", 2, "does not apply"),
    ("name: x\nuntil: -1", 2, "0 to 3600"),
    ("name: x\nuntil: 3000", 2, "20000 frames"),
    ("name: x\nfps: .nan", 2, "1 to 1000"),
    ("name: x\nfps: 1e999", 2, "1 to 1000"),
    ("name: x\nfps: 0", 2, "1 to 1000"),
    ("name: x\nsystem: 2", 2, "3 to 27"),
    ("name: x\ncomposition: x", 2, "system"),
    ("name: x\napproaches: []", 2, "at least one"),
    ("name: x\napproaches: [zip]", 2, "list approaches"),
    ("name: x\napproaches: [frame, frame]", 2, "twice"),
    ("name: x\napproaches: [{move: frame}]", 2, "needs a name"),
    ("name: x\napproaches:\n  - {name: m, move: slide}", 3, "frame or constraint or transform"),
    ("name: x\napproaches: [{name: m, curve: 9999999999}]", 2, "raw option"),
    ("name: x\napproaches: [{name: m, duration: -0.1}]", 2, "seconds"),
    ("name: x\nstrip: {columns: 1}", 2, "2 to 12"),
    ("name: x\nstrip: {scale: 5}", 2, "1 to 4"),
    ("name: x\nstrip: {to: 9}", 2, "0 to 1.6"),
    ("name: x\nstrip: {from: 1, to: 0.5}", 2, "0 to 0.5"),
    ("name: x\nstrip: {from: 0.01, to: 0.016}", 2, "at 60 fps there is no frame between 0.01 and"),
    ("name: x\nfps: 1\nstrip: {from: 1.1}", 3, "at 1 fps there is no frame"),
  ]

  @Test(arguments: mistakes) func aMistakeNamesFileLineAndWhatWasExpected(
    yaml: String, line: Int?, word: String
  ) throws {
    let error = #expect(throws: ScenarioError.self) { try read(yaml) }
    #expect(error?.file == "test.yaml")
    #expect(error?.line == line, "\(String(describing: error))")
    #expect(error?.message.contains(word) == true, "\(String(describing: error))")
  }

  @Test func aScrollSaysHowTheFingerLeaves() throws {
    let scenario = try read(
      "name: x\nevents: [{at: 0, scroll: 9}, {at: 1, scroll: 9, release: hold}]")
    #expect(
      scenario.script.events.map(\.action) == [
        .scroll(by: 9, release: .flick), .scroll(by: 9, release: .hold),
      ])
  }

  @Test func aFileOfMoreThanAMebibyteIsRefused() {
    let error = #expect(throws: ScenarioError.self) {
      try read("name: x\n" + String(repeating: "#\n", count: 600_000))
    }
    #expect(error?.message.contains("1 MiB") == true)
  }

  @Test func randomTextNeverCrashes() {
    var random = SeededGenerator(8)
    let pieces = [
      "name: x\n", "device: ", "[", "]", "{", "}", ": ", "- ", "&a ", "*a ", "\n", "  ", "events",
      "1e9", "'", "\"", "\t", "é", "!!int ", "|",
    ]
    for _ in 0..<2_000 {
      let text = (0..<Int.random(in: 0...12, using: &random)).map { _ in
        pieces[Int.random(in: 0..<pieces.count, using: &random)]
      }.joined()
      _ = try? read(text)
    }
  }

  /// Whatever fuzzing came upon is a scenario or an error.
  @Test func theFuzzingCorpusIsReadOrRefused() throws {
    let results = try FuzzingCorpus(of: "yaml").texts.map { try? read($0) }
    #expect(results.contains { $0 == nil } && results.contains { $0 != nil })
  }

  @Test(arguments: Scenario.builtInNames) func builtInsPlay(name: String) throws {
    let scenario = try Scenario.named(name)
    #expect(scenario.name == name)
    #expect(scenario.summary.last == ".")
    let script = scenario.script
    let frames = Int((script.until * script.framesPerSecond + 1e-9).rounded(.down)) + 1
    for approach in scenario.approaches {
      #expect(try scenario.film(of: approach).frameCount == frames)
    }
  }

  @Test func anUnknownBuiltInSaysWhichMayHaveBeenMeant() {
    let error = #expect(throws: ScenarioError.self) { try Scenario.named("keybord-gap") }
    #expect(error?.message.hasSuffix("Did you mean “keyboard-gap”?") == true)
    let other = #expect(throws: ScenarioError.self) { try Scenario.named("nope") }
    #expect(other?.message.contains("filmstrip list scenarios") == true)
  }

  /// The name of a family of bugs is answered with its title and the scenarios that show it.
  @Test(arguments: BugFamily.allCases) func familiesNameTheirScenarios(family: BugFamily) {
    let error = #expect(throws: ScenarioError.self) {
      try Scenario.named(family.rawValue.lowercased())
    }
    #expect(error?.message.contains(family.title) == true)
    let shown = Scenario.builtInNames.filter { name in
      (try? Scenario.named(name))?.bug?.family == family
    }
    #expect(shown.allSatisfy { error?.message.contains($0) == true })
  }

  @Test func aTextWithoutAFileIsCalledScenario() throws {
    let error = #expect(throws: ScenarioError.self) { try Scenario(yaml: "name: x\nfps: 0") }
    #expect(error?.description.hasPrefix("scenario:2: fps") == true)
  }

  /// A strip whose first or last moment is a frame's, however the time is rounded, holds that frame.
  @Test func aStripOfOneFrameIsAllowed() throws {
    var random = SeededGenerator(11)
    for _ in 0..<200 {
      let rate = Double.random(in: 1...1000, using: &random)
      let time = Double(Int.random(in: 0...Int(rate), using: &random)) / rate
      let scenario = try read(
        "name: x\nfps: \(rate)\nstrip: {from: \(time), to: \(time)}")
      #expect(scenario.strip.from == time && scenario.strip.to == time)
    }
  }

  /// Raw option values are often written as UIKit's headers do, in hexadecimal.
  @Test func rawValuesMayBeHexadecimal() throws {
    let shifted = try read("name: x\napproaches: [{name: raw, curve: 0x70000}]")
    #expect(shifted.approaches[0].move == BarMove(.frame, curve: .raw(458_752)))
    let notified = try read("name: x\nkeyboard: {curve: 0x3}")
    #expect(notified.script.keyboard.notifiedCurve == .linear)
    #expect(throws: ScenarioError.self) { try read("name: x\nkeyboard: {curve: 0x8}") }
    #expect(throws: ScenarioError.self) { try read("name: x\nkeyboard: {curve: 0x}") }
  }

  /// 20,000 messages of any height are laid out and played.
  @Test func theMostMessagesCanBePlayed() throws {
    let scenario = try read("name: x\nmessages: 20000")
    let film = try scenario.film(of: try #require(scenario.approach(named: "constraints-layout")))
    #expect(film.rows(at: .at(0)).count == 20_000)
    #expect(film.layers.count < 300)
  }
}
