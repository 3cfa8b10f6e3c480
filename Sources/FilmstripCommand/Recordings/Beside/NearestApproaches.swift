import Essentials
import Imaging
import Recordings
import Scenarios
import WholeFiles

/// Approaches on a recording's scenario, by the similarity of their gaps to the recorded one.
struct NearestApproaches {
  struct Candidate {
    let approach: NamedApproach
    let film: Film
    /// As it would be read in the recording's frames.
    let played: RecordingVerdict
    /// The recorded gap less the film's in each frame; nil if either was not seen.
    let residuals: [Double?]
    /// Their root mean square over the events, in points.
    let distance: Double
  }

  let all: [Candidate]

  /// Ranks approaches by films on a clock that is `delay` seconds later than the recording's.
  init(
    _ recording: Recording, on scenario: Scenario, _ approaches: [NamedApproach], delay: Double
  ) throws {
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let progress = Progress(of: recording.name, total: approaches.count, unit: "approaches")
    defer { progress.end() }
    all = try approaches.concurrentMap(threads: threads) { approach -> Candidate? in
      try Interruption.check()
      defer { progress.finishOne() }
      // An approach that cannot be played on this scenario is not the recorded one.
      guard let film = try? scenario.film(of: approach) else { return nil }
      return Candidate(approach, film, beside: recording, delay: delay)
    }.compactMap { $0 }.sorted { $0.distance < $1.distance }
  }
}

extension NearestApproaches.Candidate {
  /// The least share of the frames with a recorded gap that must have the film's, too.
  private static let leastShare = 0.5

  fileprivate init?(
    _ approach: NamedApproach, _ film: Film, beside recording: Recording, delay: Double
  ) {
    let recorded = recording.verdict
    let reading = recording.film.reading(film, delay: delay)
    let played = RecordingVerdict(of: reading)
    // A bar that stays has only the keyboard's gap: only another one that stays is similar.
    let ways = zip(recorded.fits, played.fits)
    guard ways.allSatisfy({ ($0.bar?.way == .still) == ($1.bar?.way == .still) }) else {
      return nil
    }
    let seams = recorded.judgement.excess
    // For a bar behind the keyboard only the least missing length is known.
    func isCovered(_ film: RecordedFilm, _ frame: Int) -> Bool {
      film.frames[frame].coversBar(point: recording.film.point)
    }
    let residuals = seams.indices.map { frame -> Double? in
      guard !isCovered(recording.film, frame), !isCovered(reading, frame),
        let recorded = seams[frame], let played = played.judgement.excess[frame]
      else { return nil }
      return recorded.value - played.value
    }
    let frames = recording.film.events.flatMap { Array($0.frames) }
    let inEvents = frames.compactMap { residuals[$0] }
    let seen = frames.count { seams[$0] != nil && !isCovered(recording.film, $0) }
    guard !inEvents.isEmpty, Double(inEvents.count) >= Self.leastShare * Double(seen) else {
      return nil
    }
    let square = inEvents.reduce(0) { $0 + $1 * $1 } / Double(inEvents.count)
    self.init(
      approach: approach, film: film, played: played, residuals: residuals,
      distance: square.squareRoot())
  }
}
