import Annotation
import Basics
import RecordedPictures
import Recordings
import Scenarios

/// A recording compared with the films of a scenario that fits it.
struct RecordingBeside {
  let recording: Recording
  /// Nil if a scenario was given.
  let yaml: String?
  let scenario: Scenario
  /// How much later the scenario's clock is than the recording's, in seconds.
  let delay: Double
  /// At least one, the nearest first.
  let ranking: [NearestApproaches.Candidate]

  /// The number of the nearest approaches in reports.
  static let told = 3
  /// An approach whose bar never parts from the keyboard; a fitted scenario has it next to the nearest.
  private static let right = "transform"

  /// Plays a given scenario or, for nil, one that is fitted to the recording.
  init(_ recording: Recording, scenario other: Scenario?) throws {
    self.recording = recording
    if let other {
      yaml = nil
      scenario = other
      delay = RecordingBeside.delay(of: other, against: recording)
      ranking =
        try NearestApproaches(recording, on: other, other.approaches, delay: delay).all
    } else {
      let fitted = try FittedScenario(recording)
      delay = fitted.delay
      let approaches = Program.current.catalogue.groups.flatMap(\.approaches)
        .filter { $0.handlers.screen == .chat }
      ranking =
        try NearestApproaches(
          recording, on: fitted.scenario([RecordingBeside.right]), approaches, delay: delay
        ).all
      let nearest = ranking.first?.approach.name ?? RecordingBeside.right
      let names = nearest == RecordingBeside.right ? [nearest] : [nearest, RecordingBeside.right]
      yaml = fitted.yaml(names)
      scenario = try fitted.scenario(names)
    }
    guard !ranking.isEmpty else {
      throw Failure(
        .badData,
        "\(recording.path) shows bar and keyboard in no frame of a motion that could be compared with a film; "
          + recording.barAdvice)
    }
  }

  var nearest: NearestApproaches.Candidate { ranking[0] }

  /// Farther off, in points, an approach does not go as the recording does.
  private static let far = 10.0

  var isNear: Bool { nearest.distance <= RecordingBeside.far }

  /// The one that is shown: where none is near, the one that goes right, unless a scenario was given.
  var shown: NearestApproaches.Candidate {
    isNear || yaml == nil
      ? nearest : ranking.first { $0.approach.name == RecordingBeside.right } ?? nearest
  }

  var compared: ComparedFilm {
    ComparedFilm(
      shown.film,
      judged: JudgedRecording(
        shown.played.film, seams: shown.played.judgement.excess, name: shown.approach.name,
        summary: shown.approach.summary, code: shown.approach.code,
        range: recording.verdict.range),
      delay: delay)
  }

  /// The first event of a scenario happens as the keyboard of a recording begins to move.
  private static func delay(of scenario: Scenario, against recording: Recording) -> Double {
    guard let fit = recording.verdict.fits.first else { return 0 }
    return (scenario.script.events.first?.time ?? 0) - fit.begin(in: recording.film)
  }

  /// The family of bugs that an approach shows in the scenario, or its fault in words; nil without a fault.
  func family(of candidate: NearestApproaches.Candidate) -> String? {
    let finding = try? scenario.explanation(of: candidate.approach).findings.first
    return finding.map { finding in
      [finding.family?.rawValue, finding.title].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// The measures of the film that is shown and of the recording, event by event, below the columns' names.
  var rows: [[String]] {
    RecordingComparison(of: recording.verdict, against: shown.played).map {
      DifferenceTable($0, names: ("model", "recording"), isWhole: false).rows
    } ?? []
  }
}
