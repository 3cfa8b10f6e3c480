// swift-format-ignore-file: NeverForceUnwrap
// Springs and curves of constants are possible ones.

import Easing
import Recordings
import TestSupport

/// A film with what is true of it, of any kind that a seed may give.
struct RandomCase {
  /// What the keyboard goes on; nil for what no candidate is.
  let keyboard: MotionShape?
  /// How the bar goes.
  enum Bar: Equatable {
    case with, curve(RecordedCurve), late, oneFrame, jump, other
  }
  let bar: Bar
  let film: SyntheticFilm

  /// - Parameter isClean: Whether the film is a good recording: 25 frames a second or more, of which none is lost, read
  ///   to a fifth of a point.
  init(_ generator: inout SeededGenerator, isClean: Bool) {
    func pick<Value>(_ values: [Value]) -> Value {
      values[Int.random(in: values.indices, using: &generator)]
    }
    let rate: Double = pick(
      isClean ? [25, 30, 50, 60, 120] : [10, 12, 15, 20, 25, 30, 50, 60, 120])
    var film = SyntheticFilm(kind: pick([.show, .hide]), framesPerSecond: rate)
    film.noise = pick(isClean ? [0.1, 0.15, 0.2] : [0.1, 0.2, 0.3, 0.5])
    film.keyboardHeight = pick([260, 291, 336, 346, 216])
    film.inset = pick([0, 34, 34, 83])
    if !isClean {
      film.jitter = pick([0, 0, 0, 0.001, 0.003, 0.5 / rate])
      film.dropped = pick([0, 0, 0.05, 0.15])
      film.repeated = pick([0, 0, 0.1, 0.2])
      film.wrong = pick([0, 0, 0.03, 0.1])
    }
    let duration = Double.random(in: 0.15...0.5, using: &generator)
    switch Int.random(in: 0..<(isClean ? 8 : 10), using: &generator) {
    case 0...4: keyboard = .springIOS7
    case 5, 6:
      keyboard = .springIOS26
      film.keyboard = { Timing.ios26.progress(at: $0) }
    case 7:
      let timing = Timing.curve(.easeInOut, pick([0.145, 0.25, 0.3]))
      keyboard = .curve(.easeInOut, duration: timing.duration)
      film.keyboard = { timing.progress(at: $0) }
    case 8:
      // A finger takes it a part of the way, and lets go.
      keyboard = nil
      let first = Timing.curve(.easeInOut, Double.random(in: 0.1...0.5, using: &generator))
      let second = Timing.curve(.easeOut, 0.3)
      let pause = Double.random(in: 0.5...1, using: &generator)
      let share = Double.random(in: 0.2...0.6, using: &generator)
      film.keyboard = {
        share * first.progress(at: $0) + (1 - share) * second.progress(at: $0 - pause)
      }
    default:
      keyboard = nil
      let timing = pick(RandomCase.strange)
      film.keyboard = { timing.progress(at: $0) }
    }
    switch Int.random(in: 0..<(isClean ? 12 : 13), using: &generator) {
    case 0, 1: (film.bar, bar) = (.scaled, .with)
    case 2, 3: (film.bar, bar) = (.clipped, .with)
    case 4: (film.bar, bar) = (.curve(.curve(.easeInOut, duration), delay: 0), .curve(.easeInOut))
    case 5: (film.bar, bar) = (.curve(.curve(.linear, duration), delay: 0), .curve(.linear))
    case 6: (film.bar, bar) = (.curve(.curve(.easeIn, duration), delay: 0), .curve(.easeIn))
    case 7: (film.bar, bar) = (.curve(.curve(.easeOut, duration), delay: 0), .curve(.easeOut))
    case 8: (film.bar, bar) = (.late(Double.random(in: 0.05...0.5, using: &generator)), .late)
    case 9: (film.bar, bar) = (.late(pick([1 / 60.0, 1 / 120])), .oneFrame)
    case 10: (film.bar, bar) = (.jump(pick([0, 0.5])), .jump)
    case 11:
      let delay = Double.random(in: 0.05...0.4, using: &generator)
      (film.bar, bar) = (.curve(.curve(.easeInOut, 0.25), delay: delay), .curve(.easeInOut))
    default: (film.bar, bar) = (.curve(pick(RandomCase.strange), delay: 0), .other)
    }
    self.film = film
  }

  /// Motions that are among no candidates: a spring that swings, and two curves of other systems.
  private static let strange: [Timing] = [
    Timing(motion: .spring(Spring(stiffness: 300, damping: 18)!), duration: 1)!,
    .curve(.cubicBezier(CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1)!), 0.285),
    .curve(.cubicBezier(CubicBezier(x1: 0.6, y1: 0, x2: 0.2, y2: 1)!), 0.3),
  ]

  /// Whether what is said of the keyboard is true; nil where nothing is said.
  func isRight(_ fit: KeyboardFit) -> Bool? {
    fit.motion.map { motion in
      switch (motion.shape, keyboard) {
      case (.curve(let one, _), .curve(let other, _)): one == other
      default: motion.shape == keyboard
      }
    }
  }

  /// Whether what is said of the bar is true; nil where nothing is said, or no more than that it goes its own way.
  func isRight(_ fit: BarFit) -> Bool? {
    // The same curve as the keyboard's, begun with it or later.
    let isKeyboards =
      if case .curve(let curve, _) = keyboard { bar == .curve(curve) } else { false }
    return fit.way.flatMap { way in
      switch way {
      case .withKeyboard: bar == .with || isKeyboards
      case .otherCurve(.curve(let curve, _), _): bar == .curve(curve)
      case .otherCurve: false
      case .late: bar == .late || isKeyboards
      case .oneFrameBehind: bar == .oneFrame || isKeyboards
      case .jump: bar == .jump
      case .hidden, .still: false
      case .otherwise: bar == .with ? false : nil
      }
    }
  }
}
