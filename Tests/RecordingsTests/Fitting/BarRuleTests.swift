import Diagnosis
import Easing
import LibC
import TestSupport
import Testing

@testable import Recordings

/// The rules that tell how a bar went.
struct BarRuleTests {
  /// The rule that decides of a film's only event.
  private func rule(_ film: RecordedFilm) -> String? {
    let point = film.point
    var times: [Int: Double] = [:]
    let keyboard = EventSeries(of: \.keyboardTop, event: 0, in: film, point: point)
    let bar = EventSeries(of: \.barBottom, event: 0, in: film, point: point)
    let fit = KeyboardFit(keyboard, event: film.events[0], point: point, times: &times)
    let readings = BarReadings(
      bar.retimed(times), keyboard: keyboard.retimed(times), keyboardFit: fit,
      event: film.events[0], point: point)
    return BarRule.allCases.first { $0.judge(readings) != nil }?.rawValue
  }

  private func film(_ film: SyntheticFilm, seed: UInt64 = 1) -> RecordedFilm {
    var generator = SeededGenerator(seed)
    return film.film(&generator)
  }

  @Test func waysAreDecidedByTheirRules() {
    let cases: [(SyntheticFilm.Bar, String)] = [
      (.still, "stays"), (.jump(0), "jumps"), (.scaled, "withKeyboard"),
      (.clipped, "withKeyboard"), (.late(0.2), "onKeyboardsMotion"),
      (.curve(.curve(.easeInOut, 0.25), delay: 0), "onOtherCurve"),
      (.follows(delay: 0.15, isStepped: false), "follows"),
    ]
    for (bar, name) in cases {
      #expect(rule(film(SyntheticFilm(bar: bar))) == name, "\(bar)")
    }
  }

  /// What is not seen is not named, whatever the rest of the readings look like.
  @Test func whatIsNotSeenComesFirst() {
    var hidden = film(SyntheticFilm(bar: .jump(0.3), inset: 0))
    let event = hidden.events[0].frames
    for index in event.dropFirst().dropLast() { hidden.frames[index].barBottom = nil }
    #expect(rule(hidden) == "hidden")
    var cut = film(SyntheticFilm())
    cut.frames = Array(cut.frames[(event.lowerBound + 5)...])
    cut.events[0].frames = 0...(event.count - 6)
    #expect(rule(cut) == "withoutRests")
  }

  /// A keyboard that looks in unseen, beside a bar that has set out with it, is no bar that sets out first.
  ///
  /// The readings are those of a GIF of 25 frames a second that was drawn with a right bar: in the first frame in motion the
  /// keyboard of 300 points is 25 up, and was read where it rested.
  @Test func aKeyboardThatLooksInUnseenIsNotStill() {
    let tops = [
      873.7, 750.1, 669.5, 621.8, 596.8, 584.4, 578.8, 576.1, 575.0, 574.3, 574.0, 574.0, 574.0,
    ]
    let bottoms = [
      852.2, 764.1, 692.7, 650.1, 628.0, 617.1, 612.1, 609.9, 608.9, 608.2, 608.0, 608.0, 608.0,
    ]
    let still = 18
    func frame(_ index: Int) -> RecordedFrame {
      let moving = index - still
      let top = moving < 0 ? 874.0 : tops[min(moving, tops.count - 1)]
      let bottom = moving < 0 ? 874.0 : bottoms[min(moving, bottoms.count - 1)]
      var frame = RecordedFrame(
        time: Double(index) * 0.04, keyboardTop: Reading(top, uncertainty: moving < 1 ? 0.3 : 0.7),
        barBottom: Reading(bottom, uncertainty: 0.5))
      frame.barTop = Reading(bottom - 84.7, uncertainty: 0.5)
      return frame
    }
    let film = RecordedFilm(
      source: RecordingSource(name: "gif", kind: .pictures), unit: .points, width: 402, height: 874,
      frames: (0..<44).map(frame), events: [RecordedEvent(kind: .show, frames: 17...28)])
    let event = RecordingVerdict(of: film).events[0]
    #expect(!event.isFault, "\(event.sentences)")
    #expect(event.fit.bar?.way == .withKeyboard)
  }

  /// A keyboard of 216 points that comes or goes at 30 frames a second, over a bar that it covers for `count` frames: there
  /// the page shows where a right bar would be.
  private func covered(_ kind: RecordedEvent.Kind, for count: Int) -> RecordedFilm {
    let tops = [
      667, 639.9, 592.4, 548.8, 515.3, 491.8, 476.2, 466.1, 459.8, 455.9, 453.5, 452.1, 451.2,
      450.7,
      450.4, 450.1, 450,
    ]
    let still = 18
    func frame(_ index: Int) -> RecordedFrame {
      let moving = min(max(index - still, 0), tops.count - 1)
      let (hidden, shown) = (667.0, 451.0)
      let top = kind == .show ? tops[moving] : tops[0] + tops[tops.count - 1] - tops[moving]
      let isCovered = (1...count).contains(index - still)
      let isBefore = index <= still
      let bottom = isBefore == (kind == .show) ? hidden : shown
      var frame = RecordedFrame(
        time: Double(index) / 30, keyboardTop: Reading(top, uncertainty: 0.6),
        barBottom: isCovered
          ? Reading(hidden, uncertainty: hidden - min(top + 26, hidden - 6))
          : Reading(bottom, uncertainty: 0.3))
      // Between the frames that it covers and its rest, none shows the bar.
      if index > still + count, index < still + tops.count - 2 { frame.barBottom = nil }
      frame.barTop = frame.barBottom.map { Reading($0.value - 35, uncertainty: $0.uncertainty) }
      return frame
    }
    return RecordedFilm(
      source: RecordingSource(name: "covered", kind: .pictures), unit: .points, width: 375,
      height: 667, frames: (0..<54).map(frame), events: [RecordedEvent(kind: kind, frames: 17...36)]
    )
  }

