import Essentials
import Recordings
import Review
import WholeFiles

/// Which recording a baseline was approved of.
///
/// Two recordings of one name would share a baseline, and whichever was recorded last would say whose it is.
struct RecordingPlace {
  /// The recording's path, as it was named.
  let path: String
  let folder: BaselineFolder

  /// Why what is approved under the recording's name is not its own, in sentences; nil where it is, or nothing is.
  ///
  /// - Parameters:
  ///   - approved: The files of approved recordings, below the baselines' folder.
  ///   - isUpdated: Whether what is approved is to be replaced, as it is where a recording was moved.
  func obstacle(in approved: [String], isUpdated: Bool = false) throws -> String? {
    let name = RecordingArgument.name(of: path)
    // Not every disk tells capitals from small letters, or a letter with its accent from the two.
    let alike = approved.filter { file in
      BaselineName.recording(of: file)?.lowercased() == name.lowercased()
    }
    let own = RecordedCheck.file(of: name)
    guard alike.contains(where: { $0.utf8.elementsEqual(own.utf8) }) else {
      return alike.first.map { file in
        "\(Files.path(file, in: folder.name)) is approved of a recording whose name differs from that of \(path) in "
          + "capitals, or in how its letters are put together, and some disks take the two for one. Rename the recording, "
          + "or remove what is approved."
      }
    }
    guard let source = try source(of: own),
      identity(of: source) != identity(of: folder.source(of: place))
    else { return nil }
    let former = folder.file(of: source)
    guard !folder.project.holds(former) || folder.isGone(source) else {
      return
        "\(former) and \(path) are both called \(name), and what is approved is \(former). Rename one of the two."
    }
    guard !isUpdated else { return nil }
    return
      "What is approved as \(name) is \(former), which is not there. If that is \(path) now, run "
      + "`filmstrip record \(path) --update \(RecordedCheck.name(of: name).film)`; else rename it."
  }

  /// What a baseline of the recording says of where it lies; nil where it lies outside the project.
  var source: String? { folder.project.holds(place) ? folder.source(of: place) : nil }

  /// The path as that of a file: a bare name could be a scenario's.
  private var place: String { path.contains("/") ? path : "./\(path)" }

  /// What an approved file says of where its recording lies; nil where it does not, or cannot be read.
  private func source(of file: String) throws -> String? {
    guard let bytes = try folder.bytes(file),
      let film = try? RecordedFilm(json: String(decoding: bytes, as: UTF8.self), file: file)
    else { return nil }
    return film.source.path
  }

  private func identity(of source: String) -> String { folder.identity(of: source, named: path) }
}
