import Easing
import Recordings
import TestSupport
import Testing

/// Fits of films whose truth is known.
@Suite struct EventFitTests {
  private func fit(_ film: SyntheticFilm, seed: UInt64 = 1) -> EventFit {
    var generator = SeededGenerator(seed)
    return film.film(&generator).fits[0]
  }

  @Test(arguments: [25.0, 30, 60, 120])
  func bothSpringsAreTold(rate: Double) {
    for kind in [RecordedEvent.Kind.show, .hide] {
      for (timing, shape) in [(Timing.ios7, MotionShape.springIOS7), (.ios26, .springIOS26)] {
        let film = SyntheticFilm(
          kind: kind, keyboard: { timing.progress(at: $0) }, framesPerSecond: rate, noise: 0.1)
        let fit = fit(film)
        #expect(fit.keyboard.motion?.shape == shape)
        #expect(fit.keyboard.certainty ?? .possible >= .likely)
        // The recorder's first frame may show what was drawn up to a frame before.
        #expect(abs((fit.keyboard.motion?.begin ?? 0) - film.begin) < 1 / rate + 0.002)
        #expect((fit.keyboard.motion?.rms ?? 9) < 0.3)
        #expect(fit.keyboard.lead ?? 0 > 1.5)
      }
    }
  }

  /// A bar that stands on a safe area, however it goes, is as right as one that stands on the screen's edge.
  @Test(arguments: [0.0, 18, 34, 83])
  func rightBarsHaveNoGap(inset: Double) {
    for bar in [SyntheticFilm.Bar.scaled, .clipped] {
      for kind in [RecordedEvent.Kind.show, .hide] {
        let fit = fit(SyntheticFilm(kind: kind, bar: bar, inset: inset))
        #expect(fit.bar?.way == .withKeyboard && fit.bar?.certainty == .certain)
        #expect(abs(fit.bar?.gaps?.widest?.excess ?? 0) < 1)
        #expect(abs(fit.bar?.gaps?.deepest?.excess ?? 0) < 1)
      }
    }
  }

  /// The extremes of easeInOut against the spring, 73.5 points covered and 22.1 points of gap at a height of 336: the
  /// difference of two functions, sampled at 120 Hz.
  @Test func easeInOutIsCoveredAndThenTooHigh() throws {
    let film = SyntheticFilm(
      bar: .curve(.curve(.easeInOut, 0.25), delay: 0), inset: 0, framesPerSecond: 120, noise: 0.01)
    let bar = try #require(fit(film).bar)
    guard case .otherCurve(.curve(.easeInOut, let duration), 0) = bar.way else {
      Issue.record("\(String(describing: bar.way))")
      return
    }
    #expect(abs(duration - 0.25) < 0.005 && bar.certainty == .certain)
    let deepest = try #require(bar.gaps?.deepest)
    let widest = try #require(bar.gaps?.widest)
    #expect(abs(deepest.excess + 73.5) < 0.6 && abs(deepest.time - film.begin - 0.089) < 0.01)
    #expect(abs(widest.excess - 22.1) < 0.4 && abs(widest.time - film.begin - 0.232) < 0.012)
  }

  @Test(arguments: [0.05, 0.1, 0.25, 0.5])
  func delaysAreMeasured(delay: Double) {
    let fit = fit(SyntheticFilm(bar: .late(delay)))
    guard case .late(let found) = fit.bar?.way else {
      Issue.record("\(String(describing: fit.bar))")
      return
    }
    #expect(abs(found - delay) < 0.003)
  }

  @Test(arguments: [1 / 60.0, 1 / 120.0])
  func oneFrameIsTold(delay: Double) {
    for rate in [30.0, 60, 120] {
      let fit = fit(SyntheticFilm(bar: .late(delay), framesPerSecond: rate))
      guard case .oneFrameBehind(let found) = fit.bar?.way else {
        Issue.record("\(String(describing: fit.bar))")
        return
      }
      #expect(abs(found - delay) < 0.001)
    }
  }

