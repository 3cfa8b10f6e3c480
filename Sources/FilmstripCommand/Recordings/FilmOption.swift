import Basics
import Essentials
import WholeFiles

/// The kind of a film's argument, as far as options depend on it.
enum FilmKind: CaseIterable {
  case scenario
  /// A video or an animated picture.
  case clip
  /// A folder of numbered pictures.
  case folder
  /// A device's own numbers.
  case numbers
  /// A film that was read before.
  case film

  init(of argument: String) {
    switch RecordingArgument.kind(of: argument) {
    case .film: self = .film
    case .trace: self = .numbers
    case .pictures: self = Files.isFolder(argument) ? .folder : .clip
    case nil: self = .scenario
    }
  }

  fileprivate var words: String {
    switch self {
    case .scenario: "is a scenario"
    case .clip: "is a video or an animated picture, with its own times"
    case .folder: "is a folder of pictures"
    case .numbers: "holds a device's own numbers, with the edges in its columns"
    case .film: "is a film that was read before, with the options given then"
    }
  }
}

extension Set<FilmKind> {
  static let recordings: Set = [.clip, .folder, .numbers, .film]
  /// Recordings in which bar and keyboard must be found.
  static let pictures: Set = [.clip, .folder]

  /// Such as `scenarios and folders of pictures`.
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

/// A given option that is not for everything that can be filmed.
///
/// It is refused where it would be ignored, as that would look as if it had worked.
struct FilmOption {
  let name: String
  let takers: Set<FilmKind>
  let advice: String?

  /// Refuses options that one of the recordings would ignore, or that everything would.
  ///
  /// A scenario next to recordings may ignore an option that is for recordings only. Approved recordings that were not
  /// named may also ignore one that is for scenarios.
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
          "\(deaf.path) \(deaf.kind.words). Leave it out, or name its recordings in a separate call."
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
