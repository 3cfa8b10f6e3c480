import Essentials
import Review
import Scenarios
import Sharding

/// What a check or a record works on: the films to play, and the recordings to read.
struct ReviewWork {
  let folder: BaselineFolder
  var plan: ReviewPlan
  var films: [ReviewPlan.PlannedFilm]
  var recordings: [String]
  /// In a check of everything.
  var approved: [ApprovedRecording] = []

  /// Throws `Failure` for recordings whose names cannot be those of baselines, and for a plan's reasons.
  init(_ arguments: [String], _ baselines: BaselineOptions) throws {
    folder = baselines.folder
    recordings = arguments.filter(RecordingArgument.isRecording)
    try RecordedCheck.checkNames(of: recordings)
    let scenarios = arguments.filter { !RecordingArgument.isRecording($0) }
    plan =
      scenarios.isEmpty && !recordings.isEmpty
      ? try ReviewPlan(ofNothingIn: folder)
      : try ReviewPlan(
        scenarios, approaches: baselines.approach, in: folder, catalogue: Program.current.catalogue)
    films = plan.films
  }

  var inputs: [String] { [folder.path] + plan.items.compactMap(\.file) + recordings }

  /// The names of the films to play.
  var played: [BaselineName] { plan.films.map { $0.item.name(of: $0.approach) } }

  func only(_ cells: Set<String>) -> ReviewWork {
    var part = self
    part.films = plan.films(of: cells)
    part.recordings = recordings.filter { cells.contains(ReviewWork.name(of: $0).film) }
    part.approved = approved.filter { cells.contains($0.name.film) }
    return part
  }

  static func name(of recording: String) -> BaselineName {
    BaselineName(recording: RecordingArgument.name(of: recording))
  }
}
