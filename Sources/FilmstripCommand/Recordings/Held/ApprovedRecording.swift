import Basics
import Essentials
import RecordingFiles
import Recordings
import Review
import Traces
import WholeFiles

/// An approved recording and its place, for a check of everything, which reads it again.
struct ApprovedRecording {
  let name: BaselineName
  /// From the current folder; or why it is unknown, in a sentence.
  let place: Place
  /// As named at its approval.
  let device: String?
  /// Of a folder of pictures, in frames per second; nil for one frame.
  let framesPerSecond: Double?

  /// At its approval.
  let given: RecordingSource.Given

  enum Place {
    case path(String)
    case unknown(String)
  }

  var path: String? {
    if case .path(let path) = place { path } else { nil }
  }

  /// In the order of their files.
  static func all(
    of approved: ApprovedFiles, in folder: BaselineFolder
  ) throws -> [ApprovedRecording] {
    try approved.recordings.compactMap { try ApprovedRecording($0, in: folder) }
  }

  /// Nil if the file below the baselines' folder has gone since.
  private init?(_ file: String, in folder: BaselineFolder) throws {
    name = BaselineName(recording: BaselineName.recording(of: file) ?? "")
    do {
      guard let bytes = try folder.bytes(file) else { return nil }
      let film = try RecordedFilm(
        json: String(decoding: bytes, as: UTF8.self), file: Files.path(file, in: folder.name))
      device = film.source.givenDevice
      framesPerSecond = film.frames.count > 1 ? film.framesPerSecond : nil
      given = film.source.given
      place = ApprovedRecording.place(of: film, called: name.scenario, in: folder)
    } catch let interruption as Interruption.Interrupted {
      throw interruption
    } catch {
      (device, framesPerSecond, given) = (nil, nil, RecordingSource.Given())
      let reason = Failure(error)?.message ?? "\(error)"
      place = .unknown("\(reason) Restore the approved file, or record it again with --update.")
    }
  }

  /// Where the recording is: a file of the baseline's name in the project.
  ///
  /// Otherwise a proposed baseline could have any file of the machine read.
  private static func place(
    of film: RecordedFilm, called name: String, in folder: BaselineFolder
  ) -> Place {
    guard let source = film.source.path else {
      return .unknown("It does not say where the recording is; name the recording to check it.")
    }
    let path = folder.file(of: source)
    guard folder.project.holds(path) else {
      return .unknown(
        "\(source) is outside the project \(folder.project.path); nothing was read.")
    }
    guard !Files.isMissing(path) else {
      return .unknown("\(path) is not there; make the recording before the check.")
    }
    guard RecordingArgument.name(of: path) == name else {
      return .unknown(
        "\(path) is not called \(name), like the approved recording; nothing was read. Record it under its own name."
      )
    }
    guard RecordingArgument.isRecording(path) else {
      return .unknown(RecordingArgument.isNone(path))
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

  /// Why the recording could not be read; nil if the others are not compared either.
  ///
  /// It quotes nothing of the file: a proposed baseline could otherwise show any file of the project to all who see the
  /// check.
  func reason(of error: any Error, at path: String) -> String? {
    // The others are compared all the same, unless a program that reads them is missing.
    guard let failure = Failure(error), failure.code != .environment else { return nil }
    switch error {
    // Neither our failures nor the system's errors contain text of a file.
    case is Failure, RecordingFileError.unreadable: return failure.message
    default:
      return
        "\(path) could not be read as a recording; `\(Program.name) read \(path)` says why, and what to do."
    }
  }

  static func notCompared(
    _ name: BaselineName, _ reason: String, in folder: BaselineFolder
  ) -> Outcome {
    var outcome = Outcome(
      name: name.film, scenario: name.scenario, approach: name.approach, verdict: .notCompared,
      baseline: "\(folder.name)/\(name.recordingFile)", source: nil)
    outcome.message = reason
    return outcome
  }
}
