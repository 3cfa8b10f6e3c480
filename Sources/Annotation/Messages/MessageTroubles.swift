import Diagnosis
import Stage

/// The faults of a film's messages, frame by frame.
struct MessageTroubles: Sendable {
  /// A frame's figures, and the worst fault in them.
  struct Entry: Sendable {
    let figures: MessageFigures
    let trouble: MessageTrouble?
    /// Whether a new message is still moving, which excuses its hidden part.
    let isArriving: Bool
    /// Whether nothing moves.
    let isAtRest: Bool
  }

  /// In order of time.
  let entries: [Entry]
  private let indices: [Double: Int]
  /// Whether the last message was visible before the keyboard came.
  let beganAtEnd: Bool

  /// The frames of a film between two times, in seconds.
  ///
  /// An invisible last message is not a fault if it was invisible before, or once a person has dragged the list.
  /// Neither are covered rows while a new message moves in, nor the background that a list which rises with the
  /// keyboard has yet to fill.
  init(_ film: Film, in range: ClosedRange<Double>) {
    let figures = film.messageFigures(in: 0...film.duration)
    let first = figures.first
    let beganAtEnd = (first?.lastVisible ?? 1) > 1 - MessageTrouble.leastHidden
    let dragged = film.events.first { $0.action.isDrag }?.time ?? .infinity
    var coveredAtRest = 0
    entries = figures.filter { range.contains($0.time) }.map { figures in
      let isNew = film.hasMessageOnItsWay(at: figures.time)
      let trouble = MessageTrouble(
        figures, pixel: film.device.pixel, blankBefore: first?.blank ?? 0,
        blankOnTheWay: (first?.blank ?? 0) * film.wayLeft(at: .at(figures.time)),
        expectsLast: beganAtEnd && figures.time < dragged)
      let isArriving = isNew && coveredAtRest == 0
      if !isNew { coveredAtRest = figures.covered }
      return Entry(
        figures: figures,
        trouble: isArriving && trouble?.severity == .overlap ? .arriving : trouble,
        isArriving: isArriving,
        isAtRest: film.isAtRest(at: figures.time.nextUp))
    }
    indices = Dictionary(
      entries.enumerated().map { ($1.figures.time, $0) }, uniquingKeysWith: { first, _ in first })
    self.beganAtEnd = beganAtEnd
  }

  /// The fault at a frame's time, in seconds.
  func at(_ time: Double) -> MessageTrouble? { entry(at: time)?.trouble }

  /// As `MessageTrouble.size`.
  func size(at time: Double) -> Double { at(time)?.size ?? 0 }

  /// At a frame's time, in seconds; nil before the first show.
  func entry(at time: Double) -> Entry? { indices[time].map { entries[$0] } }
}

extension Film {
  /// Whether a message was sent or has come in, and not everything rests again.
  fileprivate func hasMessageOnItsWay(at time: Double) -> Bool {
    guard let event = events.last(where: { $0.time <= time }), event.action.isMessage else {
      return false
    }
    return !hasRested(after: event.time, by: time)
  }
}

extension ScriptEvent.Action {
  /// Whether a finger moves the list.
  fileprivate var isDrag: Bool {
    switch self {
    case .scroll, .finger: true
    default: false
    }
  }
}
