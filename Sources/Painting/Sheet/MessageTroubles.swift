import Diagnosis
import Stage

/// What is amiss with a film's messages, frame by frame.
struct MessageTroubles: Sendable {
  private var troubles: [Double: MessageTrouble] = [:]
  /// Whether the last message was seen before the keyboard came.
  let beganAtEnd: Bool
  /// The most rows that lay behind keyboard or bar, and when they first did, in seconds; nil where none ever did.
  let mostCovered: (rows: Int, time: Double)?

  /// The frames of a film between two times, in seconds.
  ///
  /// That the last message is not seen counts for nothing where it was not seen before, or once a person has dragged
  /// the list; and what is covered counts for nothing while a new message is on its way.
  init(_ film: Film, in range: ClosedRange<Double>) {
    let figures = film.messageFigures(in: 0...film.duration)
    let first = figures.first
    beganAtEnd = (first?.lastVisible ?? 1) > 1 - MessageTrouble.leastHidden
    let dragged = film.events.first { $0.action.isDrag }?.time ?? .infinity
    var most: (rows: Int, time: Double)?
    var coveredAtRest = 0
    for figures in figures where range.contains(figures.time) {
      let isArriving = film.hasMessageOnItsWay(at: figures.time)
      let trouble = MessageTrouble(
        figures, pixel: film.device.pixel, blankBefore: first?.blank ?? 0,
        expectsLast: beganAtEnd && figures.time < dragged)
      if isArriving, trouble?.fault == .overlap, coveredAtRest == 0 { continue }
      troubles[figures.time] = trouble
      if !isArriving { coveredAtRest = figures.covered }
      if !isArriving, figures.covered > (most?.rows ?? 0) {
        most = (figures.covered, figures.time)
      }
    }
    mostCovered = most
  }

  /// What is amiss at a frame's time, in seconds.
  func at(_ time: Double) -> MessageTrouble? { troubles[time] }

  /// How bad it is, as `MessageTrouble.size`.
  func size(at time: Double) -> Double { troubles[time]?.size ?? 0 }

  /// The most background that shows for no reason, in points, and the last time it does, in seconds; nil where none
  /// does.
  var mostBlank: (blank: Double, time: Double)? {
    let blanks = troubles.compactMap { time, trouble -> (blank: Double, time: Double)? in
      switch trouble {
      case .pushedOff(_, let blank), .blank(let blank): (blank, time)
      default: nil
      }
    }
    return blanks.max { ($0.blank, $0.time) < ($1.blank, $1.time) }
  }
}

extension Film {
  /// Whether a message has just been sent or has come in, and not everything rests again.
  fileprivate func hasMessageOnItsWay(at time: Double) -> Bool {
    guard let event = events.last(where: { $0.time <= time }), event.action.isMessage else {
      return false
    }
    let frame = 1 / framesPerSecond
    if time < event.time + frame { return true }
    return !frameTimes.contains { event.time + frame <= $0 && $0 <= time && isAtRest(at: $0) }
  }
}

extension ScriptEvent.Action {
  /// Whether it adds a message.
  fileprivate var isMessage: Bool {
    switch self {
    case .send, .receive: true
    default: false
    }
  }

  /// Whether a finger moves the list.
  fileprivate var isDrag: Bool {
    switch self {
    case .scroll, .finger: true
    default: false
    }
  }
}
