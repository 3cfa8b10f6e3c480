import ArgumentParser
import Foundation
import Testing

@testable import FilmstripCommand

/// What tells the work of machines that share it from other work.
struct WorkOptionTests {
  static let commands = RootCommand.configuration.subcommands
    .compactMap { $0 as? any ShardableCommand.Type }

  /// A command as the parser describes it.
  private struct Description: Decodable {
    struct Command: Decodable { let arguments: [Argument] }
    struct Argument: Decodable {
      struct Name: Decodable {
        let kind: String
        let name: String
      }
      let kind: String
      let names: [Name]?
      let valueName: String?

      /// As a decision calls it.
      var name: String? {
        kind == "positional" ? valueName : names?.first { $0.kind == "long" }.map { "--\($0.name)" }
      }
    }
    let command: Command
  }

  /// Every option is in the list, once, and none is that the command has not.
  @Test(arguments: commands.map { $0.configuration.commandName ?? "" })
  func everyOptionIsDecidedOn(name: String) throws {
    let command = try #require(
      WorkOptionTests.commands.first { $0.configuration.commandName == name })
    let described = try JSONDecoder().decode(
      Description.self, from: Data(command._dumpHelp().utf8))
    let options = described.command.arguments.compactMap(\.name)
      .filter { !["--help", "--version"].contains($0) }
    let parsed = try command.parse([])
    let decided = parsed.decisions.map(\.name)
    #expect(
      decided.sorted() == options.sorted(),
      "Say in \(name)'s `decisions` what each of its options decides.")
    // What was not given tells no work apart.
    #expect(parsed.decisions.words.isEmpty)
  }

  @Test func threeCommandsCanBeShared() {
    let names = WorkOptionTests.commands.map { $0.configuration.commandName }
    #expect(names == ["render", "check", "record"])
  }

  /// What is made is told by every value, in one order and however it was typed.
  @Test(arguments: [
    ("check S --shard 1/2 --threshold 0.10", "S --threshold 0.1"),
    ("check --shard=1/2 -j 4 S --bundles b", "S"),
    ("check --report r --results=x --json --github S T", "S T"),
    (
      "check --part keyboard=0.2 --part toolbar=0 --max-gap 1 --allow-orphans",
      "--part keyboard=0.2 --part toolbar=0 --max-gap 1 --allow-orphans"
    ),
    ("check --baseline Baselines", ""), ("check --baseline=~/B", "--baseline ~/B"),
    ("check -- -S T", "-- -S T"), ("check --threshold 0 -- -S", "--threshold 0 -- -S"),
    ("record --update a --dry-run --verbose S", "S --update a"),
    ("record --frames 0,12 --scale 2 --dark", "--frames 0,12 --dark"),
    ("record --scale 3 --tolerance gap=0.5", "--scale 3 --tolerance gap=0.5"),
    (
      "record --screen 0,1,2,3.5 --bar 763-844 --bar-margin=-2",
      "--screen 0,1,2,3.5 --bar 763-844 --bar-margin -2"
    ),
    ("record --device 'iPhone 7' --no-pixels", "--no-pixels --device iPhone 7"),
    ("render a -o out --overwrite --json", "a"), ("render --shape sheet --appearance light", ""),
    (
      "render --format gif --format strip --crop seam --shape slide --loop 2 --frames 3-",
      "--format gif --format strip --crop seam --shape slide --frames 3- --loop 2"
    ),
  ])
  func workIsToldByWhatSaysWhatIsMade(line: String, words: String) throws {
    let arguments = line.replacing("'iPhone 7'", with: "iPhone_7").split(separator: " ")
      .map { String($0.replacing("_", with: " ")) }
    let command = try #require(try RootCommand.parseAsRoot(arguments) as? any ShardableCommand)
    #expect(command.decisions.words.joined(separator: " ") == words)
  }

  /// Values that differ are told apart.
  @Test(arguments: [
    ["check --part keyboard=0.2", "check --part keyboard=0.20000001"],
    ["render --crop 0,0,100,100", "render --crop 0,0,100,100.5", "render --crop screen"],
    [
      "render --format csv --frames 3", "render --format csv --frames 3-",
      "render --format csv --frames 3-4",
    ],
    ["record --frames 1,2", "record --frames 12", "record --frames 1", "record S --frames 1"],
    ["record -- --dark", "record --dark", "record -- S --dark"],
  ])
  func otherWorkIsOtherWork(lines: [String]) throws {
    let words = try lines.map { line in
      let arguments = line.split(separator: " ").map(String.init)
      return try #require(try RootCommand.parseAsRoot(arguments) as? any ShardableCommand)
        .decisions.words
    }
    #expect(Set(words).count == lines.count)
  }

  /// Settings are said as they were given: the same words on every machine.
  @Test func settingsAreListedByTheirNames() throws {
    let line = ["check", "--variant", "rightToLeft+boldText+AX5", "--variant", "xS"]
    let command = try #require(try RootCommand.parseAsRoot(line) as? CheckCommand)
    #expect(command.settings.decisions.words == Array(line.dropFirst()))
  }
}