  @Test func jumpsAreTold() {
    for (delay, place) in [(0.0, BarWay.JumpPlace.start), (0.2, .between), (0.5, .end)] {
      #expect(fit(SyntheticFilm(bar: .jump(delay))).bar?.way == .jump(place))
    }
    #expect(fit(SyntheticFilm(bar: .still)).bar?.way == .still)
  }

  /// A recording of 60 frames a second that was brought to fewer has frames that are older than they say, by up to a
  /// tick; it is understood all the same.
  @Test(arguments: [15.0, 24, 25, 50])
  func convertedRecordingsAreUnderstood(rate: Double) {
    for kind in [RecordedEvent.Kind.show, .hide] {
      let film = SyntheticFilm(
        kind: kind, bar: .late(0.2), framesPerSecond: rate, ticks: 60, noise: 0.05)
      let fit = fit(film)
      #expect(fit.keyboard.motion?.shape == .springIOS7)
      #expect((fit.keyboard.nearest?.rms ?? 9) < 0.3)
      guard case .late(let delay) = fit.bar?.way else {
        Issue.record("\(String(describing: fit.bar?.way))")
        return
      }
      #expect(abs(delay - 0.2) < 0.005)
    }
  }

  /// A bar that a layout guide or a display link moves, a frame late, from tick to tick or not.
  @Test(arguments: [60.0, 120], [false, true])
  func barsThatFollowAreAFrameBehind(rate: Double, isStepped: Bool) {
    for kind in [RecordedEvent.Kind.show, .hide] {
      let film = SyntheticFilm(
        kind: kind, bar: .follows(delay: 1 / 60.0, isStepped: isStepped), framesPerSecond: rate,
        noise: 0.05)
      guard case .oneFrameBehind(let delay) = fit(film).bar?.way else {
        Issue.record("\(String(describing: fit(film).bar))")
        return
      }
      // What goes from tick to tick is up to a tick later still.
      #expect(delay > 0.015 && delay < (isStepped ? 2 : 1) / 60 + 0.003)
    }
  }

  /// Under a clock that is off by milliseconds the gap stays what it is: it is measured within a frame.
  @Test func gapsDoNotDependOnTheClock() {
    for seed in 1...20 {
      let right = fit(SyntheticFilm(noise: 0.1, jitter: 0.008), seed: UInt64(seed))
      #expect(abs(right.bar?.gaps?.widest?.excess ?? 0) < 1)
      #expect(abs(right.bar?.gaps?.deepest?.excess ?? 0) < 1)
    }
  }

  /// A jump is seen by the bar alone: a keyboard's first points need not be.
  @Test func jumpsAreToldWithoutTheKeyboardsFirstFrames() {
    var generator = SeededGenerator(3)
    var film = SyntheticFilm(bar: .jump(0)).film(&generator)
    let first = film.events[0].frames.lowerBound
    for frame in first...first + 3 { film.frames[frame].keyboardTop = nil }
    #expect(film.fits[0].bar?.way == .jump(.start))
  }

  /// What a coming keyboard covers for long went any way: no jump is made of it, and it is not hidden.
  @Test func coveredBarsDoNotJump() {
    var generator = SeededGenerator(4)
    var film = SyntheticFilm(bar: .late(0.2)).film(&generator)
    for frame in film.events[0].frames.dropFirst(4).dropLast(2) {
      film.frames[frame].barBottom = nil
    }
    let way = film.fits[0].bar?.way
    #expect(way == nil || way == .otherwise)
  }

  /// A bar that is not seen while the keyboard moves is said to be hidden, and never more than possibly.
  @Test func barsThatAreNotSeenAreNotMadeUp() {
    var generator = SeededGenerator(1)
    var film = SyntheticFilm().film(&generator)
    let event = film.events[0]
    for frame in event.frames.dropFirst().dropLast() { film.frames[frame].barBottom = nil }
    let hidden = film.fits[0].bar
    #expect(hidden?.way == .hidden && hidden?.certainty == .possible && hidden?.gaps == nil)
    for frame in film.frames.indices { film.frames[frame].barBottom = nil }
    #expect(film.fits[0].bar == nil)
  }

