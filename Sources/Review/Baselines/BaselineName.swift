import Basics
package import Traces

/// The paths of a film's baselines, below the baselines' folder.
package struct BaselineName: Sendable, Hashable {
  package let scenario: String
  package let approach: String

  package init(scenario: String, approach: String) {
    self.scenario = scenario
    self.approach = approach
  }

  /// For outcomes, such as `chat/frame`.
  package var film: String { "\(scenario)/\(approach)" }

  /// The trace's file, such as `chat/frame.trace.json`.
  package var trace: String { film + BaselineName.traceEnding }

  /// A picture's name in outcomes, such as `chat/frame-0012@3x`.
  package func picture(_ pick: FramePick) -> String { "\(film)-\(pick)" }

  /// Such as `chat/frame-0012@3x.png`.
  package func file(_ pick: FramePick) -> String { picture(pick) + BaselineName.pictureEnding }

  package static let traceEnding = "." + Baseline.fileExtension
  package static let pictureEnding = ".png"

  /// The film of a trace's path below the baselines' folder; nil for any other file.
  package init?(trace file: String) {
    guard let (folder, stem) = BaselineName.parted(file, ending: BaselineName.traceEnding) else {
      return nil
    }
    self.init(scenario: folder, approach: stem)
  }

  /// The film and the frame of a picture's path below the baselines' folder; nil for other files.
  package static func picture(_ file: String) -> (name: BaselineName, pick: FramePick)? {
    guard let (folder, stem) = parted(file, ending: pictureEnding),
      let dash = stem.utf8.lastIndex(of: UInt8(ascii: "-")),
      let pick = FramePick(String(stem[stem.utf8.index(after: dash)...]))
    else { return nil }
    return (BaselineName(scenario: folder, approach: String(stem[..<dash])), pick)
  }

  /// A file's folder and its name without its ending; nil for other endings or places.
  private static func parted(_ file: String, ending: String) -> (folder: String, stem: String)? {
    let parts = PathText.parts(file)
    guard parts.count == 2, isCalled(file, ending), parts[1].utf8.count > ending.utf8.count else {
      return nil
    }
    return (parts[0], String(decoding: parts[1].utf8.dropLast(ending.utf8.count), as: UTF8.self))
  }

  /// The frame of a picture's name, in any folder; nil for any other file.
  package static func pick(_ file: String) -> FramePick? {
    PathText.parts(file).last.flatMap { picture("scenario/" + $0)?.pick }
  }

  /// Whether a file, in any folder, is named as a film's trace or picture.
  package static func isBaseline(_ file: String) -> Bool {
    isCalled(file, traceEnding) || pick(file) != nil
  }

  /// The approach in the names of a recording's film.
  package static let recordingApproach = "recording"

  /// The name of a recording's film.
  package init(recording: String) {
    self.init(scenario: recording, approach: BaselineName.recordingApproach)
  }

  /// The file of a recording's film, which has no pictures, such as `chat/recording.film.json`.
  package var recordingFile: String { film + FilmFile.ending }

  private static let recordingEnding = "/" + recordingApproach + FilmFile.ending

  /// The recording whose approved film has this name; nil for other files.
  package static func recording(of file: String) -> String? {
    // To Swift a slash may be one character with the letter before it.
    let name = file.utf8.dropLast(recordingEnding.utf8.count)
    guard file.utf8.dropFirst(name.count).elementsEqual(recordingEnding.utf8) else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  /// Whether a path below the baselines' folder is named as a film's trace, picture or recording.
  package static func owns(_ film: String, _ file: String) -> Bool {
    let name = BaselineName(trace: file) ?? BaselineName.picture(file)?.name
    return name?.film == film || file == film + FilmFile.ending
  }

  private static func isCalled(_ file: String, _ ending: String) -> Bool {
    file.utf8.suffix(ending.utf8.count).elementsEqual(ending.utf8)
  }
}

extension Outcome {
  /// Whether it is of a film, such as `chat/frame`, by its name.
  package func belongs(to film: String) -> Bool {
    variant.map { name == "\(film)+\($0)" } ?? BaselineName.owns(film, file)
  }

  /// Below the baselines' folder, such as `chat/frame.trace.json`.
  package var file: String { name + fileEnding }

  var fileEnding: String {
    if isOfRecording { return FilmFile.ending }
    // A film in other settings has only a picture.
    return frame == nil && variant == nil ? BaselineName.traceEnding : BaselineName.pictureEnding
  }
}
