import Basics
import Essentials
import Recordings
import Scenarios
import WholeFiles

/// A recording on the command line, told from a scenario by its name: a video, an animated picture, a device's numbers,
/// a film that was read before, or a folder of numbered pictures.
enum RecordingArgument {
  /// How a device's numbers end.
  private static let traceEnding = ".csv"
  /// How videos and animated pictures end.
  private static let pictureEndings = [
    ".mp4", ".mov", ".m4v", ".webm", ".mkv", ".gif", ".apng", ".png", ".webp",
  ]

  /// What kind of recording a path leads to.
  enum Kind {
    /// A film that was read before.
    case film
    /// Numbers that a device wrote.
    case trace
    /// Pictures, which have to be decoded.
    case pictures
  }

  /// What kind of recording an argument is by its name; nil where it is called as scenarios are.
  static func kind(of argument: String) -> Kind? {
    let name = argument.lowercased()
    if name.hasSuffix(RecordedFilm.fileExtension) { return .film }
    if name.hasSuffix(traceEnding) { return .trace }
    if pictureEndings.contains(where: name.hasSuffix) { return .pictures }
    return isFolderOfPictures(argument) ? .pictures : nil
  }

  /// Whether an argument is a recording.
  static func isRecording(_ argument: String) -> Bool { kind(of: argument) != nil }

  /// A recording's name, which its results are called after: its file's, without folders and ending.
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
