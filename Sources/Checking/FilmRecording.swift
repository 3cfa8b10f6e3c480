import Basics
package import Painting
package import Review
package import Stage
package import Traces
import WholeFiles

/// Approves a film as it is now.
package struct FilmRecording {
  let name: BaselineName
  let folder: BaselineFolder
  /// Frames to keep as pictures, in addition to those already kept.
  let picks: [FramePick]
  /// How far films may be from it; nil for as before.
  let tolerance: Tolerance?
  /// Whether existing files are replaced.
  package let isUpdated: Bool
  /// The approved film's former file, for reports, if that no longer has such a scenario.
  let formerFile: String?
  /// Frames with pictures, whatever the trace picks.
  let drawnFrames: [FramePick]

  package init(
    name: BaselineName, folder: BaselineFolder, picks: [FramePick], tolerance: Tolerance?,
    isUpdated: Bool, formerFile: String?, drawnFrames: [FramePick]
  ) {
    self.name = name
    self.folder = folder
    self.picks = picks
    self.tolerance = tolerance
    self.isUpdated = isUpdated
    self.formerFile = formerFile
    self.drawnFrames = drawnFrames
  }

  package struct Result {
    /// The missing or replaced files: pictures, then the trace that picks them.
    package var files: [(name: String, bytes: [UInt8])] = []
    /// The film's other files, which stay.
    package var kept: [String] = []
    /// Sentences on earlier choices and their fate.
    package var notes: [String] = []
  }

  /// The state of the approved files.
  private enum Approved {
    case nothing
    case film(Baseline)
    case remains(BaselineRemains)
  }

  /// Records the film of a scenario's file.
  ///
  /// A trace that stays keeps its numbers and gains picks. One without a scenario's file is an app's own test's, and
  /// stays so. If its former file is gone, an equal film has moved, and another one is only updated on request.
  ///
  /// - Parameters:
  ///   - source: The scenario's place for baselines.
  ///   - file: The same, for reports.
  /// - Throws: `BaselineError` where the approved trace cannot be read and is not to be replaced.
  package func record(
    _ film: Film, source: String, file: String, by painter: PicturePainter
  ) throws -> Result {
    let now = Trace(of: film, scenario: name.scenario)
    var result = Result()
    var choices = BaselineChoices(source: source)
    var before: Baseline?
    switch try approved() {
    case .nothing: break
    case .remains(let remains):
      let isOfTests = remains.isWhole && remains.sources.isEmpty
      choices = BaselineChoices(
        source: isOfTests ? nil : source,
        pictures: remains.pictures + (remains.isWhole ? [] : drawnFrames),
        tolerance: remains.tolerance)
      result.notes.append(note(on: choices, agreed: remains.agreesOnTolerance))
    case .film(let baseline):
      before = baseline
      choices = baseline.choices
      guard let formerFile else { break }
      guard isUpdated || baseline.compared(with: now).verdict.passes else {
        throw Failure(
          .cannotCreate,
          "\(name.film) was approved from \(formerFile), which has no scenario \(name.scenario) any more, and the "
            + "film of \(file) is a different one. Nothing was recorded; to replace the baseline, add --update "
            + "\(name.film).")
      }
      choices.source = source
      result.notes.append(
        "\(name.film) was approved from \(formerFile), and is of \(file) from now on.")
    }
    let kept = isUpdated ? nil : before
    let baseline = Baseline(
      kept?.trace ?? now, source: choices.source, pictures: choices.pictures + picks,
      tolerance: (kept == nil ? tolerance : nil) ?? choices.tolerance)
    for pick in choices.pictures where !baseline.pictures.contains(pick) {
      result.notes.append(
        "\(name.film) has no frame \(pick.frame) any more, so no picture of it is kept.")
    }
    result.files = try pictures(of: film, in: baseline, kept: kept, now, painter)
    if baseline != before { result.files.append((name.trace, Array(baseline.json.utf8))) }
    let pictures = baseline.pictures.filter { $0.frame < film.frameCount }
    result.kept = (pictures.map(name.file) + [name.trace]).filter { file in
      !result.files.contains { $0.name == file }
    }
    return result
  }

  private func approved() throws -> Approved {
    guard let bytes = try folder.bytes(name.trace) else { return .nothing }
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      return .film(try Baseline(json: text))
    } catch {
      guard isUpdated else {
        throw BaselineError(error, of: name, in: Files.path(name.trace, in: folder.path))
      }
      return .remains(BaselineRemains(of: text))
    }
  }

  /// The missing or replaced pictures; none where the film itself is not approved.
  private func pictures(
    of film: Film, in baseline: Baseline, kept: Baseline?, _ now: Trace, _ painter: PicturePainter
  ) throws -> [(name: String, bytes: [UInt8])] {
    var files: [(name: String, bytes: [UInt8])] = []
    for pick in baseline.pictures where pick.frame < film.frameCount {
      let file = name.file(pick)
      let before = try folder.bytes(file)
      if before != nil, !isUpdated { continue }
      if let kept, !kept.compared(with: now).verdict.passes {
        throw Failure(
          .badData,
          "\(name.film) differs from its baseline, so no picture of it was recorded; look with "
            + "`filmstrip check`, or add --update \(name.film).")
      }
      let picture = try FilmPicture(of: film, pick, by: painter)
      if picture.bytes != before { files.append((file, picture.bytes)) }
    }
    return files
  }

  /// On the part kept of a baseline that could not be read as a whole.
  private func note(on choices: BaselineChoices, agreed: Bool) -> String {
    let frames =
      choices.pictures.isEmpty
      ? "no frame"
      : "the frames \(choices.pictures.map(\.description).joined(separator: ", "))"
    let amounts = Tolerance.Kind.allCases.map { "\($0.rawValue)=\(choices.tolerance[$0].shortest)" }
    let tolerance =
      choices.tolerance.isExact ? "no tolerance" : "the tolerance \(amounts.joined(separator: ","))"
    return "\(name.film) could not be read as a whole. Kept are \(frames) and \(tolerance)"
      + (agreed ? "." : ", of each kind the stricter of two that were there.")
  }
}
