import Essentials
import Recordings
import Review
import WholeFiles

/// Which recording a baseline is of.
///
/// Two recordings of one name would share a baseline, and the last one recorded would own it.
struct RecordingPlace {
  let path: String
  let folder: BaselineFolder

  /// Why the approved files of the recording's name, below the baselines' folder, are another's.
  ///
  /// - Parameter isUpdated: Whether the approved file is to be replaced, as for a recording that was moved.
  func obstacle(in approved: [String], isUpdated: Bool = false) throws -> String? {
    let name = RecordingArgument.name(of: path)
    // Some disks ignore case, or treat an accented letter like its two parts.
    let alike = approved.filter { file in
      BaselineName.recording(of: file)?.lowercased() == name.lowercased()
    }
    let own = BaselineName(recording: name).recordingFile
    guard alike.contains(where: { $0.utf8.elementsEqual(own.utf8) }) else {
      return alike.first.map { file in
        "\(Files.path(file, in: folder.name)) is the baseline of a recording whose name differs from that of \(path) only "
          + "in capitals, or in how its letters are composed, and some disks treat the two as one. Rename the recording, "
          + "or remove the baseline."
      }
    }
    guard let source = try source(of: own),
      identity(of: source) != identity(of: folder.source(of: place))
    else { return nil }
    let former = folder.file(of: source)
    guard !folder.project.holds(former) || folder.isGone(source) else {
      return
        "\(former) and \(path) are both called \(name), and the approved one is \(former). Rename one of the two."
    }
    guard !isUpdated else { return nil }
    return
      "\(name) was approved from \(former), which is not there. If that is \(path) now, run "
      + "`filmstrip record \(path) --update \(BaselineName(recording: name).film)`; else rename it."
  }

  /// The place in the recording's baseline; nil outside the project.
  var source: String? { folder.project.holds(place) ? folder.source(of: place) : nil }

  /// The path as that of a file: a bare name could be a scenario's.
  private var place: String { path.contains("/") ? path : "./\(path)" }

  /// The recording's place in an approved file; nil if it has none, or cannot be read.
  private func source(of file: String) throws -> String? {
    guard let bytes = try folder.bytes(file),
      let film = try? RecordedFilm(json: String(decoding: bytes, as: UTF8.self), file: file)
    else { return nil }
    return film.source.path
  }

  private func identity(of source: String) -> String { folder.identity(of: source, named: path) }
}
