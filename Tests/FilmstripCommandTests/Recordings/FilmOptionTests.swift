import Foundation
import Recordings
import TestSupport
import Testing

/// No option is ignored in silence: each command that takes recordings, each of its options, each kind of file.
struct FilmOptionTests {
  private let scratch: ScratchFolder

  /// A file or folder of each kind.
  private static let files: [(kind: String, name: String)] = [
    ("scenario", "keyboard-gap"), ("clip", "clip.apng"), ("folder", "pictures"),
    ("numbers", "chat.csv"), ("film", "chat.film.json"),
  ]

  /// The kinds that every command takes which takes recordings.
  private static let recordings: Set<String> = ["clip", "folder", "numbers", "film"]
  private static let pictures: Set<String> = ["clip", "folder"]
  private static let all = recordings.union(["scenario"])

  private static let scenario: Set<String> = ["scenario"]

  /// An option, a value of it, and what it is for: in commands that play scenarios on other devices, and in others.
  private struct Option {
    let name: String
    let value: String?
    let played, held: Set<String>

    init(_ name: String, _ value: String?, _ played: Set<String>, _ held: Set<String>? = nil) {
      (self.name, self.value, self.played, self.held) = (name, value, played, held ?? played)
    }
  }

  private static let options: [Option] = [
    Option("screen", "0,0,390,844", pictures), Option("pixels-per-point", "2", pictures),
    Option("bar", "700-800", pictures), Option("bar-margin", "8", recordings),
    Option("bar-stays", nil, recordings), Option("no-pixels", nil, recordings),
    Option("device", "iPhone 13", pictures.union(scenario), pictures),
    Option("fps", "30", ["scenario", "folder"], ["folder"]),
    Option("keyboard-height", "300", scenario), Option("context", "inherited", scenario),
    Option("approach", "frame", scenario), Option("variant", "AX5", scenario),
    Option("threshold", "0.1", scenario), Option("part", "keyboard=0.1", scenario),
    Option("tolerance", "gap=1", scenario), Option("dark", nil, scenario),
    Option("side-by-side", nil, scenario), Option("long", nil, scenario),
    Option("max-gap", "1", recordings), Option("max-hitch", "1", recordings),
    Option("recorded-tolerance", "1", recordings),
  ]
  /// Of frames and pictures: a recording has some to draw, and none to keep.
  private static let kept = [("frames", "0"), ("scale", "3")]

  /// What is for whatever is filmed, or for what comes of it.
  private static let others: Set = [
    "baseline", "results", "report", "comment", "changed-since", "watch", "allow-orphans", "github",
    "json", "jobs", "shard", "bundles", "output", "format", "columns", "crop", "shape",
    "appearance",
    "slow", "loop", "embed", "words",
    "annotate", "max-pixels", "max-difference", "overwrite", "verbose", "series", "as-scenario",
    "update", "dry-run", "help", "version",
  ]

  /// Commands that take recordings, and whether they play scenarios on other devices.
  private static let commands: [(name: String, isPlaying: Bool, takesScenarios: Bool)] = [
    ("read", false, false), ("measure", true, true), ("explain", true, true),
    ("render", true, true),
    ("record", false, true), ("check", false, true), ("compare", false, false),
  ]

  init() throws {
    scratch = try ScratchFolder()
    try write([], to: scratch.url.appendingPathComponent("clip.apng"))
    _ = try scratch.file("chat.csv", "")
    _ = try scratch.file("chat.film.json", "")
    try FileManager.default.createDirectory(
      atPath: scratch.path("pictures"), withIntermediateDirectories: false)
    _ = try scratch.file("pictures/1.png", "")
  }

  /// The long names of a command's options, as its help lists them.
  private func names(of command: String) throws -> Set<String> {
    let help = try filmstrip(command, "--help").output
    return Set(help.matches(of: /(?m)^  (?:-\w, )?--([a-z-]+)/).map { String($0.output.1) })
  }

