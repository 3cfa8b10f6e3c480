// swift-format-ignore-file: NeverForceUnwrap
// Springs and curves of constants are possible ones.

import Easing
import Recordings
import TestSupport

/// A film of one event whose truth is known, with the faults that recordings have.
struct SyntheticFilm {
  /// How the bar goes.
  enum Bar: Equatable {
    /// As the keyboard, to its own rest.
    case scaled
    /// It waits for the keyboard, and rides on it.
    case clipped
    /// On a curve, from the keyboard's begin on or later.
    case curve(Timing, delay: Double)
    /// As the keyboard, later.
    case late(Double)
    /// At the keyboard's begin, in between, or at its end.
    case jump(Double)
    /// It waits for the keyboard and rides on where that was some time before, now or at the display's last tick.
    case follows(delay: Double, isStepped: Bool)
    /// It stays.
    case still
  }

  var kind = RecordedEvent.Kind.show
  /// How the keyboard goes, from 0 to 1.
  var keyboard: (Double) -> Double = { Timing.ios7.progress(at: $0) }
  var bar = Bar.scaled
  var screen = 844.0
  var keyboardHeight = 336.0
  /// What the bar stands on without a keyboard.
  var inset = 34.0
  var framesPerSecond = 60.0
  /// When the keyboard begins, and the film's length, in seconds.
  var begin = 0.5
  var duration = 1.7
  /// How often the display shows something new, in Hz; nil where each frame shows its own moment.
  var ticks: Double?
  /// The standard deviations of readings, in points, and of times, in seconds.
  var noise = 0.1
  var jitter = 0.0
  /// The parts of the frames that are dropped, repeated, and in which the bar is read wrongly.
  var dropped = 0.0
  var repeated = 0.0
  var wrong = 0.0
  /// By how much the keyboard's top is read too high in all frames that show it, and its least uncertainty, in points.
  var topError = 0.0
  var topUncertainty = 0.0

  private func keyboardProgress(_ time: Double) -> Double { keyboard(time - begin) }

  private func barProgress(_ time: Double) -> Double {
    switch bar {
    case .scaled, .clipped, .follows: keyboardProgress(time)
    case .curve(let timing, let delay): timing.progress(at: time - begin - delay)
    case .late(let delay): keyboardProgress(time - delay)
    case .jump(let delay): time >= begin + delay ? 1 : 0
    case .still: 0
    }
  }

  /// The keyboard's top and the bar's bottom at a time, in points.
  func truth(at time: Double) -> (keyboard: Double, bar: Double) {
    let shown = screen - keyboardHeight
    let p = kind == .hide ? 1 - keyboardProgress(time) : keyboardProgress(time)
    let keyboard = screen + (shown - screen) * p
    let home = screen - inset
    if bar == .clipped { return (keyboard, min(home, keyboard)) }
    if case .follows(let delay, let isStepped) = bar {
      let moment = (isStepped ? (time * 60).rounded(.down) / 60 : time) - delay
      let earlier = keyboardProgress(moment)
      return (
        keyboard, min(home, screen + (shown - screen) * (kind == .hide ? 1 - earlier : earlier))
      )
    }
    let q = kind == .hide ? 1 - barProgress(time) : barProgress(time)
    return (keyboard, bar == .still ? home : home + (shown - home) * q)
  }

  /// The film, as a recorder would have it.
  func film(_ generator: inout SeededGenerator) -> RecordedFilm {
    func normal() -> Double {
      (0..<12).reduce(-6) { sum, _ in sum + Double.random(in: 0..<1, using: &generator) }
    }
    let interval = 1 / framesPerSecond
    let phase = Double.random(in: 0..<interval, using: &generator)
    var frames: [RecordedFrame] = []
    var shown = phase
    for index in 0..<Int(duration * framesPerSecond) {
      let time = Double(index) * interval
      if index > 0, Double.random(in: 0..<1, using: &generator) < dropped { continue }
      let isRepeated = index > 0 && Double.random(in: 0..<1, using: &generator) < repeated
      if !isRepeated {
        shown = time + phase + jitter * normal()
        if let ticks { shown = (shown * ticks).rounded(.down) / ticks }
      }
      let truth = truth(at: shown)
      var frame = RecordedFrame(time: time, isRepeated: isRepeated)
      let isInSight = truth.keyboard < screen - 1
      frame.keyboardTop = Reading(
        truth.keyboard - (isInSight ? topError : 0) + noise * normal(),
        uncertainty: 2 * noise + 0.05 + (isInSight ? topUncertainty : 0))
      let isWrong = Double.random(in: 0..<1, using: &generator) < wrong
      frame.barBottom = Reading(
        isWrong
          ? truth.bar + Double.random(in: -200...200, using: &generator)
          : truth.bar + noise * normal(), uncertainty: 2 * noise + 0.05)
      frames.append(frame)
    }
    // The event lasts from the last frame at rest to the first at the next.
    func rests(_ frame: RecordedFrame, at end: Double) -> Bool {
      let place = truth(at: frame.time + phase)
      let rest = truth(at: end)
      return abs(place.keyboard - rest.keyboard) < 0.4 && abs(place.bar - rest.bar) < 0.4
    }
    let first = (frames.firstIndex { !rests($0, at: 0) } ?? 1) - 1
    let last = (frames.lastIndex { !rests($0, at: 1000) } ?? 0) + 1
    return RecordedFilm(
      source: RecordingSource(name: "synthetic", kind: .pictures), unit: .points, width: 390,
      height: screen, frames: frames,
      events: [
        RecordedEvent(kind: kind, frames: max(first, 0)...min(max(last, 1), frames.count - 1))
      ])
  }
}

extension Timing {
  /// The keyboard's springs, cut where UIKit cuts them.
  static let ios7 = Timing(motion: KeyboardMotion.ios7.motion, duration: 0.5)!
  static let ios26 = Timing(motion: KeyboardMotion.ios26.motion, duration: 0.3832)!

  /// A curve over a duration, in seconds.
  static func curve(_ curve: UnitCurve, _ duration: Double) -> Timing {
    Timing(motion: .curve(curve), duration: duration)!
  }
}
