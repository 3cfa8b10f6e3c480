/// How keyboard and bar moved in one event of a film.
public struct EventFit: Sendable, Hashable {
  /// The event.
  public let event: RecordedEvent
  /// How the keyboard moved.
  public let keyboard: KeyboardFit
  /// How the bar moved; nil if no frame of the event shows one.
  public let bar: BarFit?
  /// The corrected times of frames, by their numbers.
  let times: [Int: Double]

  /// The fit of one of a film's events, by its index.
  ///
  /// - Precondition: The film has such an event.
  /// - Complexity: About frames of the event × 10⁴.
  public init(ofEvent index: Int, in film: RecordedFilm) {
    self.init(ofEvent: index, in: film, by: BarStanding(film))
  }

  init(ofEvent index: Int, in film: RecordedFilm, by standing: BarStanding) {
    event = film.events[index]
    let point = film.point
    var keyboardSeries = EventSeries(of: \.keyboardTop, event: index, in: film, point: point)
    var barSeries = EventSeries(of: \.barBottom, event: index, in: film, point: point)
    var times: [Int: Double] = [:]
    keyboard = KeyboardFit(keyboardSeries, event: event, point: point, times: &times)
    self.times = times
    (keyboardSeries, barSeries) = (keyboardSeries.retimed(times), barSeries.retimed(times))
    guard !barSeries.samples.isEmpty else {
      bar = nil
      return
    }
    let readings = BarReadings(
      barSeries, keyboard: keyboardSeries, keyboardFit: keyboard, event: event, point: point)
    var bar = standing.isOneBar ? BarFit(readings) : readings.says(nil, because: .severalBars)
    bar.gaps = EventGaps(judging: index, in: film, by: standing, bar: bar, times: times)
    self.bar = bar
  }
}

extension EventFit {
  /// When its motion begins, in seconds: by the motion that dates its frames, else in the first of them.
  package func begin(in film: RecordedFilm) -> Double {
    (keyboard.motion ?? keyboard.clock(point: film.point))?.begin
      ?? film.endOfRest(before: event)
  }
}

extension RecordedFilm {
  /// A point in the film's unit: 1, or a guess in pixels, by the width of most phones.
  package var point: Double { unit == .points ? 1 : max(min(width, height), 1) / 390 }

  /// The last moment at which an event shows the keyboard where it was before: a frame is held while nothing changes.
  fileprivate func endOfRest(before event: RecordedEvent) -> Double {
    let range = event.frames
    guard range.count > 1 else { return frames[range.lowerBound].time }
    let start = frames[range.lowerBound].keyboardTop
    let last =
      range.dropLast().prefix { index in
        guard let start, let top = frames[index].keyboardTop else { return false }
        return abs(top.value - start.value) <= point
      }.last ?? range.lowerBound
    return max(frames[last].time, frames[last + 1].time - frames.map(\.time).usualStep)
  }

  /// The fits of every event, in order of time.
  public var fits: [EventFit] { fits(by: BarStanding(self)) }

  func fits(by standing: BarStanding) -> [EventFit] {
    events.indices.map { EventFit(ofEvent: $0, in: self, by: standing) }
  }
}
