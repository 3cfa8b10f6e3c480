import Essentials
import Imaging
import Recordings
import Scenarios
import WholeFiles

/// Approaches on a recording's scenario, the one first whose bar parts from the keyboard most like the recorded one.
struct NearestApproaches {
  /// An approach, and how far its film is from the recording.
  struct Candidate {
    let approach: NamedApproach
    let film: Film
    /// What is said of the film as it would be read in the recording's frames.
    let played: RecordingVerdict
    /// How much each frame's gaps differ: the recorded one less the film's; nil where either was not seen.
    let residuals: [Double?]
    /// Their root mean square over the events, in points.
    let distance: Double
  }

  /// The nearest first.
  let all: [Candidate]

  /// Plays approaches, and ranks them.
  ///
  /// - Parameters:
  ///   - delay: How much later the scenario's clock is than the recording's, in seconds.
  init(
    _ recording: Recording, on scenario: Scenario, _ approaches: [NamedApproach], delay: Double
  ) throws {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let progress = Progress(of: recording.name, total: approaches.count, unit: "approaches")
    defer { progress.end() }
    all = try approaches.concurrentMap(threads: threads) { approach -> Candidate? in
      try Interruption.check()
      defer { progress.finishOne() }
      // An approach that cannot be played on this scenario is none that the recording shows.
      guard let film = try? scenario.film(of: approach) else { return nil }
      return Candidate(approach, film, beside: recording, delay: delay)
    }.compactMap { $0 }.sorted { $0.distance < $1.distance }
  }
}

extension NearestApproaches.Candidate {
  /// The least part of the frames with a recorded gap that must show the film's, too.
  private static let leastShare = 0.5

  /// A film beside a recording; nil where they cannot be compared.
  fileprivate init?(
    _ approach: NamedApproach, _ film: Film, beside recording: Recording, delay: Double
  ) {
    let recorded = recording.verdict
    let played = RecordingVerdict(of: recording.film.reading(film, delay: delay))
    // A bar that stays has no gap but the keyboard's: only another one that stays is like it.
    let ways = zip(recorded.fits, played.fits)
    guard ways.allSatisfy({ ($0.bar?.way == .still) == ($1.bar?.way == .still) }) else {
      return nil
    }
    let seams = recorded.judgement.excess
    let residuals = zip(seams, played.judgement.excess).map { recorded, played in
      recorded.flatMap { recorded in played.map { recorded.value - $0.value } }
    }
    let frames = recording.film.events.flatMap { Array($0.frames) }
    let inEvents = frames.compactMap { residuals[$0] }
    let seen = frames.count { seams[$0] != nil }
    guard !inEvents.isEmpty, Double(inEvents.count) >= Self.leastShare * Double(seen) else {
      return nil
    }
    let square = inEvents.reduce(0) { $0 + $1 * $1 } / Double(inEvents.count)
    self.init(
      approach: approach, film: film, played: played, residuals: residuals,
      distance: square.squareRoot())
  }
}
