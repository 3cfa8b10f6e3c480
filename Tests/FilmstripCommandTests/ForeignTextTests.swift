import Foundation
import TestSupport
import Testing

@testable import Imaging

/// Texts that come from files and names, and what a terminal and a service that reads the log make of them.
struct ForeignTextTests {
  /// Ends a line, forges commands of GitHub in both of its forms, colours, overwrites and turns letters around.
  private static let hostile =
    "x\n::error::forged\r##[error]forged\u{1B}[31m\u{9B}2J\u{85}\u{2028}::set-output name=a::b\u{202E}\u{7F}"

  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
  }

  /// A trace in which a series, the device and a picture's remark are hostile.
  private func makeHostile() throws {
    let name = "Baselines/mine/ours.trace.json"
    let text = try #require(
      String(data: JSONEncoder().encode(ForeignTextTests.hostile), encoding: .utf8))
    let trace = try project.text(name)
      .replacing("\"iPhone 7\"", with: text)
      .replacing("\"toolbar.bottom\"", with: text)
    try project.write(name, trace)
    let picture = project.url("Baselines/mine/ours-0003@1x.png")
    let file = [UInt8](try Data(contentsOf: picture))
    let bitmap = try PNG.decode(file)
    var pixels = bitmap.pixels
    pixels[5000] ^= 0xFFFF
    let other = try #require(Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
    // No program of ours writes such a remark, but bytes of a file can be any.
    let remark = PNG.Text(
      keyword: "Environment", text: "cairo 0.1, ##[error]forged\n::error::forged \u{9B}31m 1")
    try Data(PNG.adding(remark, to: PNG.encode(other, scale: 1))).write(to: picture)
  }

  /// What GitHub's runner takes for a command, of one stream: `ActionCommand` of actions/runner, in both forms.
  private func commands(_ stream: String) -> [Substring] {
    var stop: Substring?
    return stream.split(whereSeparator: \.isNewline).filter { line in
      let trimmed = line.drop { $0.isWhitespace }
      if let token = stop {
        if trimmed == "::\(token)::" { stop = nil }
        return false
      }
      if trimmed.hasPrefix("::stop-commands::") {
        stop = trimmed.dropFirst("::stop-commands::".count)
        return false
      }
      return trimmed.hasPrefix("::") || line.contains("##[")
    }
  }

  /// No stream has what acts but line feeds, and none has a command but the annotations of the check.
  private func isHarmless(_ result: CommandResult, _ what: String) {
    for stream in [result.output, result.errors] {
      let acting = stream.unicodeScalars.filter {
        $0 != "\n" && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
          || $0.properties.generalCategory == .lineSeparator
      }
      #expect(acting.isEmpty, "\(what): \(stream.debugDescription)")
      for command in commands(stream) {
        #expect(command.hasPrefix("::error file=mine.yaml,"), "\(what): \(command)")
      }
    }
  }

  @Test(arguments: [[], ["--github"], ["--json"], ["--github", "--json"]])
  func whatAFileSaysStaysText(options: [String]) throws {
    try makeHostile()
    let environment = [
      "GITHUB_WORKSPACE": project.folder.url.path,
      "GITHUB_STEP_SUMMARY": project.folder.path("summary.md"),
    ]
    let arguments = ["check", "mine.yaml", "--report", "out"] + options
    let result = try filmstrip(arguments, in: project.folder.url, environment: environment)
    #expect(result.status == 1, "\(result.errors)")
    #expect(result.output.contains("forged"))
    isHarmless(result, "\(options)")
    let annotations = (commands(result.output) + commands(result.errors)).count
    #expect(annotations == (options.contains("--github") ? 2 : 0))
    if options.contains("--json") {
      let object = try #require(try result.json() as? [String: Any])
      #expect("\(object)".contains("forged"))
    }
    for name in ["out/junit.xml", "out/outcomes.jsonl", "out/reg.json", "out/index.html"]
      + (options.contains("--github") ? ["summary.md"] : [])
    {
      let report = try project.text(name)
      let acting = report.unicodeScalars.filter {
        $0 != "\n" && $0 != "\t"
          && ($0.properties.generalCategory == .control || $0.properties.isBidiControl)
      }
      #expect(acting.isEmpty, "\(name)")
      // A browser makes one line of a page's text, and no log shows it.
      guard !name.hasSuffix(".html") else { continue }
      #expect(!report.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(name)")
    }
  }

  /// What ends the pause is another word each time.
  @Test func thePauseCannotBeGuessed() throws {
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    let tokens = try (0..<2).map { _ in
      let lines = try project.run("check", "--github").output.split(separator: "\n")
      let token = try #require(lines.first?.wholeMatch(of: /::stop-commands::(\S+)/)?.output.1)
      #expect(lines.count { $0 == "::\(token)::" } == 1)
      #expect(token.count >= 32)
      let end = try #require(lines.firstIndex { $0 == "::\(token)::" })
      // What is said of files comes before, and what GitHub shall do after it.
      #expect(lines[..<end].contains { $0.contains("mine/ours: different layout") })
      #expect(lines[(end + 1)...].allSatisfy { $0.hasPrefix("::error ") })
      return token
    }
    #expect(tokens[0] != tokens[1])
  }

  @Test func scenariosAndNamesStayText() throws {
    let yaml = String(decoding: try JSONEncoder().encode(ForeignTextTests.hostile), as: UTF8.self)
    for text in [
      "name: \(yaml)", "name: a\ndevice: \(yaml)", "name: a\n\(yaml): 1", "name: a\nfps: \(yaml)",
      "name: a\napproaches: [\(yaml)]", "name: a\nevents: [{at: 0, \(yaml): 1}]",
    ] {
      try project.write("other.yaml", text)
      let result = try project.run("measure", "other.yaml")
      #expect(result.status == 65, "\(text)")
      #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      isHarmless(result, text)
    }
    // Linux allows all of it in names but a slash and a zero.
    let name = "::error::\(ForeignTextTests.hostile).png"
    for folder in ["A", "B"] {
      try project.write("\(folder)/\(name)", "no picture")
      try project.write("\(folder)/\(folder)\n\(name)", "no picture")
    }
    isHarmless(try project.run("diff", "A", "B"), "diff")
    isHarmless(try project.run("diff", "A", "Baselines/mine"), "diff of others")
    isHarmless(
      try filmstrip(["diff", ".", "../B"], in: project.url("A")), "diff of the current folder")
  }

  /// What the parser quotes of an argument is not a line of its own.
  @Test func argumentsStayText() throws {
    let hostile = ForeignTextTests.hostile
    for arguments in [
      [hostile], ["list", hostile], ["measure", hostile], ["measure", "chat", "--\(hostile)"],
      ["measure", "chat", "--fps=\(hostile)"], ["measure", "chat", "--device", hostile],
      ["check", "--baseline", hostile], ["review", "--results", hostile],
    ] {
      let result = try project.run(arguments)
      #expect(result.status != 0)
      isHarmless(result, "\(arguments)")
    }
  }
}

extension FilmProject {
  /// Runs the command with a list of arguments.
  fileprivate func run(_ arguments: [String]) throws -> CommandResult {
    try filmstrip(arguments, in: folder.url)
  }
}