  /// That the keyboard covers a bar is told as one in sight is: by six frames that show it, and by fewer not.
  @Test func aBarBehindTheKeyboardIsAFault() {
    #expect(rule(covered(.show, for: 8)) == "covered")
    let late = RecordingVerdict(of: covered(.show, for: 8)).events[0]
    #expect(late.isFault && late.fit.bar?.way == .hidden && late.family == .lateStart)
    #expect(late.sentences[0].contains("of it are covered"), "\(late.sentences)")
    let jump = RecordingVerdict(of: covered(.hide, for: 6)).events[0]
    #expect(jump.isFault && jump.fit.bar?.way == .jump(.start), "\(jump.sentences)")
    let few = RecordingVerdict(of: covered(.show, for: 2)).events[0]
    #expect(!few.isFault, "\(few.sentences)")
  }

  /// The last points of a keyboard that goes are not seen: a bar far above all places that are left to it is late.
  ///
  /// The readings are those of a GIF of 25 frames a second that was drawn with a bar on another curve.
  @Test(arguments: [false, true]) func aBarFarFromAnUnseenKeyboardIsAFault(isRight: Bool) {
    let tops: [Double?] =
      [543.5, 630.1, 743.8, 819.4] + [Double?](repeating: nil, count: 9) + [900]
    let bottoms = [
      543.4, 550.5, 572.4, 609.3, 659.6, 717, 772.1, 813, 848.1, 863.6, 865.8, 865.8, 865.8, 865.8,
    ]
    let still = 18
    func frame(_ index: Int) -> RecordedFrame {
      let moving = min(max(index - still, 0), tops.count - 1)
      let top = tops[moving]
      let bottom = isRight ? min(top ?? 866, 866) : bottoms[moving]
      return RecordedFrame(
        time: Double(index) / 25, keyboardTop: top.map { Reading($0, uncertainty: 0.5) },
        barTop: Reading(bottom - 34, uncertainty: 0.5),
        barBottom: Reading(bottom, uncertainty: 0.5))
    }
    let film = RecordedFilm(
      source: RecordingSource(name: "gif", kind: .pictures), unit: .points, width: 428, height: 900,
      frames: (0..<48).map(frame),
      events: [RecordedEvent(kind: .hide, frames: still...still + tops.count - 1)])
    let event = RecordingVerdict(of: film).events[0]
    #expect(event.isFault == !isRight, "\(event.sentences)")
  }

  /// A bar that is hidden as long as the keyboard moves, and comes when that rests, is late by all of it.
  @Test func whatComesOnceTheKeyboardRestsIsSeen() {
    var film = film(SyntheticFilm(bar: .late(0.5), noise: 0.05))
    for index in film.frames.indices where (0.49..<1.08).contains(film.frames[index].time) {
      film.frames[index].barBottom = nil
    }
    #expect(rule(film) == "onKeyboardsMotion")
    let fit = RecordingVerdict(of: film).events[0].fit
    guard case .late(let delay) = fit.bar?.way else {
      Issue.record("\(String(describing: fit.bar?.way))")
      return
    }
    #expect(abs(delay - 0.5) < 0.02)
  }

  /// Every rule decides some film but two: one keeps the others from asking for a motion that is not there, and the other
  /// needs two motions that are nearly one, which these films do not have.
  @Test func noRuleIsIdle() {
    var deciding: Set<String> = ["withoutMotion", "likelier"]
    for seed in 0..<600 as Range<UInt64> {
      var generator = SeededGenerator(seed)
      var film = RandomCase(&generator, isClean: false).film.film(&generator)
      if let name = rule(film) { deciding.insert(name) }
      // A keyboard that is read a little off goes on no curve of its own.
      let right = film
      for index in film.frames.indices {
        film.frames[index].keyboardTop?.value += Double(seed % 7) * sin(Double(index) / 2)
      }
      if let name = rule(film) { deciding.insert(name) }
      film = right
      // Some frames with the bar, and none at all.
      for index in film.events[0].frames.dropFirst(Int(seed % 4)).dropLast() {
        film.frames[index].barBottom = nil
      }
      if let name = rule(film) { deciding.insert(name) }
    }
    for (bar, kind) in [
      (SyntheticFilm.Bar.still, RecordedEvent.Kind.show),
      (.follows(delay: 0.15, isStepped: true), .show), (.late(0.002), .hide),
    ] {
      if let name = rule(film(SyntheticFilm(kind: kind, bar: bar))) { deciding.insert(name) }
    }
    if let name = rule(covered(.show, for: 8)) { deciding.insert(name) }
    var cut = film(SyntheticFilm())
    cut.events[0].isInterrupted = true
    if let name = rule(cut) { deciding.insert(name) }
    let all = Set(BarRule.allCases.map(\.rawValue))
    #expect(deciding == all, "idle: \(all.subtracting(deciding))")
  }
}
