/// A comparison of a bar's motion with the keyboard's, some time earlier.
package struct Lag {
  /// In seconds.
  package let delay: Double
  /// The largest difference of the bar's progress from the keyboard's, with the delay, 0…1.
  package let residual: Double
  let residualWithoutDelay: Double
  /// Whether the bar moves in steps, as followers of display ticks do.
  package let isStepped: Bool

  /// Whether the delay is the explanation: the shapes are the same, and only the time differs.
  package var isCertain: Bool {
    delay > Lag.shortest && residual < Lag.tolerance && residualWithoutDelay > 2 * residual
      && residualWithoutDelay > Lag.tolerance / 2
  }

  /// The longest delay that is searched for, in seconds.
  private static let longest = 1.0
  /// The shortest delay that counts, in seconds: less than half a tick at 120 Hz.
  private static let shortest = 0.003
  /// The steps of first trials and of refinement, in seconds.
  private static let step = 1.0 / 240
  private static let fineStep = 1.0 / 3840
  /// The largest difference in progress of equal motions, 0…1.
  private static let tolerance = 0.03

  /// Nil where the keyboard or the bar hardly moves, or the keyboard jumps or fades.
  init?(of episode: Episode, in film: Film) {
    guard episode.isSettled, !episode.isFading, let before = episode.before,
      abs(episode.keyboardTravel) > 20, abs(episode.barTravel) > 20
    else { return nil }
    let track = KeyboardTrack(of: film, from: episode)
    let isStepped = episode.isStepped
    let jumpTimes = Set(episode.jumps.map(\.time))
    let points = episode.samples.enumerated().filter { index, sample in
      isStepped ? jumpTimes.contains(sample.time) : index % 4 == 0
    }.map { _, sample in
      (
        time: sample.time, progress: (sample.barBottom - before.barBottom) / episode.barTravel
      )
    }.reduce(into: [(time: Double, progress: Double)]()) { points, point in
      // At a jump the later of two samples of one time is visible.
      if points.last?.time == point.time { points.removeLast() }
      points.append(point)
    }
    var fits = [Fit(points, track) { $0 }]
    let ratio = episode.keyboardTravel / episode.barTravel
    if isStepped, ratio > 1 {
      // A follower waits where it rests for a keyboard that moves between the screen's bottom and there.
      let isShown = episode.keyboardTravel < 0
      fits.append(
        Fit(points, track) { isShown ? max(0, 1 - (1 - $0) * ratio) : min(1, $0 * ratio) })
    }
    let best = fits.dropFirst().reduce(fits[0]) { $1.residual < $0.residual ? $1 : $0 }
    self.isStepped = isStepped
    delay = best.delay
    residual = best.residual
    residualWithoutDelay = best.residualWithoutDelay
  }

  /// The delay at which a bar is nearest to the keyboard's progress.
  private struct Fit {
    let delay: Double
    let residual: Double
    let residualWithoutDelay: Double

    init(
      _ points: [(time: Double, progress: Double)], _ track: KeyboardTrack,
      expecting expected: (Double) -> Double
    ) {
      func residual(_ delay: Double) -> Double {
        points.map { abs($0.progress - expected(track.progress(at: $0.time - delay))) }.max() ?? 0
      }
      func best(_ delays: StrideThrough<Double>) -> Double {
        delays.map { ($0, residual($0)) }.min { $0.1 < $1.1 }?.0 ?? 0
      }
      let coarse = best(stride(from: 0, through: Lag.longest, by: Lag.step))
      delay = best(
        stride(
          from: max(0, coarse - Lag.step), through: coarse + Lag.step, by: Lag.fineStep))
      self.residual = residual(delay)
      residualWithoutDelay = residual(0)
    }
  }
}

/// A keyboard's progress through an episode, sampled finely once.
private struct KeyboardTrack {
  private let begin: Double
  private let values: [Double]

  private static let rate = 960.0

  init(of film: Film, from episode: Episode) {
    begin = episode.begin
    let first = episode.before?.keyboardTop ?? 0
    let length = min(episode.end - episode.begin, 1.5)
    values = (0...Int(length * KeyboardTrack.rate)).map { index in
      let time = episode.begin + Double(index) / KeyboardTrack.rate
      let top = film.value(of: .keyboardTop, at: time) ?? first
      return (top - first) / episode.keyboardTravel
    }
  }

  /// 0 before the episode, and its final value after.
  func progress(at time: Double) -> Double {
    let position = (time - begin) * KeyboardTrack.rate
    guard position >= 0 else { return 0 }
    let index = Int(position)
    guard index + 1 < values.count else { return values.last ?? 1 }
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }
}
