import Basics
import Essentials
import WholeFiles

/// What a command line's argument is, as far as options tell it apart.
enum FilmKind: CaseIterable {
  /// A scenario, which is played.
  case scenario
  /// A video or an animated picture.
  case clip
  /// A folder of numbered pictures.
  case folder
  /// A device's own numbers.
  case numbers
  /// A film that was read before.
  case film

  /// What an argument is by its name.
  init(of argument: String) {
    switch RecordingArgument.kind(of: argument) {
    case .film: self = .film
    case .trace: self = .numbers
    case .pictures: self = Files.isFolder(argument) ? .folder : .clip
    case nil: self = .scenario
    }
  }

  /// The rest of a sentence that begins with the argument.
  fileprivate var words: String {
    switch self {
    case .scenario: "is a scenario"
    case .clip: "is a video or an animated picture, with times of its own"
    case .folder: "is a folder of pictures"
    case .numbers: "holds a device's own numbers, with the edges in its columns"
    case .film: "is a film that was read before, with all that was given then"
    }
  }
}

extension Set<FilmKind> {
  /// Whatever was recorded.
  static let recordings: Set = [.clip, .folder, .numbers, .film]
  /// Recordings in which bar and keyboard have to be found.
  static let pictures: Set = [.clip, .folder]

  /// Them in words, such as `scenarios and folders of pictures`.
  fileprivate var words: String {
    let recorded =
      isSuperset(of: .recordings)
      ? "recordings"
      : isSuperset(of: .pictures)
        ? "recordings in pictures" : contains(.folder) ? "folders of pictures" : nil
    return [contains(.scenario) ? "scenarios" : nil, recorded].compactMap { $0 }
      .joined(separator: " and ")
  }
}

/// An option that was given, and that is not for everything that can be filmed.
///
/// A command says of all its options what they are for, and `check` refuses what would do nothing: an option that is
/// ignored looks as if it had been heeded.
struct FilmOption {
  /// As it is typed, such as `--bar`.
  let name: String
  /// What it is for.
  let takers: Set<FilmKind>
  /// What else would help, in a sentence; nil where nothing does.
  let advice: String?

  /// An option if it was given, else none.
  static func list(
    _ name: String, _ isGiven: Bool, for takers: Set<FilmKind>, advice: String? = nil
  ) -> [FilmOption] {
    isGiven ? [FilmOption(name: name, takers: takers, advice: advice)] : []
  }

  /// Refuses options that something ignores: any of the recordings, or all that there is.
  ///
  /// A scenario beside recordings may ignore what is for recordings alone.
  ///
  /// - Parameters:
  ///   - arguments: What is filmed, as it was named.
  ///   - approved: Recordings that nobody named, which are read as they were approved; what is for scenarios, too, is
  ///     not meant for them.
  static func check(
    _ options: [FilmOption], for arguments: [String], and approved: [String] = []
  ) throws {
    let named = arguments.map { (path: $0, kind: FilmKind(of: $0)) }
    let others = approved.map { (path: $0, kind: FilmKind(of: $0)) }
    for option in options {
      let isForScenarios = option.takers.contains(.scenario)
      let heard = named + (isForScenarios ? [] : others)
      let deaf = heard.first {
        $0.kind != .scenario && !option.takers.contains($0.kind)
      }
      if let deaf {
        throw option.refusal(
          "\(deaf.path) \(deaf.kind.words). Leave it out, or name what it is for in a call of its own."
        )
      }
      guard !isForScenarios, !heard.contains(where: { option.takers.contains($0.kind) }) else {
        continue
      }
      throw option.refusal("name one.")
    }
  }

  private func refusal(_ reason: String) -> Failure {
    Failure(
      .usage, "\(name) is for \(takers.words); \(reason)" + (advice.map { " \($0)" } ?? ""))
  }
}
