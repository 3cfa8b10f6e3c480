/// The hitches of one motion of the keyboard.
public struct EventHitches: Sendable, Hashable {
  /// In order of time; the app's are reported only if `isTold`.
  public let all: [Hitch]
  /// How long the motion lasts, in seconds.
  public let motion: Double
  /// Whether enough frames show bar and keyboard to tell an app that stalls from a recorder that skips.
  public let isTold: Bool

  /// How much longer the app may have been late, where no frame shows the bar, in seconds.
  public let hidden: Double

  /// How long the app was late, in seconds: at least, and at most; nil where unknown.
  public var appTime: ClosedRange<Double>? {
    guard isTold else { return nil }
    let told = time(of: .app) ?? 0...0
    return told.lowerBound...told.upperBound + hidden
  }

  /// In seconds; nil without a hitch of that cause.
  package func time(of cause: Hitch.Cause) -> ClosedRange<Double>? {
    let lengths = all.filter { $0.cause == cause }.map(\.length)
    return lengths.isEmpty
      ? nil
      : lengths.map(\.lowerBound).reduce(0, +)...lengths.map(\.upperBound).reduce(0, +)
  }
}

extension EventHitches {
  /// From how many usual intervals on a frame is late: less is a recorder's jitter.
  static let leastSkip = 1.5
  /// The least way of the keyboard meanwhile, in points: without one, nothing shows that time went on.
  static let leastWay = 2.0

  /// Rows of numbers are written by the app's own display link, which stalls with it: they show no hitch.
  init(_ fit: EventFit, from earlier: FilmRest?, to later: FilmRest?, in film: RecordedFilm) {
    let range = fit.event.frames
    let frames = film.frames[range]
    motion = film.frames[range.upperBound].time - film.frames[range.lowerBound].time
    guard !film.isExact, !fit.event.isFade, let clock = fit.keyboard.clock(point: film.point) else {
      (all, isTold, hidden) = ([], false, 0)
      return
    }
    let followed = FollowedKeyboard(fit, by: clock, from: earlier, to: later, in: film)
    isTold = followed?.isTold ?? false
    let apps = isTold ? followed?.hitches ?? [] : []
    hidden = followed?.hidden(besides: apps) ?? 0
    all = (EventHitches.recorders(frames, clock, point: film.point) + apps)
      .sorted { $0.begin < $1.begin }
  }

  /// Frames that are missing, or repeat a picture, while the keyboard keeps moving.
  private static func recorders(
    _ frames: ArraySlice<RecordedFrame>, _ clock: FittedMotion, point: Double
  ) -> [Hitch] {
    let step = frames.map(\.time).usualStep
    var hitches: [Hitch] = []
    var last = frames.startIndex
    for index in frames.indices.dropFirst()
    where !frames[index].isRepeated || index == frames.endIndex - 1 {
      let (from, to) = (frames[last].time, frames[index].time)
      let way = abs(clock.value(at: to) - clock.value(at: from))
      if to - from > leastSkip * step, way > leastWay * point {
        let late = to - from - step
        hitches.append(
          Hitch(cause: .recorder, frames: last...index - 1, begin: from + step, length: late...late)
        )
      }
      last = index
    }
    return hitches
  }
}
