/// What is told of one event of a film: how the keyboard moved, and how the bar did.
public struct EventFit: Sendable, Hashable {
  /// The event.
  public let event: RecordedEvent
  /// How the keyboard moved.
  public let keyboard: KeyboardFit
  /// How the bar moved; nil where no frame of the event shows one.
  public let bar: BarFit?

  /// The fit of one of a film's events, by its number.
  ///
  /// Complexity: about frames of the event × 10⁴.
  ///
  /// - Precondition: The film has so many events.
  public init(ofEvent index: Int, in film: RecordedFilm) {
    event = film.events[index]
    let point = film.point
    let keyboardSeries = EventSeries(of: \.keyboardTop, event: index, in: film, point: point)
    keyboard = KeyboardFit(keyboardSeries, event: event, point: point)
    let barSeries = EventSeries(of: \.barBottom, event: index, in: film, point: point)
    bar =
      barSeries.samples.isEmpty
      ? nil
      : BarFit(
        barSeries, keyboard: keyboardSeries, keyboardFit: keyboard, event: event, point: point)
  }
}

extension RecordedFilm {
  /// A point in the film's unit: 1, or a guess of the pixels that make one, by the width of most phones.
  var point: Double { unit == .points ? 1 : max(min(width, height), 1) / 390 }

  /// The fits of every event, in order of time.
  public var fits: [EventFit] { events.indices.map { EventFit(ofEvent: $0, in: self) } }
}