  @Test(arguments: ["read", "measure", "explain", "render", "record", "check", "compare"])
  func optionsThatWouldBeIgnoredAreRefused(command: String) throws {
    let row = try #require(FilmOptionTests.commands.first { $0.name == command })
    let names = try names(of: command)
    // Whoever adds an option says here what it is for.
    let known = Set(FilmOptionTests.options.map(\.name)).union(FilmOptionTests.others)
      .union(FilmOptionTests.kept.map(\.0))
    #expect(names.isSubset(of: known), "\(names.subtracting(known))")
    var options = FilmOptionTests.options
    let takers: Set<String> = command == "record" ? ["scenario"] : FilmOptionTests.all
    options += FilmOptionTests.kept.map { Option($0.0, $0.1, takers) }
    for option in options where names.contains(option.name) {
      for file in FilmOptionTests.files where row.takesScenarios || file.kind != "scenario" {
        var arguments =
          [command, file.name, "--\(option.name)"] + (option.value.map { [$0] } ?? [])
        // Of a format that reads most of them.
        if command == "render" { arguments += ["--format", "frames"] }
        if command == "explain", file.kind == "scenario", option.name != "approach" {
          arguments += ["--approach", "frame"]
        }
        let takers = row.isPlaying ? option.played : option.held
        let result = try filmstrip(arguments, in: scratch.url)
        let isRefused =
          result.status == 64 && result.errors.hasPrefix("Error: --\(option.name) is for ")
        #expect(isRefused == !takers.contains(file.kind), "\(arguments): \(result.errors)")
      }
    }
  }

  /// What is for recordings alone may stand beside scenarios; what one recording ignores is refused beside others.
  @Test func oneThatIgnoresItIsEnough() throws {
    func run(_ arguments: String...) throws -> CommandResult {
      try filmstrip(arguments, in: scratch.url)
    }
    func isRefused(_ result: CommandResult) -> Bool {
      result.status == 64 && result.errors.contains(" is for ")
    }
    #expect(try !isRefused(run("check", "keyboard-gap", "clip.apng", "--bar", "700-800")))
    #expect(try isRefused(run("check", "clip.apng", "chat.csv", "--bar", "700-800")))
    #expect(try isRefused(run("check", "keyboard-gap", "chat.csv", "--threshold", "0.1")))
    #expect(try isRefused(run("render", "keyboard-gap", "chat.csv", "--device", "iPhone 13")))
    // Nobody is named, and nothing approved takes it.
    for option in [
      ["--fps", "60"], ["--device", "iPhone 13"], ["--bar", "1-2"], ["--max-gap", "1"],
    ] {
      #expect(try isRefused(filmstrip(["check"] + option, in: scratch.url)), "\(option)")
      guard option[0] != "--max-gap" else { continue }
      #expect(try isRefused(filmstrip(["record"] + option, in: scratch.url)), "\(option)")
    }
  }

  /// An approved recording that ignores it is one, too; what is for scenarios is not meant for it.
  @Test func approvedRecordingsIgnoreNothing() throws {
    _ = try scratch.file(".git", "gitdir: nowhere\n")
    _ = try scratch.file("good.film.json", SampleRecording().film.json)
    #expect(try filmstrip(["record", "good.film.json"], in: scratch.url).status == 0)
    for option in [["--fps", "60"], ["--device", "iPhone 13"], ["--bar", "1-2"]] {
      let result = try filmstrip(["check"] + option, in: scratch.url)
      #expect(
        result.status == 64 && result.errors.contains("good.film.json is a film"), "\(option)")
    }
    #expect(try filmstrip(["check", "--threshold", "0.1"], in: scratch.url).status == 0)
  }

  /// A table without a bar is told of the column, and not of an option that it does not take.
  @Test func aTableWithoutABarNamesTheColumn() throws {
    var rows = "time,keyboard.top,screen.height,screen.width\n"
    for index in 0..<120 {
      let time = Double(index) / 60
      rows += "\(time),\(844 - 336 * SampleRecording.keyboard(time)),844,390\n"
    }
    _ = try scratch.file("nobar.csv", rows)
    for arguments in [["check", "nobar.csv", "--max-gap", "1"], ["compare", "nobar.csv"]] {
      let result = try filmstrip(arguments, in: scratch.url)
      let said = (result.output + result.errors).replacing("\n    ", with: " ")
      #expect(result.status == 65 && said.contains("add the column bar.bottom"), "\(said)")
      #expect(!said.contains("--bar"), "\(said)")
    }
  }
}
