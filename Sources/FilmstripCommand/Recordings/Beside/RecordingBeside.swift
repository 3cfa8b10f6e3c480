import Annotation
import Basics
import Diagnosis
import Recordings
import Scenarios

/// A recording beside the model: a scenario that fits it, the catalogue's films of that, and what they differ by.
struct RecordingBeside {
  let recording: Recording
  /// What the scenario's file would say.
  let yaml: String?
  let scenario: Scenario
  /// How much later the scenario's clock is than the recording's, in seconds.
  let delay: Double
  /// The nearest first.
  let ranking: [NearestApproaches.Candidate]

  /// How many of the nearest are told.
  static let told = 3
  /// A handler whose bar never parts from the keyboard: what the recording is held against where it is right.
  private static let right = "transform"

  /// Fits a scenario to a recording, or takes one, and plays it.
  ///
  /// - Parameter other: A scenario that is taken in place of a fitted one; nil for none.
  init(_ recording: Recording, scenario other: Scenario?) throws {
    self.recording = recording
    if let other {
      yaml = nil
      scenario = other
      delay = RecordingBeside.delay(of: other, against: recording)
      let delay = delay
      ranking =
        try NearestApproaches(
          recording, fitted: { _ in other }, delay: delay, names: other.approaches.map(\.name)
        ).all
    } else {
      let fitted = try FittedScenario(recording)
      delay = fitted.delay
      ranking =
        try NearestApproaches(recording, fitted: fitted.scenario, delay: fitted.delay).all
      let nearest = ranking.first?.approach.name ?? RecordingBeside.right
      let names = nearest == RecordingBeside.right ? [nearest] : [nearest, RecordingBeside.right]
      yaml = fitted.yaml(names)
      scenario = try fitted.scenario(names)
    }
    guard !ranking.isEmpty else {
      throw Failure(
        .badData,
        "\(recording.path) shows bar and keyboard in no frame of a motion, so no film can be held against it; give the "
          + "bar's edges at rest with --bar TOP-BOTTOM.")
    }
  }

  /// The film that is shown below the recording.
  var nearest: NearestApproaches.Candidate { ranking[0] }

  /// That film, for pictures.
  var compared: ComparedFilm {
    ComparedFilm(
      nearest.film, name: nearest.approach.name, summary: nearest.approach.summary,
      code: nearest.approach.code, delay: delay)
  }

  /// The first event of a scenario's keyboard happens as that of a recording begins.
  private static func delay(of scenario: Scenario, against recording: Recording) -> Double {
    guard let fit = recording.fits.first else { return 0 }
    let begin =
      fit.keyboard.motion?.begin
      ?? recording.film.frames[fit.event.frames.lowerBound].time
    return (scenario.script.events.first?.time ?? 0) - begin
  }

  /// The families of bugs that an approach shows in the scenario; none where it is right.
  func families(of candidate: NearestApproaches.Candidate) -> [String] {
    guard let explanation = try? scenario.explanation(of: candidate.approach) else { return [] }
    return explanation.findings.prefix(1).map { finding in
      [finding.family?.rawValue, finding.title].compactMap { $0 }.joined(separator: ", ")
    }
  }

  /// What stands between recording and model, event by event: the table's rows, the first of which names the columns.
  var rows: [[String]] {
    [["event", "measure", "recording", "model", "difference"]]
      + recording.fits.enumerated().flatMap(rows)
  }

  private func rows(_ number: Int, _ fit: EventFit) -> [[String]] {
    let frames = fit.event.frames
    let times = frames.map { recording.film.frames[$0].time }
    let annotations = FrameAnnotations(of: nearest.film)
    let model = times.filter { $0 + delay <= nearest.film.duration }.map {
      annotations.at($0 + delay).mark?.signed ?? 0
    }
    func row(_ measure: String, _ recorded: Double?, _ model: Double) -> [String] {
      [
        "\(number + 1) \(fit.event.kind.rawValue)", measure,
        recorded.map { "\($0.fixed(1)) pt" } ?? "–", "\(model.fixed(1)) pt",
        recorded.map { "\(($0 - model).fixed(1)) pt" } ?? "–",
      ]
    }
    let gaps = fit.bar?.gaps
    let residuals = frames.compactMap { nearest.residuals[$0] }
    let rms =
      residuals.isEmpty
      ? nil
      : (residuals.reduce(0) { $0 + $1 * $1 } / Double(residuals.count)).squareRoot()
    return [
      row(
        "gap.max", gaps.map { $0.widest?.excess ?? 0 }, max(0, model.max() ?? 0)),
      row(
        "overlap.max", gaps.map { -($0.deepest?.excess ?? 0) }, max(0, -(model.min() ?? 0))),
      [
        "\(number + 1) \(fit.event.kind.rawValue)", "gap, frame by frame", "", "",
        rms.map { "\($0.fixed(1)) pt rms" } ?? "–",
      ],
    ]
  }
}
