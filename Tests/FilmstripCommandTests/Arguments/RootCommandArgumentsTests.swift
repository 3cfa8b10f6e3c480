import ArgumentParser
import Basics
import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

/// What the parser would take without a word, or refuse without a hint.
struct RootCommandArgumentsTests {
  /// An option of a command, as the parser describes it.
  struct Option: Decodable {
    struct Name: Decodable {
      let kind, name: String
    }
    let kind: String
    let isRepeating: Bool
    let names: [Name]?

    var words: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
  }

  private struct Description: Decodable {
    struct Command: Decodable { let arguments: [Option] }
    let command: Command
  }

  /// Every command with the words that lead to it.
  private static func all(
    below command: any ParsableCommand.Type = RootCommand.self, path: [String] = []
  ) -> [(path: [String], command: any ParsableCommand.Type)] {
    let below = command.configuration.subcommands.flatMap { next in
      all(below: next, path: path + [next.configuration.commandName ?? ""])
    }
    return below.isEmpty ? [(path, command)] : below
  }

  private static func options(of command: any ParsableCommand.Type) throws -> [Option] {
    try JSONDecoder().decode(Description.self, from: Data(command._dumpHelp().utf8))
      .command.arguments
  }

  private func problem(_ arguments: [String]) -> String? {
    do {
      try RootCommand.check(arguments)
      return nil
    } catch {
      return (error as? Failure)?.message ?? "\(error)"
    }
  }

  /// Of every command every option with one value is refused where it is given twice, by whichever of its names.
  @Test func singleOptionsAreGivenOnce() throws {
    let commands = RootCommandArgumentsTests.all()
    #expect(commands.count > 20)
    var count = 0
    for (path, command) in commands {
      for option in try RootCommandArgumentsTests.options(of: command)
      where option.kind != "positional" {
        for one in option.words {
          for other in option.words {
            let refused = problem(path + [one, "a", "\(other)=b"])
            if option.kind == "option" && !option.isRepeating {
              count += 1
              #expect(refused?.contains("is given twice") == true, "\(path) \(one) \(other)")
            } else {
              #expect(refused == nil, "\(path) \(one)")
            }
            #expect(problem(path + [one, "a", "--", other]) == nil)
          }
        }
      }
    }
    #expect(count > 60)
  }

