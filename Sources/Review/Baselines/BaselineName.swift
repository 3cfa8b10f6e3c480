import Basics
package import Traces

/// The paths of a film's baselines, below the baselines' folder.
package struct BaselineName: Sendable, Hashable {
  /// The scenario's name.
  package let scenario: String
  /// The approach's name.
  package let approach: String

  /// The names of a film's baselines.
  package init(scenario: String, approach: String) {
    self.scenario = scenario
    self.approach = approach
  }

  /// What outcomes call the film, such as `chat/frame`.
  package var film: String { "\(scenario)/\(approach)" }

  /// The trace's file, such as `chat/frame.trace.json`.
  package var trace: String { film + BaselineName.traceEnding }

  /// What outcomes call a picture, such as `chat/frame-0012@3x`.
  package func picture(_ pick: FramePick) -> String { "\(film)-\(pick)" }

  /// A picture's file, such as `chat/frame-0012@3x.png`.
  package func file(_ pick: FramePick) -> String { picture(pick) + BaselineName.pictureEnding }

  /// How traces' files end.
  package static let traceEnding = "." + Baseline.fileExtension
  /// How pictures' files end.
  package static let pictureEnding = ".png"

  /// The film whose trace a file is, by its path below the baselines' folder; nil for any other file.
  package init?(trace file: String) {
    guard let (folder, stem) = BaselineName.parted(file, ending: BaselineName.traceEnding) else {
      return nil
    }
    self.init(scenario: folder, approach: stem)
  }

  /// The film and the frame whose picture a file is, by its path below the baselines' folder; nil for any other file.
  package static func picture(_ file: String) -> (name: BaselineName, pick: FramePick)? {
    guard let (folder, stem) = parted(file, ending: pictureEnding),
      let dash = stem.utf8.lastIndex(of: UInt8(ascii: "-")),
      let pick = FramePick(String(stem[stem.utf8.index(after: dash)...]))
    else { return nil }
    return (BaselineName(scenario: folder, approach: String(stem[..<dash])), pick)
  }

  /// The folder and the name without its ending of a file in a folder; nil for files with another ending, or elsewhere.
  private static func parted(_ file: String, ending: String) -> (folder: String, stem: String)? {
    let parts = PathText.parts(file)
    guard parts.count == 2, isCalled(file, ending), parts[1].utf8.count > ending.utf8.count else {
      return nil
    }
    return (parts[0], String(decoding: parts[1].utf8.dropLast(ending.utf8.count), as: UTF8.self))
  }

  /// The frame whose picture a file is by its name, in whatever folder; nil for any other file.
  package static func pick(_ file: String) -> FramePick? {
    PathText.parts(file).last.flatMap { picture("scenario/" + $0)?.pick }
  }

  /// Whether a file, in whatever folder, is called as traces or pictures of films are.
  package static func isBaseline(_ file: String) -> Bool {
    isCalled(file, traceEnding) || pick(file) != nil
  }

  /// What has an approach's place in the names of a recording's film.
  package static let recordingApproach = "recording"

  private static let recordingEnding = "/" + recordingApproach + FilmFile.ending

  /// The recording whose film is approved by a file below the baselines' folder, by its name; nil for other files.
  package static func recording(of file: String) -> String? {
    // To Swift a slash may be one character with the letter before it.
    let name = file.utf8.dropLast(recordingEnding.utf8.count)
    guard file.utf8.dropFirst(name.count).elementsEqual(recordingEnding.utf8) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a file below the baselines' folder is called as those of a film: its trace, a picture of it, or, of a
  /// recording, its film.
  package static func owns(_ film: String, _ file: String) -> Bool {
    let name = BaselineName(trace: file) ?? BaselineName.picture(file)?.name
    return name?.film == film || file == film + FilmFile.ending
  }

  private static func isCalled(_ file: String, _ ending: String) -> Bool {
    file.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}

extension Outcome {
  /// The approved file below the baselines' folder, such as `chat/frame.trace.json`.
  package var file: String { name + fileEnding }

  /// The ending of its files.
  var fileEnding: String {
    if isOfRecording { return FilmFile.ending }
    return frame == nil ? BaselineName.traceEnding : BaselineName.pictureEnding
  }
}
