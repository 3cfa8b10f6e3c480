import Easing
import Foundation
import Notations
import Scenarios
import TestSupport
import Testing

@testable import Playground
@testable import Serving

/// What the playground's server answers, asked without a connection.
struct PlaygroundSessionTests {
  private let folder: ScratchFolder
  private let session: PlaygroundSession

  init() throws {
    folder = try ScratchFolder()
    session = PlaygroundSession(
      try FollowedScenario(nil), port: 1, folder: folder.url.path)
  }

  private func ask(
    _ path: String, _ body: String, _ method: String = "POST", headers: [String: String] = [:],
    of session: PlaygroundSession? = nil
  ) -> (status: Int, body: String) {
    let session = session ?? self.session
    let usual = ["host": "127.0.0.1:1", "x-filmstrip-token": session.token]
    let response = session.answer(
      LoopbackServer.Request(
        method: method, path: "/\(session.token)/\(path)",
        headers: usual.merging(headers) { $1 }.filter { !$1.isEmpty }, body: Array(body.utf8)))
    return (response.status, String(decoding: response.body, as: UTF8.self))
  }

  private static func choices(_ more: String = "", move: String = "", delay: String = "0") -> String
  {
    """
    {"reference": "transform", \(more) "move": {"name": "ours", "move": "frame", "layout": "inside", \
    "curve": "easeInOut", "delay": \(delay), "lag": 0 \(move)}}
    """
  }

  private static func wish(
    _ choices: String?, generation: Int = 0, rows: Int = 0, notation: String = "css"
  ) -> String {
    """
    {"choices": \(choices ?? "null"), "notation": "\(notation)", "held": {"generation": \(generation), "rows": \(rows)}, \
    "isDark": false, "scale": 1}
    """
  }

  private struct Answer: Decodable {
    struct Data: Decodable {
      struct Film: Decodable {
        let name: String
        let lines: String
      }
      let films: [Film]
    }
    struct Atlas: Decodable {
      struct Patch: Decodable { let row: Int }
      let generation: Int
      let rowCount: Int
      let patches: [Patch]
    }
    struct Sentence: Decodable { let heading: String? }
    let data: Data
    let atlas: Atlas
    let explanation: [Sentence]
    let scenario: String
    let swift: String?
    let motion, noMotion: String?
    let version: Int
  }

  private func play(_ wish: String, of session: PlaygroundSession? = nil) throws -> Answer {
    let (status, body) = ask("play", wish, of: session)
    try #require(status == 200, "\(body)")
    return try JSONDecoder().decode(Answer.self, from: Data(body.utf8))
  }

  @Test func theChoiceIsPlayedNextToItsReference() throws {
    let first = try play(Self.wish(nil))
    #expect(first.data.films.map(\.name) == ["transform", "ours"])
    #expect(first.explanation.first?.heading?.hasPrefix("K4, ") == true)
    let late = try play(Self.wish(Self.choices(delay: "0.2")))
    #expect(late.data.films[0].lines == first.data.films[0].lines)
    #expect(late.data.films[1].lines != first.data.films[1].lines)
    #expect(late.explanation.first?.heading?.hasPrefix("K5, ") == true)
    #expect(late.swift?.contains(".now() + 0.2") == true)
    // The text that is copied is the film that is shown.
    let scenario = try Scenario(yaml: late.scenario)
    #expect(scenario.approaches.map(\.name) == ["transform", "ours"])
    #expect(scenario.approaches[1].move == BarMove(.frame, curve: .named(.easeInOut), delay: 0.2))
  }

