internal import Basics

/// Why a recording's file cannot be read: the file, the problem, and its remedy.
public enum RecordingFileError: Error, Sendable, Hashable {
  /// A program that decodes videos is missing, or cannot be started for this reason.
  case program(String, String?)
  /// There is no such file, or it cannot be read for the system's reason.
  case unreadable(path: String, String)
  /// It does not hold a recording, for this reason, with the remedy.
  case unsuitable(path: String, String)
  /// Its recording is damaged or encrypted, for this reason.
  case damaged(path: String, String)
}

extension RecordingFileError: CustomStringConvertible {
  /// A sentence or two.
  public var description: String {
    switch self {
    case .program(let name, nil):
      "Videos and GIFs need \(name), which is not in PATH or may not be run. Install ffmpeg 5.1 or later, which brings it "
        + "along (apt-get install ffmpeg, brew install ffmpeg), or read a folder of PNG pictures, an APNG or a WebP."
    case .program(let name, let reason?):
      VisibleText.line(
        "\(name) could not be started: \(reason). Install an ffmpeg for this machine.")
    case .unreadable(let path, let reason):
      VisibleText.line("\(path) cannot be read: \(reason).")
    case .unsuitable(let path, let reason):
      VisibleText.line("\(path): \(reason)")
    case .damaged(let path, let reason):
      VisibleText.line("\(path) is damaged or cannot be decoded: \(reason)")
    }
  }
}