  /// Frames that repeat a picture are no frames: the fit is the same without them.
  @Test func repeatedFramesDoNotCount() {
    var generator = SeededGenerator(3)
    let film = SyntheticFilm(framesPerSecond: 60, noise: 0.05, repeated: 0.3).film(&generator)
    let fit = film.fits[0]
    #expect(fit.keyboard.motion?.shape == .springIOS7 && fit.bar?.way == .withKeyboard)
    #expect((fit.keyboard.nearest?.rms ?? 9) < 0.3)
  }

  @Test(arguments: [4.0, 6, 8])
  func fewFramesNameNoCurve(rate: Double) {
    let fit = fit(SyntheticFilm(framesPerSecond: rate))
    #expect(fit.keyboard.certainty == nil)
    guard case .tooFewFrames(let count, let needed) = fit.keyboard.doubt else {
      Issue.record("\(String(describing: fit.keyboard.doubt))")
      return
    }
    #expect(count < 6 && needed >= 15)
  }

  /// A finger's way, slow and uneven, is no curve.
  @Test func fingersAreNoCurves() {
    for seed in 1...30 {
      var generator = SeededGenerator(UInt64(seed))
      let first = Timing.curve(.easeInOut, Double.random(in: 0.2...0.6, using: &generator))
      let second = Timing.curve(.easeOut, Double.random(in: 0.2...0.4, using: &generator))
      let share = Double.random(in: 0.3...0.6, using: &generator)
      let pause = Double.random(in: 0.1...0.5, using: &generator)
      let film = SyntheticFilm(
        kind: .hide,
        keyboard: {
          share * first.progress(at: $0)
            + (1 - share) * second.progress(at: $0 - first.duration - pause)
        }, duration: 2.5)
      let fit = film.film(&generator).fits[0]
      #expect(fit.keyboard.certainty ?? .possible == .possible)
      #expect(fit.bar?.way == .withKeyboard, "\(String(describing: fit.bar))")
    }
  }

  /// A recording that ends in a motion has no rest there, and none is made of its last frame.
  @Test func cutsAreNoRests() {
    var generator = SeededGenerator(5)
    var film = SyntheticFilm(framesPerSecond: 60, noise: 0.05).film(&generator)
    film.frames.removeLast(film.frames.count - 40)
    film.events = [RecordedEvent(kind: .show, frames: 29...39)]
    let fit = film.fits[0]
    #expect(fit.keyboard.certainty ?? .possible == .possible)
    #expect(fit.bar?.way == nil && fit.bar?.gaps == nil)
  }

  /// Pixels do as well as points: a film of thrice the size has the same fit.
  @Test func pixelsAreFittedAsPointsAre() {
    var generator = SeededGenerator(6)
    let film = SyntheticFilm(bar: .curve(.curve(.easeInOut, 0.25), delay: 0)).film(&generator)
    var larger = film
    larger.unit = .pixels
    larger.width *= 3
    larger.height *= 3
    func grown(_ reading: Reading?) -> Reading? {
      reading.map { Reading($0.value * 3, uncertainty: $0.uncertainty * 3) }
    }
    for index in larger.frames.indices {
      larger.frames[index].keyboardTop = grown(film.frames[index].keyboardTop)
      larger.frames[index].barBottom = grown(film.frames[index].barBottom)
    }
    let (one, other) = (film.fits[0], larger.fits[0])
    #expect(other.keyboard.motion?.shape == one.keyboard.motion?.shape)
    #expect(other.keyboard.certainty == one.keyboard.certainty)
    #expect(
      abs((other.bar?.gaps?.deepest?.excess ?? 0) - 3 * (one.bar?.gaps?.deepest?.excess ?? 9))
        < 1e-6)
  }
}
