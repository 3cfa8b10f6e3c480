import Review
import Scenarios
import Traces

/// What is written to approve a film as it is now.
struct FilmRecording {
  let name: BaselineName
  let folder: BaselineFolder
  /// Frames to be kept as pictures, besides those that are.
  let picks: [FramePick]
  /// How far films may be from it; nil for as before.
  let tolerance: Tolerance?
  /// Whether what is there is replaced.
  let isUpdated: Bool

  /// The files that are missing or replaced: pictures, then the trace that picks them.
  ///
  /// A trace that stays keeps its numbers, gains picks, and says where its scenario is now. One without a scenario's
  /// file is an app's own test's, and stays so.
  func files(of film: Film, source: String) throws -> [(name: String, bytes: [UInt8])] {
    let approved = try folder.baseline(name)
    let all = (approved?.pictures ?? []) + picks
    let keeps = approved.flatMap { isUpdated ? nil : $0 }
    let baseline = Baseline(
      keeps?.trace ?? Trace(of: film, scenario: name.scenario),
      source: approved.map { $0.source == nil ? nil : source } ?? source, pictures: all,
      tolerance: (keeps == nil ? tolerance : nil) ?? approved?.tolerance ?? .exact)
    var files: [(name: String, bytes: [UInt8])] = []
    for pick in baseline.pictures where pick.frame < film.frameCount {
      let file = name.file(pick)
      let before = try folder.bytes(file)
      if before != nil, !isUpdated { continue }
      if let keeps, !keeps.compared(with: Trace(of: film, scenario: name.scenario)).verdict.passes {
        throw Failure(
          .badData,
          "\(name.film) is another film than the one that is approved, so no picture of it was taken; look with "
            + "`filmstrip check`, or add --update \(name.film).")
      }
      let picture = try FilmPicture(of: film, pick)
      if picture.bytes != before { files.append((file, picture.bytes)) }
    }
    let trace = Array(baseline.json.utf8)
    if baseline != approved { files.append((name.trace, trace)) }
    return files
  }
}
