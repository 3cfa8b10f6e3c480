import ArgumentParser
import Essentials
import Review
import Traces

/// Where the baselines are, and which films are meant.
struct BaselineOptions: ParsableArguments, DecidedOptions {
  @Option(
    name: .long,
    help: ArgumentHelp("The folder of the baselines.", valueName: "folder"))
  var baseline = usualFolder

  static let usualFolder: PathArgument = "Baselines"

  @Option(
    name: .long,
    help: "Only this approach; may be given more than once. Default: all of each scenario.",
    completion: .approaches)
  var approach: [String] = []

  var folder: BaselineFolder { BaselineFolder(path: baseline.path) }

  var decisions: [WorkOption] {
    [
      .work("--baseline", baseline == Self.usualFolder ? nil : baseline),
      .work("--approach", approach, for: [.scenario]),
    ]
  }
}

/// Where a check leaves what it found.
struct ResultsOptions: ParsableArguments, DecidedOptions {
  @Option(
    name: .long,
    help: ArgumentHelp("The folder of the last check's results.", valueName: "folder"))
  var results = PathArgument(stringLiteral: CheckResults.usualFolder)

  var decisions: [WorkOption] { WorkOption.place("--results") }

  var folder: ResultsFolder { ResultsFolder(path: results.path) }
}

/// A pattern for names such as `chat/frame`, with `*` for anything and `?` for one character.
struct NamePattern: ExpressibleByArgument {
  let text: String

  init(argument: String) { text = argument }

  var defaultValueDescription: String { text }

  /// Whether the pattern matches a name, is its scenario's name, or is the film's name of a picture.
  func matches(_ name: String) -> Bool {
    name == text || name.utf8.starts(with: "\(text)/".utf8) || fnmatch(text, name, 0) == 0
      || name.hasPrefix(text + "-") && FramePick(String(name.dropFirst(text.count + 1))) != nil
  }
}
