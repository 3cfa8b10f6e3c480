import Basics
import Essentials
import Recordings
import Review
import Traces

/// A recording that was approved, and where it is: what a check of everything reads again.
struct ApprovedRecording {
  /// Its baseline below the baselines' folder.
  let file: String
  /// What it is called.
  let name: BaselineName
  /// Where the recording is, from the current folder; or why that cannot be said, in a sentence.
  let place: Place
  /// The device that was named when it was approved; nil where none was.
  let device: String?
  /// The rate of a folder of pictures, in frames per second; nil where it has one frame.
  let framesPerSecond: Double?

  /// What else was given when it was approved.
  let given: RecordingSource.Given

  /// Where a recording is.
  enum Place {
    case path(String)
    case unknown(String)
  }

  private static let ending = "/recording" + RecordedFilm.fileExtension

  /// Whether a file below the baselines' folder is one by its name.
  static func isApproved(_ file: String) -> Bool { file.hasSuffix(ending) }

  /// Those of a folder, in the order of their files.
  static func all(
    of approved: ApprovedFiles, in folder: BaselineFolder
  ) throws -> [ApprovedRecording] {
    try approved.recordings.compactMap { file in
      try folder.bytes(file).map { ApprovedRecording(file, $0, in: folder) }
    }
  }

  private init(_ file: String, _ bytes: [UInt8], in folder: BaselineFolder) {
    self.file = file
    name = BaselineName(
      scenario: String(file.dropLast(ApprovedRecording.ending.count)), approach: "recording")
    do {
      let film = try RecordedFilm(
        json: String(decoding: bytes, as: UTF8.self), file: Files.path(file, in: folder.name))
      let scale = film.source.scale
      device = scale?.basis == .given ? scale?.device : nil
      let rate = Recording(name.scenario, film).framesPerSecond
      framesPerSecond = film.frames.count > 1 ? rate : nil
      given = film.source.given
      place = ApprovedRecording.place(of: film, in: folder)
    } catch {
      (device, framesPerSecond, given) = (nil, nil, RecordingSource.Given())
      place = .unknown("\(error) Restore the approved file, or record it again with --update.")
    }
  }

  /// Nothing outside the project is read: whoever proposes a baseline would otherwise have any file of the machine read.
  private static func place(of film: RecordedFilm, in folder: BaselineFolder) -> Place {
    guard let source = film.source.path else {
      return .unknown("It does not say where the recording lies; name the recording to check it.")
    }
    let path = folder.file(of: source)
    guard folder.project.holds(path) else {
      return .unknown(
        "\(source) lies outside the project \(folder.project.path); nothing was read.")
    }
    guard !Files.isMissing(path) else {
      return .unknown("\(path) is not there; make the recording before the check.")
    }
    guard RecordingArgument.isRecording(path) else {
      return .unknown("\(path) is called as no recording is; nothing was read.")
    }
    guard !FileLocation(path).isInside(FileLocation(folder.path)) else {
      return .unknown("\(path) is a baseline, and would be compared with itself.")
    }
    // A folder's pictures may be links themselves.
    for name in (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? [] {
      let picture = Files.path(name, in: path)
      guard folder.project.holds(picture), (try? Files.checkIsFile(picture, called: picture)) != nil
      else {
        return .unknown("\(picture) is a link or no regular file; nothing was read.")
      }
    }
    return .path(path)
  }

  /// What is said where the recording cannot be read.
  func notCompared(_ reason: String, in folder: BaselineFolder) -> Outcome {
    var outcome = Outcome(
      name: name.film, scenario: name.scenario, approach: name.approach, verdict: .notCompared,
      baseline: "\(folder.name)/\(file)", source: nil)
    outcome.message = reason
    return outcome
  }
}
