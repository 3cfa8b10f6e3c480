import Diagnosis
import Stage

/// What is amiss with a film's messages, frame by frame.
struct MessageTroubles: Sendable {
  private var troubles: [Double: MessageTrouble] = [:]
  /// Whether the last message was seen before the keyboard came.
  let beganAtEnd: Bool

  /// The frames of a film between two times, in seconds.
  ///
  /// That the last message is not seen counts for nothing where it was not seen before, or once a person has dragged the
  /// list.
  init(_ film: Film, in range: ClosedRange<Double>) {
    let figures = film.messageFigures(in: 0...film.duration)
    let first = figures.first
    beganAtEnd = (first?.lastVisible ?? 1) > 1 - MessageTrouble.leastHidden
    let dragged = film.events.first { $0.action.isDrag }?.time ?? .infinity
    for figures in figures where range.contains(figures.time) {
      troubles[figures.time] = MessageTrouble(
        figures, pixel: film.device.pixel, blankBefore: first?.blank ?? 0,
        expectsLast: beganAtEnd && figures.time < dragged)
    }
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

extension ScriptEvent.Action {
  /// Whether a finger moves the list.
  fileprivate var isDrag: Bool {
    switch self {
    case .scroll, .finger: true
    default: false
    }
  }
}