  /// Of a command with formats every option that a format does not read is refused in the same words.
  @Test(arguments: ["table", "csv", "json", "plot"], [["-o", "x.png"], ["--overwrite"]])
  func optionsThatAFormatIgnoresAreRefused(format: String, option: [String]) throws {
    let scratch = try ScratchFolder()
    let result = try filmstrip(
      [
        "curve", "offsets", "--duration", "0.1", "--distance", "9", "--fps", "60", "--format",
        format,
      ] + option, in: scratch.url)
    #expect(result.status == (format == "plot" ? 0 : 64))
    let name = option[0] == "-o" ? "--output" : "--overwrite"
    #expect(
      format == "plot"
        || result.errors.contains("\(name) does nothing for \(format); it is for plot."))
  }

  @Test(arguments: [
    (
      "rneder keyboard-gap",
      "rneder is not a command; `filmstrip --help` lists them. Did you mean `filmstrip render`?"
    ),
    (
      "curve exprot",
      "exprot is not a command; `filmstrip curve --help` lists them. Did you mean `filmstrip curve export`?"
    ),
    (
      "keyboard-gap",
      "keyboard-gap is not a command; `filmstrip --help` lists them. To draw it: `filmstrip render keyboard-gap`."
    ),
    (
      "a/b.yaml",
      "a/b.yaml is not a command; `filmstrip --help` lists them. To draw it: `filmstrip render a/b.yaml`."
    ),
    ("xyzzyx", "xyzzyx is not a command; `filmstrip --help` lists them."),
  ]) func anUnknownCommandHasItsNearest(line: String, told: String) throws {
    #expect(problem(line.split(separator: " ").map(String.init)) == told)
    let result = try filmstrip(line.split(separator: " ").map(String.init))
    #expect(result.status == 64 && result.errors == "Error: \(told)\n")
  }

  @Test(arguments: [
    "", "--help", "--version", "help render", "render",
    "render --scale 2 a b --format gif --format apng",
    "curve at -- -1", "curve", "curve --help",
    "curve offsets --distance -260 --fps 60 --duration -260",
  ]) func validLinesAreLeftToTheParser(line: String) {
    #expect(problem(line.split(separator: " ").map(String.init)) == nil)
  }

  /// A command that is parsed alone is the one that the whole would find, and what is wrong is said in the whole's words.
  @Test(arguments: [
    "diff a b --json", "diff a", "diff --help", "diff a b --jsno", "diff help me",
    "curve export easeIn",
    "curve export", "render help", "render --version", "schema scenario", "curve", "--version",
    "diff --generate-completion-script zsh", "record --dry-run --shard 1/2", "help diff",
    "measure -- -1",
  ]) func isParsedAsByTheWhole(line: String) {
    func told(_ parse: ([String]) throws -> any ParsableCommand) -> String {
      do {
        return "\(try parse(line.split(separator: " ").map(String.init)))"
      } catch {
        return RootCommand.fullMessage(for: error)
      }
    }
    #expect(told(RootCommand.parse) == told { try RootCommand.parseAsRoot($0) })
  }

  /// The line that machines share is looked at, too.
  @Test func aSharedLineIsLookedAt() throws {
    let result = try filmstrip("plan", "check", "--results", "a", "--results", "b")
    #expect(result.status == 64 && result.errors.contains("--results is given twice"))
  }

  @Test func aScenarioComesOnStandardInput() throws {
    let scratch = try ScratchFolder()
    let piped = try shell(
      """
      printf 'name: piped\\napproaches: [frame]\\n' > s.yaml
      "$FILMSTRIP" render - < s.yaml && "$FILMSTRIP" measure - < s.yaml > a && "$FILMSTRIP" measure s.yaml > b && cmp a b
      printf 'name: piped\\n  foo: 3' | "$FILMSTRIP" explain - --approach frame
      """, in: scratch.url)
    #expect(
      piped.errors
        == "Wrote piped.png\nError: standard input:2: this is not YAML: it is indented by 2 spaces, and the key "
        + "in line 1, which it belongs next to, by no space; indent both the same.\n")
    for line in ["check -", "record -", "render - --shard 1/2", "plan render -"] {
      let result = try shell("\"$FILMSTRIP\" \(line) < s.yaml", in: scratch.url)
      #expect(result.status == 64 && result.errors.contains("standard input"), "\(line)")
    }
  }

  /// A terminal gets a picture from no command, and text from each.
  @Test func aPictureIsNotThrownAtATerminal() throws {
    let scratch = try ScratchFolder()
    let found = try shell("command -v script", in: scratch.url)
    guard found.status == 0 else { return }
    for (line, isPicture) in [
      ("render --format strip -o -", true), ("render --format gif --approach frame -o -", true),
      ("render --format svg -o -", false), ("render --format html -o -", false),
      ("curve offsets --duration 0.1 --distance 9 --fps 60 --format plot -o -", true),
    ] {
      let result = try shell(
        "script -qec \"'$FILMSTRIP' \(line)\" /dev/null < /dev/null", in: scratch.url)
      #expect(
        result.output.contains("standard output is a terminal, which shows no pictures")
          == isPicture)
      #expect((result.status == 64) == isPicture, "\(line)")
    }
  }

  /// Below the project a command says where what it looks for is.
  @Test func belowTheProjectTheFolderIsNamed() throws {
    let project = try FilmProject()
    try project.write(".git/HEAD", "ref: refs/heads/main\n")
    try project.write("a/b/c.txt", "")
    try project.succeed("record", "mine.yaml")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try project.run("check", "--shard", "1/1").status == 0)
    #expect(try project.run("check").status == 1)
    for (line, status, told) in [
      (
        "check", 2,
        "There is no folder Baselines here, so nothing was compared: run it in ../.., or give --baseline ../../Baselines."
      ),
      ("check ../../mine.yaml", 2, "or give --baseline ../../Baselines."),
      ("prune", 74, "There is no folder Baselines here: give --baseline ../../Baselines."),
      (
        "review", 74,
        "There are no results in .filmstrip here, but in ../../.filmstrip: give --results ../../.filmstrip."
      ),
      ("accept *", 74, "but in ../../.filmstrip"),
      (
        "merge check ../../mine.yaml --baseline ../../Baselines", 2,
        "There is no folder filmstrip-shards here: give --bundles ../../filmstrip-shards."
      ),
      (
        "measure mine.yaml", 74,
        "mine.yaml could not be read: there is no such file; from here it is ../../mine.yaml."
      ),
    ] as [(String, Int32, String)] {
      let result = try filmstrip(
        line.split(separator: " ").map(String.init), in: project.url("a/b"))
      #expect(result.status == status && result.errors.contains(told), "\(line): \(result.errors)")
    }
    #expect(!project.exists("a/b/.filmstrip"))
    // What it names is right.
    let check = try filmstrip(["check", "--baseline", "../../Baselines"], in: project.url("a/b"))
    #expect(check.status == 1)
  }

  @Test func nothingToDoIsReported() throws {
    let project = try FilmProject()
    let merged = try project.run("merge")
    #expect(merged.status == 2 && merged.errors.contains("Nothing to merge: no film"))
    try project.succeed("record", "mine.yaml")
    try project.succeed("check")
    let review = try project.run("review")
    #expect(review.status == 0 && review.output.isEmpty)
    #expect(review.errors == "Nothing to review: the last check found no differences.\n")
  }
}