  /// The motion is that of the bar in the film, as `curve export` writes it.
  @Test(arguments: Notation.allCases) func theMotionIsWrittenDown(notation: Notation) throws {
    let ease = try play(Self.wish(Self.choices(), notation: notation.rawValue))
    let motion = try NotedMotion("ours", .curve(.easeInOut), duration: 0.25)
    #expect(try ease.motion == notation.text(of: motion, within: Notation.usualTolerance))
    // Inside the keyboard's block it has the keyboard's spring, whatever it asks for.
    let inherited = try play(
      Self.wish(Self.choices(#""context": "inherited","#), notation: notation.rawValue))
    let keyboard = try NotedMotion("ours", KeyboardMotion.ios7.motion, duration: 0.5)
    #expect(try inherited.motion == notation.text(of: keyboard, within: Notation.usualTolerance))
  }

  @Test func anInvalidMotionIsReported() throws {
    func choices(_ curve: String, _ more: String = "") -> String {
      #"{\#(more) "move": {"name": "ours", "move": "transform", "layout": "inside", "curve": "\#(curve)", "delay": 0, "lag": 0}}"#
    }
    let line = try play(Self.wish(choices("linear(0, 0.7 20%, 1)")))
    #expect(line.motion?.contains("0.7 20%") == true)
    let inside = try play(
      Self.wish(choices("linear(0, 0.7 20%, 1)", #""context": "inherited","#)))
    #expect(inside.motion == nil && inside.noMotion?.contains("not animated by one curve") == true)
    let jump = try play(Self.wish(choices("keyboard", #""approach": "constraints","#)))
    #expect(jump.motion == nil && jump.noMotion?.contains("constraints") == true)
  }

  /// A height or a keyboard changes that alone, and not what else the scenario says of its keyboard.
  @Test func aHeightChangesTheHeightAlone() throws {
    let path = try folder.file(
      "own.yaml",
      "name: own\nkeyboard:\n  profile: ios26 # the newest\n  duration: 0.3\n  height: 280\napproaches: [transform]\n"
    )
    let own = PlaygroundSession(try FollowedScenario(path), port: 1, folder: folder.url.path)
    func keyboard(_ choices: String) throws -> KeyboardSetting {
      let answer = try play(Self.wish(Self.choices(choices)), of: own)
      return try Scenario(yaml: answer.scenario).script.keyboard
    }
    let higher = try keyboard(#""height": 300,"#)
    #expect(higher.height == 300 && higher.motion == .ios26 && higher.notifiedDuration == 0.3)
    let older = try keyboard(#""keyboard": "ios7","#)
    #expect(older.height == 280 && older.motion == .ios7 && older.notifiedDuration == 0.3)
    let both = try keyboard(#""keyboard": "ios7", "height": 301.5,"#)
    #expect(both.height == 301.5 && both.motion == .ios7 && both.notifiedDuration == 0.3)
  }

  @Test func anyHandlerAndScreenCanBeChosen() throws {
    let choices = Self.choices(
      #""approach": "did-show", "device": "iPad Pro 13 (M4)", "keyboard": "ios26", "context": "inherited","#
    )
    let answer = try play(Self.wish(choices))
    #expect(answer.data.films.map(\.name) == ["transform", "did-show"])
    #expect(answer.swift == nil)
    let script = try Scenario(yaml: answer.scenario).script
    #expect(script.device.name == "iPad Pro 13 (M4)")
    #expect(script.keyboard.motion == .ios26 && script.context == .inherited)
    let alone = try play(Self.wish(Self.choices(#""approach": "transform","#)))
    #expect(alone.data.films.map(\.name) == ["transform"])
  }

  /// Rows are sent once; to who has another atlas all are.
  @Test func onlyNewRowsAreSent() throws {
    let all = try play(Self.wish(nil)).atlas
    #expect(all.patches.first?.row == 0 && all.rowCount > 100)
    let again = try play(Self.wish(nil, generation: all.generation, rows: all.rowCount)).atlas
    #expect(again.patches.isEmpty && again.rowCount == all.rowCount)
    let some = try play(Self.wish(nil, generation: all.generation, rows: 50)).atlas
    #expect(some.patches.first?.row == 50)
    let late = try play(
      Self.wish(Self.choices(delay: "0.3"), generation: all.generation, rows: all.rowCount)
    ).atlas
    #expect(late.generation == all.generation && late.rowCount < all.rowCount + 200)
    let other = try play(Self.wish(nil, generation: all.generation + 1, rows: 50)).atlas
    #expect(other.patches.first?.row == 0)
    let beyond = try play(Self.wish(nil, generation: all.generation, rows: 1 << 40)).atlas
    #expect(beyond.patches.isEmpty)
  }

  @Test(arguments: [
    (choices(delay: "-1"), "approaches[1].delay: expected seconds of 0 to 60, found “-1”."),
    (choices(move: #", "duration": 61"#), "approaches[1].duration: expected seconds of 0 to 60"),
    (choices(#""approach": "trasform","#), "Did you mean “transform”?"),
    (choices(#""device": "iPhone 77","#), "iPhone 77"),
    (choices(#""device": "a\nname: b","#), "device:"),
    (choices(#""context": "later","#), "context: expected deferred or inherited"),
    (choices(#""approach": "half-height","#), "is for a form"),
  ])
  func unplayableChoicesAreReportedInASentence(choices: String, sentence: String) throws {
    let (status, body) = ask("play", Self.wish(choices))
    let said = try JSONDecoder().decode([String: String].self, from: Data(body.utf8))
    #expect(status == 400 && said["error"]?.contains(sentence) == true, "\(body)")
    #expect(try play(Self.wish(nil)).data.films.count == 2)
  }

  @Test func savingWritesWhatIsShownAndAsksBeforeItReplaces() throws {
    func save(_ name: String, delay: String = "0", replaces: Bool = false) -> (
      status: Int, body: String
    ) {
      ask(
        "save",
        #"{"choices": \#(Self.choices(delay: delay)), "name": "\#(name)", "replaces": \#(replaces)}"#
      )
    }
    #expect(save("mine").status == 200)
    let file = folder.url.appendingPathComponent("mine.yaml")
    let first = try String(contentsOf: file, encoding: .utf8)
    let scenario = try Scenario(yaml: first)
    #expect(scenario.name == "mine" && scenario.approaches.map(\.name) == ["transform", "ours"])
    let refused = save("mine", delay: "0.1")
    #expect(refused.status == 409 && refused.body.contains("exists already"))
    #expect(try String(contentsOf: file, encoding: .utf8) == first)
    #expect(save("mine", delay: "0.1", replaces: true).status == 200)
    let second = try String(contentsOf: file, encoding: .utf8)
    #expect(second.contains("delay: 0.1"))
    for name in ["", "../mine", "a/b", ".", "a.yaml", "a b", String(repeating: "a", count: 101)] {
      #expect(save(name, replaces: true).status == 400, "\(name)")
    }
    #expect(save("a b").body.contains("A file cannot be called “a b”: use 1 to 100 letters"))
    #expect(save("other", delay: "-1").status == 400)
    try ("# Why it is late.\n" + second).write(to: file, atomically: true, encoding: .utf8)
    #expect(save("mine", delay: "0.1").body.contains("comments in it would be lost"))
    try second.write(to: file, atomically: true, encoding: .utf8)
    #expect(!save("mine", delay: "0.1").body.contains("comments"))
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder.yaml"), withIntermediateDirectories: true)
    #expect(save("folder", replaces: true).status == 400)
    #expect(try folder.names() == ["folder.yaml", "mine.yaml"])
    #expect(try String(contentsOf: file, encoding: .utf8) == second)
  }

  /// A link that leads elsewhere, or nowhere, would be written through; one in the folder stays a link.
  @Test func nothingIsSavedThroughALinkOutOfTheFolder() throws {
    func save(_ name: String) -> (status: Int, body: String) {
      ask("save", #"{"choices": \#(Self.choices()), "name": "\#(name)", "replaces": true}"#)
    }
    #expect(save("mine").status == 200)
    try FileManager.default.createDirectory(
      atPath: folder.path("below"), withIntermediateDirectories: false)
    _ = try folder.file("below/theirs.yaml", "theirs")
    for (name, target) in [
      ("linked", "below/theirs.yaml"), ("nowhere", "below/none.yaml"), ("within", "mine.yaml"),
    ] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.path("\(name).yaml"), withDestinationPath: target)
    }
    for name in ["linked", "nowhere"] {
      let refused = save(name)
      #expect(refused.status == 400 && refused.body.contains("leads out of the folder"), "\(name)")
    }
    #expect(
      try String(contentsOfFile: folder.path("below/theirs.yaml"), encoding: .utf8) == "theirs")
    #expect(!FileManager.default.fileExists(atPath: folder.path("below/none.yaml")))
    #expect(save("within").status == 200)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: folder.path("within.yaml"))
        == "mine.yaml")
  }

  /// A session of a file of its folder.
  private func session(of text: String) throws -> PlaygroundSession {
    PlaygroundSession(
      try FollowedScenario(try folder.file("own.yaml", text)), port: 1, folder: folder.url.path)
  }

  /// What was saved before the page is opened, or opened again, needs no further save.
  @Test func aPageThatIsOpenedShowsTheFileAsItIs() throws {
    func text(_ delay: String) -> String {
      "name: own\napproaches: [{name: late, move: transform, delay: \(delay)}]\n"
    }
    let session = try session(of: text("0.1"))
    for (version, delay) in [(2, "0.2"), (3, "0.3")] {
      _ = try folder.file("own.yaml", text(delay))
      let answer = try play(Self.wish(nil), of: session)
      #expect(answer.scenario.contains("delay: \(delay)}") && answer.version == version)
      let file = ask("file", "{}", of: session)
      #expect(file.body.contains("\"version\":\(version)"), "\(file.body)")
    }
  }

  /// The file that is followed keeps what the controls do not show.
  @Test func savingIntoTheFollowedFileKeepsItsOtherApproaches() throws {
    let text = """
      # Mine.
      name: mine
      group: Mine
      approaches:
        - {name: ours, move: frame, curve: easeInOut}
        - {name: theirs, move: constraint, layout: none}
        - did-show

      """
    let session = try session(of: text)
    let wish =
      #"{"choices": \#(Self.choices(delay: "0.2")), "name": "own", "replaces": true}"#
    let (status, body) = ask("save", wish, of: session)
    #expect(status == 200, "\(body)")
    let saved = try String(
      contentsOf: folder.url.appendingPathComponent("own.yaml"), encoding: .utf8)
    #expect(saved.hasPrefix("# Mine.\nname: mine\ngroup: Mine\n"), "\(saved)")
    let before = try Scenario(yaml: text).approaches
    let after = try Scenario(yaml: saved).approaches
    #expect(after.map(\.name) == ["ours", "theirs", "did-show"])
    #expect(after[0].move == BarMove(.frame, curve: .named(.easeInOut), delay: 0.2))
    #expect(after[1].move == before[1].move)
    // The page shows again what it saved.
    #expect(try play(Self.wish(nil), of: session).data.films.map(\.name) == ["theirs", "ours"])
  }

  @Test func onlyThePageItselfIsAnswered() throws {
    let wish = Self.wish(nil)
    #expect(ask("play", wish, headers: ["x-filmstrip-token": ""]).status == 403)
    #expect(ask("play", wish, headers: ["x-filmstrip-token": "0"]).status == 403)
    #expect(ask("play", wish, headers: ["origin": "http://example.com"]).status == 403)
    #expect(ask("play", wish, headers: ["host": "example.com"]).status == 403)
    #expect(ask("play", wish, headers: ["origin": "http://127.0.0.1:1"]).status == 200)
    #expect(ask("save", "{}", headers: ["x-filmstrip-token": ""]).status == 403)
    #expect(ask("play", wish, "GET").status == 404)
    #expect(ask("nothing", wish).status == 404)
    #expect(ask("", "", "GET", headers: ["x-filmstrip-token": ""]).status == 200)
    for path in ["play", "save"] {
      for body in ["", "[]", "{}", "null", #"{"choices": 1}"#] {
        #expect(ask(path, body).status == 400, "\(path) \(body)")
      }
    }
    #expect(try folder.names().isEmpty)
  }
}
