import Basics
import Essentials
import RecordingFiles
import Recordings
import Review
import Traces
import WholeFiles

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

  /// Where it is; nil where that cannot be said.
  var path: String? {
    if case .path(let path) = place { path } else { nil }
  }

  /// Those of a folder, in the order of their files.
  static func all(
    of approved: ApprovedFiles, in folder: BaselineFolder
  ) throws -> [ApprovedRecording] {
    try approved.recordings.compactMap { try ApprovedRecording($0, in: folder) }
  }

  /// One by its file below the baselines' folder; nil where that has gone since.
  private init?(_ file: String, in folder: BaselineFolder) throws {
    self.file = file
    name = RecordedCheck.name(of: BaselineName.recording(of: file) ?? "")
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

  /// Nothing outside the project is read: whoever proposes a baseline would otherwise have any file of the machine read.
  ///
  /// - Parameter name: What the baseline is called after: a recording of another name was never approved by it.
  private static func place(
    of film: RecordedFilm, called name: String, in folder: BaselineFolder
  ) -> Place {
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
    guard RecordingArgument.name(of: path) == name else {
      return .unknown(
        "\(path) is not called \(name), as what was approved is; nothing was read. Record it under its own name."
      )
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

  /// What is said of an error in reading it; nil where the others are not compared either.
  ///
  /// It quotes nothing of the file: whoever proposes a baseline would otherwise have any file of the project told to all
  /// who see the check.
  func reason(of error: any Error, at path: String) -> String? {
    // The others are compared all the same, but where a program is missing that reads them.
    guard let failure = Failure(error), failure.code != .environment else { return nil }
    switch error {
    // A failure of ours has no text of a file in it, and neither has what the system says.
    case is Failure, RecordingFileError.unreadable: return failure.message
    default:
      return
        "\(path) could not be read as a recording; `\(Program.name) read \(path)` says why, and what helps."
    }
  }

  /// What is said where the recording cannot be read.
  func notCompared(_ reason: String, in folder: BaselineFolder) -> Outcome {
    ApprovedRecording.notCompared(name, file, reason, in: folder)
  }

  /// What is said of a recording with which what is approved in a file was not compared.
  static func notCompared(
    _ name: BaselineName, _ file: String, _ reason: String, in folder: BaselineFolder
  ) -> Outcome {
    var outcome = Outcome(
      name: name.film, scenario: name.scenario, approach: name.approach, verdict: .notCompared,
      baseline: "\(folder.name)/\(file)", source: nil)
    outcome.message = reason
    return outcome
  }
}
