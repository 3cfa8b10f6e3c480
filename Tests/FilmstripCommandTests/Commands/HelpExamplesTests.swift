import Foundation
import TestSupport
import Testing

/// The lines that each command's help tells its reader to type can be typed.
struct HelpExamplesTests {
  /// The commands; the root comes first.
  private static let commands = [""] + ((try? namesOfCommands()) ?? [])

  /// Lines that end with another code than 0, and what it tells.
  private static let codes: [String: Int32] = [
    "filmstrip diff before.png after.png -o difference.png": 1,
    "filmstrip diff approved results": 1,
  ]

  /// These end by Ctrl-C alone; `ReviewCommandTests` and `PlayCommandTests` run them.
  private static let endless: Set = ["review", "play"]

  /// The lines below “Examples:” in a command's help.
  private func examples(of command: String) throws -> [String] {
    let help = try filmstrip(command.split(separator: " ").map(String.init) + ["--help"])
    try #require(help.status == 0)
    let text = try #require(help.output.components(separatedBy: "\nExamples:\n").dropFirst().first)
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .prefix { $0.hasPrefix("  filmstrip ") }.map { String($0.dropFirst(2)) }
  }

  @Test(arguments: commands) func helpHasExamplesInWholeLines(command: String) throws {
    let examples = try examples(of: command)
    #expect(!examples.isEmpty)
    for example in examples {
      #expect(example.count <= 78)
      #expect(command.isEmpty || example.hasPrefix("filmstrip \(command)"))
      // What help breaks is continued without the program's name, and leaves a quote open.
      #expect(example.filter { $0 == "'" }.count.isMultiple(of: 2))
    }
  }

  /// A program with approaches of its own is called by its own name.
  @Test func examplesAreInTheProgramsName() throws {
    let help = try films("measure", "--help").output
    #expect(help.contains("\n  films measure keyboard-gap "))
    #expect(!help.contains("filmstrip measure"))
  }

  @Test func theExamplesOfHelpRun() throws {
    let folder = try ExampleFolder()
    let hasVideos = try filmVideo(in: folder)
    let guide = "<!-- filmstrip render keyboard-gap -->\n![x](gap.png)\n"
    for line in [
      "mkdir Guide && printf '\(guide)' > Guide/guide.md && filmstrip docs Guide", "mkdir Films",
      "filmstrip new Films/chat.yaml", "filmstrip record Films --frames 0",
      "filmstrip check --shard 1/2", "filmstrip check --shard 2/2",
    ] {
      let made = try folder.run(line)
      try #require(made.status == 0, "\(made.errors)")
    }
    try #require(HelpExamplesTests.commands.count > 20)
    for command in HelpExamplesTests.commands where !HelpExamplesTests.endless.contains(command) {
      for line in try examples(of: command) where hasVideos || !line.contains(".mp4") {
        let copy = try ExampleFolder(copying: folder)
        if command == "accept" { try copy.changeTheFilms() }
        let result = try copy.run(line)
        #expect(
          result.status == HelpExamplesTests.codes[line, default: 0], "\(line)\n\(result.errors)")
      }
    }
  }

  /// Makes the recordings that examples read; false where there is no ffmpeg.
  private func filmVideo(in folder: ExampleFolder) throws -> Bool {
    guard try folder.run("command -v ffmpeg").status == 0 else { return false }
    let made = try folder.run(
      "filmstrip render phone.yaml --approach transform --format mp4 --scale 3 -o . && mv phone-*.mp4 chat.mp4 "
        + "&& cp chat.mp4 before.mp4 && cp chat.mp4 after.mp4")
    try #require(made.status == 0, "\(made.errors)")
    return true
  }
}
