import Annotation
import Foundation
import Imaging
import Recordings
import Scenarios

/// The catalogue's approaches on a recording's scenario, the one first whose bar parts from the keyboard most like the
/// recorded one.
struct NearestApproaches {
  /// An approach, and how far its film is from the recording.
  struct Candidate {
    let approach: NamedApproach
    let film: Film
    /// The root mean square of how much the gaps differ, over the recorded frames, in points.
    let distance: Double
    /// How much each frame's gaps differ: the recorded one less the model's; nil where that was not seen.
    let residuals: [Double?]
  }

  /// The nearest first.
  let all: [Candidate]

  /// Plays every approach for a chat, and ranks them.
  ///
  /// - Parameters:
  ///   - delay: How much later the scenario's clock is than the recording's, in seconds.
  ///   - names: The only approaches that are played; empty for all.
  init(
    _ recording: Recording, fitted scenario: (([String]) throws -> Scenario), delay: Double,
    names: [String] = []
  ) throws {
    let catalogue = Program.current.catalogue.groups.flatMap(\.approaches)
    let wanted = catalogue.filter { approach in
      names.isEmpty ? approach.handlers.screen == .chat : names.contains(approach.name)
    }
    let frames = recording.film.events.flatMap { Array($0.frames) }
    let threads = ProcessInfo.processInfo.activeProcessorCount
    let scenario = try scenario([wanted.first?.name ?? "transform"])
    all = try wanted.concurrentMap(threads: threads) { approach -> Candidate? in
      try Interruption.check()
      // An approach that this scenario's system cannot play is none that the recording shows.
      guard let film = try? scenario.film(of: approach) else { return nil }
      let residuals = NearestApproaches.residuals(of: recording, film, delay: delay)
      let inEvents = frames.compactMap { residuals[$0] }
      guard !inEvents.isEmpty else { return nil }
      let square = inEvents.reduce(0) { $0 + $1 * $1 } / Double(inEvents.count)
      return Candidate(
        approach: approach, film: film, distance: square.squareRoot(), residuals: residuals)
    }.compactMap { $0 }.sorted { $0.distance < $1.distance }
  }

  /// How much the gaps of a recording and of a film differ, frame by frame.
  static func residuals(of recording: Recording, _ film: Film, delay: Double) -> [Double?] {
    let annotations = FrameAnnotations(of: film)
    return recording.film.frames.indices.map { frame in
      let time = recording.film.frames[frame].time + delay
      guard let seam = recording.seams[frame], time <= film.duration else { return nil }
      return seam.value - (annotations.at(time).mark?.signed ?? 0)
    }
  }
}
