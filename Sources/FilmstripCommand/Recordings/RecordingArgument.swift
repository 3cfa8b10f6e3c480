import Basics
import Essentials
import Recordings
import Scenarios
import WholeFiles

/// A recording on the command line, recognised by its name.
///
/// A video, an animated picture, a device's numbers, a film read before, or a folder of numbered pictures.
enum RecordingArgument {
  private static let traceEnding = ".csv"
  private static let pictureEndings = [
    ".mp4", ".mov", ".m4v", ".webm", ".mkv", ".gif", ".apng", ".png", ".webp",
  ]

  enum Kind {
    /// A film that was read before.
    case film
    /// Numbers that a device wrote.
    case trace
    /// Pictures to decode.
    case pictures
  }

  /// The kind of recording, by the argument's name; nil for a scenario's.
  static func kind(of argument: String) -> Kind? {
    let name = argument.lowercased()
    if name.hasSuffix(RecordedFilm.fileExtension) { return .film }
    if name.hasSuffix(traceEnding) { return .trace }
    if pictureEndings.contains(where: name.hasSuffix) { return .pictures }
    return isFolderOfPictures(argument) ? .pictures : nil
  }

  static func isRecording(_ argument: String) -> Bool { kind(of: argument) != nil }

  /// Why something that exists is none.
  static func isNone(_ path: String) -> String {
    "\(path) is not a recording: their names end in \(pictureEndings.joined(separator: ", ")), \(traceEnding) or "
      + "\(RecordedFilm.fileExtension), and a folder holds numbered PNG pictures."
  }

  /// The name of a recording and of its results: its file's, without folders and ending.
  static func name(of path: String) -> String {
    let file = PathText.parts(path).last ?? path
    let endings = [RecordedFilm.fileExtension, traceEnding] + pictureEndings
    guard let ending = endings.first(where: file.lowercased().hasSuffix),
      file.count > ending.count
    else { return file }
    return String(file.dropLast(ending.count))
  }

  /// Whether a path leads to a folder with pictures and without scenarios.
  private static func isFolderOfPictures(_ path: String) -> Bool {
    guard Files.isFolder(path),
      let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    else { return false }
    return names.contains { $0.lowercased().hasSuffix(".png") }
      && !names.contains(where: Scenario.isFile)
  }
}
