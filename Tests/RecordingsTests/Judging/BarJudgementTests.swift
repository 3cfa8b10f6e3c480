import Easing
import Foundation
import Recordings
import TestSupport
import Testing

/// A bar as any function of time, beside a keyboard that shows and hides, in a device's own numbers.
struct NumberFilm {
  static let (height, keyboard) = (844.0, 336.0)
  /// When the keyboard shows, when it hides, and how long the film is, in seconds.
  static let (show, hide, duration) = (0.4, 1.4, 2.6)

  /// How far the keyboard has come at a time, 0…1.
  static func progress(_ time: Double) -> Double {
    Timing.ios7.progress(at: time - show) - Timing.ios7.progress(at: time - hide)
  }

  static let times = (0..<Int(duration * 60)).map { Double($0) / 60 }

  /// The film of a bar's bottom edge at each time.
  static func film(_ bar: (Double) -> Double) -> RecordedFilm {
    let frames = times.map { time in
      RecordedFrame(
        time: time, keyboardTop: Reading(height - keyboard * progress(time), uncertainty: 0.02),
        barBottom: Reading(bar(time), uncertainty: 0.02))
    }
    var film = RecordedFilm(
      source: RecordingSource(name: "numbers", kind: .trace), unit: .points, width: 390,
      height: height, frames: frames, events: [])
    film.events = TraceEvents(film).events
    return film
  }

  /// A right bar's bottom edge: it stands `clearance` above the screen's bottom and `margin` above the keyboard.
  static func right(
    _ time: Double, clearance: Double, margin: Double = 0, waits: Bool = false
  ) -> Double {
    let (home, p) = (height - clearance, progress(time))
    let shown = min(home, height - keyboard - margin)
    return waits
      ? min(home, height - keyboard * p - margin) : home + (shown - home) * p
  }
}

@Suite struct BarJudgementTests {
  private typealias Film = NumberFilm

  private func isWithin(_ limit: Double, _ bar: (Double) -> Double) -> Bool? {
    let film = Film.film(bar)
    let judgement = BarJudgement(ofNumbers: film)
    return judgement.isWithin(limit)
  }

  @Test(arguments: [0, 34, 50, 83, 200] as [Double], [0, 8, 21] as [Double])
  func aRightBarIsRight(clearance: Double, margin: Double) {
    guard margin <= clearance else { return }
    for waits in [false, true] {
      let film = Film.film {
        Film.right($0, clearance: clearance, margin: margin, waits: waits)
      }
      let judgement = BarJudgement(ofNumbers: film)
      #expect(judgement.isWithin(0.1) == true, "\(judgement.farthest as Any)")
      #expect(abs(judgement.margin - margin) < 0.1)
      #expect(abs((judgement.clearance ?? -1) - clearance) < 0.1)
    }
  }

  /// What a device's numbers showed to be wrong, and was called right.
  @Test func wrongBarsAreWrong() {
    func right(_ time: Double) -> Double { Film.right(time, clearance: 34) }
    let home = Film.height - 34
    let bars: [(name: String, bar: (Double) -> Double)] = [
      ("never moves", { _ in home }),
      ("stays up after the hide", { $0 < Film.hide ? right($0) : Film.height - Film.keyboard }),
      ("starts 800 ms late", { right($0 - 0.8) }),
      ("comes down half the way", { $0 < Film.hide ? right($0) : (right($0) + 508) / 2 }),
      ("away for 133 ms", { right($0) - (0.5..<0.633 ~= $0 ? 200 : 0) }),
      ("away for 67 ms", { right($0) - (0.5..<0.567 ~= $0 ? 200 : 0) }),
      ("away for one frame", { right($0) - (0.59..<0.605 ~= $0 ? 5 : 0) }),
      ("swings", { right($0) + (0.6..<0.757 ~= $0 ? 30 * sin($0 * 80) : 0) }),
      ("rests 100 pt behind", { home - 202 * Film.progress($0) }),
      ("rests 150 pt above", { home - 452 * Film.progress($0) }),
      ("flies away between", { right($0) - (1..<1.3 ~= $0 ? 300 : 0) }),
      ("flies away before", { right($0) - (0.1..<0.2 ~= $0 ? 300 : 0) }),
      ("flies away behind", { right($0) - (2.3..<2.4 ~= $0 ? 300 : 0) }),
      ("too high before the hide", { right($0) - (1.2..<1.4 ~= $0 ? 40 : 0) }),
      ("counts the safe area twice", { home - 336 * Film.progress($0) }),
      ("counts a tab bar", { (Film.height - 83) - 336 * Film.progress($0) }),
      (
        "stands farther above the keyboard than above the bottom",
        { (Film.height - 20) - 376 * Film.progress($0) }
      ),
    ]
    for (name, bar) in bars { #expect(isWithin(1, bar) == false, "\(name)") }
  }

  @Test func aFaultIsCalledByItsSide() throws {
    let high = BarJudgement(
      ofNumbers: Film.film {
        Film.right($0, clearance: 34) - (1.2..<1.4 ~= $0 ? 40 : 0)
      })
    let excess = high.excess.compactMap { $0?.value }
    #expect(abs((excess.max() ?? 0) - 40) < 0.2 && (excess.min() ?? -9) > -0.2)
    let never = BarJudgement(ofNumbers: Film.film { _ in Film.height - 34 })
    #expect(abs(try #require(never.farthest).excess + 302) < 0.2)
  }

  /// A bar that is off by design says so, and is held to that.
  @Test func aDesignIsHeld() {
    var film = Film.film { _ in Film.height - 34 }
    film.source.given.barStays = true
    #expect(BarJudgement(ofNumbers: film).isWithin(0.1) == true)
    film = Film.film { Film.right($0, clearance: 34) }
    film.source.given.barStays = true
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == false)
    film = Film.film { Film.height - 34 - 352 * Film.progress($0) }
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == false)
    film.source.given.barMargin = 50
    #expect(BarJudgement(ofNumbers: film).isWithin(0.1) == true)
    film.source.given.barMargin = 40
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == false)
  }

  /// A bar that reaches the screen's bottom has padding above the home indicator, which the keyboard may cover: that much, and
  /// no more.
  @Test(arguments: [(34.0, true), (33.2, true), (30, false), (40, false), (60, false)])
  func paddingMayBeCovered(covered: Double, isRight: Bool) {
    let bar = { (time: Double) in
      Film.height - (Film.keyboard - covered) * Film.progress(time)
    }
    #expect(isWithin(1, bar) == isRight)
  }

  /// A tablet's home indicator takes 20 points, and 25 from iPadOS 26 on.
  @Test(arguments: [(20.0, true), (25, true), (15, false), (22.5, false), (34, false)])
  func aTabletsPaddingMayBeCovered(covered: Double, isRight: Bool) {
    var film = Film.film { Film.height - (Film.keyboard - covered) * Film.progress($0) }
    film.width = 633
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == isRight)
  }

  /// In pictures, a list's row is taken for the bar in the show, and the pill below it in the hide: nothing is said of either.
  ///
  /// `--bar` is asked for. A bar that was given, and exact numbers, mean what they say.
  @Test(arguments: [0.0, 1.5, -54, 54])
  func twoThingsAtOneRestAreNoBar(shift: Double) {
    var film = Film.film {
      Film.right($0, clearance: 72, margin: 72) + ($0 > 1.2 ? shift : 0)
    }
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == (shift == 0))
    film.source = RecordingSource(name: "pictures", kind: .pictures)
    for index in film.frames.indices {
      let bottom = film.frames[index].barBottom
      film.frames[index].barTop = bottom.map { Reading($0.value - 50, uncertainty: 0.02) }
    }
    let isTwo = abs(shift) > 3
    let verdict = RecordingVerdict(of: film)
    #expect(!verdict.events.contains { $0.isFault }, "\(verdict.summary)")
    #expect(verdict.events.allSatisfy { $0.isRight != isTwo })
    #expect(verdict.judgement.isWithin(100) != false)
    #expect(verdict.summary.contains { $0.contains("--bar") } == isTwo, "\(verdict.summary)")
    film.source.given.bar = 722...772
    #expect(RecordingVerdict(of: film).events.contains { $0.isFault } == isTwo)
  }

  /// In pictures, a bar that no frame shows while it moves, and that is right in all that show it, has not jumped.
  @Test func aBarThatIsUnseenInMotionHasNotJumped() {
    var film = Film.film { Film.right($0, clearance: 0, margin: -34) }
    film.source = RecordingSource(name: "pictures", kind: .pictures)
    for index in film.frames.indices where (1.41..<1.75).contains(film.frames[index].time) {
      film.frames[index].barBottom = nil
    }
    let verdict = RecordingVerdict(of: film)
    #expect(!verdict.events.contains { $0.isFault }, "\(verdict.summary)")
    #expect(!verdict.events.flatMap(\.sentences).contains { $0.contains("jumps") })
  }

  /// Where either of two edges may be the keyboard's top, a bar that moves with it is not said to be right.
  @Test(arguments: [0.5, 5, 19, 21, 70])
  func anUnknownTopLeavesTheDistanceOpen(uncertainty: Double) {
    var film = Film.film { Film.right($0, clearance: 72, margin: 72) }
    film.source = RecordingSource(name: "pictures", kind: .pictures)
    for index in film.frames.indices {
      let progress = Film.progress(film.frames[index].time)
      film.frames[index].keyboardTop?.uncertainty = 0.2 + uncertainty * progress
    }
    let verdict = RecordingVerdict(of: film)
    let isKnown = uncertainty < 20
    #expect(verdict.events.allSatisfy { !$0.isFault && $0.isRight == isKnown })
    #expect(verdict.summary.contains { $0.contains("is unknown") } != isKnown, "\(verdict.summary)")
    #expect(verdict.summary.contains { $0.contains("its margin") } == isKnown)
    #expect(!verdict.summary.contains { $0.contains("--bar") })
  }

  /// In pictures, a bar's bottom is told without its padding for the home indicator until the show, and with it from then on:
  /// nothing is said of either.
  @Test func aBarThatIsPaddedAtTimesIsNotJudged() {
    var film = Film.film { time in
      let (home, shown) = (time < 1.2 ? 34.0 : 0, Film.keyboard - 34)
      return Film.height - home - (shown - home) * Film.progress(time)
    }
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == false)
    film.source = RecordingSource(name: "pictures", kind: .pictures)
    let verdict = RecordingVerdict(of: film)
    #expect(!verdict.events.contains { $0.isFault }, "\(verdict.summary)")
    #expect(verdict.summary.contains { $0.contains("--bar") }, "\(verdict.summary)")
  }

  /// In pictures, a line of the bar may be taken for the keyboard's top, where keyboards have that height: a few points of a
  /// bar that goes with it are then told to be covered, and are no fault.
  @Test(arguments: [(4.6, false), (7, false), (12, true), (20, true)])
  func aLineOfTheBarIsNoFault(covered: Double, isFault: Bool) {
    var film = Film.film { Film.right($0, clearance: 0, margin: -covered) }
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == false)
    #expect(RecordingVerdict(of: film).events.contains { $0.isFault })
    film.source = RecordingSource(name: "pictures", kind: .pictures)
    let verdict = RecordingVerdict(of: film)
    #expect(verdict.events.contains { $0.isFault } == isFault, "\(verdict.summary)")
  }

  /// In pictures, what is taken for a bar's bottom may be where a message ends that shows through it.
  ///
  /// If it is as far below the safe area as it is below the keyboard's top, the bar is no lower than it should be; exact
  /// numbers mean what they say.
  @Test(arguments: [(18.0, 16.0, false), (10, 24, false), (18, 30, true), (18, 50, true)])
  func anEdgeWithinTheSafeAreaIsPaddingInPictures(reach: Double, covered: Double, isFault: Bool) {
    let way = Film.keyboard - covered - reach
    var film = Film.film { Film.height - reach - way * Film.progress($0) }
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == false)
    film.source = RecordingSource(name: "pictures", kind: .pictures)
    for index in film.frames.indices {
      let bottom = film.frames[index].barBottom
      film.frames[index].barTop = bottom.map { Reading($0.value - 60, uncertainty: 0.02) }
    }
    let verdict = RecordingVerdict(of: film)
    #expect(verdict.events.contains { $0.isFault } == isFault, "\(verdict.summary)")
  }

  /// In pictures a margin is the difference of two edges, and so is the distance from the screen's bottom: what differs by
  /// less than three edges are known to is one margin, and what differs by more is a fault.
  @Test(arguments: [(60.0, 60.5, false), (60, 62.6, false), (60, 72, true)])
  func twoEdgesTellAMargin(clearance: Double, margin: Double, isFault: Bool) {
    var film = Film.film { Film.right($0, clearance: clearance, margin: margin) }
    film.source = RecordingSource(name: "pictures", kind: .pictures)
    let verdict = RecordingVerdict(of: film)
    #expect(verdict.events.contains { $0.isFault } == isFault, "\(verdict.summary)")
  }

  /// What is cut out of a film is not judged: a right bar is not red, and a wrong one not green.
  @Test func whatWasNotSeenWholeIsNotJudged() {
    func part(_ range: Range<Double>, _ bar: (Double) -> Double) -> Bool? {
      var film = Film.film(bar)
      film.frames = film.frames.filter { range.contains($0.time) }
      film.events = TraceEvents(film).events
      return BarJudgement(ofNumbers: film).isWithin(1)
    }
    func right(_ time: Double) -> Double { Film.right(time, clearance: 34) }
    for end in stride(from: 1.45, through: 1.65, by: 0.0167) {
      #expect(part(0..<end, right) == nil, "\(end)")
      #expect(part(0..<end) { right($0) - ($0 > 1.42 ? 83 : 0) } != true, "\(end)")
    }
    for start in stride(from: 0.45, through: 0.6, by: 0.0167) {
      #expect(part(start..<2.6, right) == nil, "\(start)")
    }
    // A hide alone tells of a bar at the bottom that it belongs there, and of none farther up.
    #expect(part(1..<2.6, right) == true)
    #expect(part(1..<2.6) { _ in Film.height - Film.keyboard } == nil)
    #expect(part(1..<2.6) { (right($0) + Film.height - Film.keyboard) / 2 } == nil)
    // Nothing of a bar that is not seen.
    var film = Film.film(right)
    for index in 30..<36 { film.frames[index].barBottom = nil }
    #expect(BarJudgement(ofNumbers: film).isWithin(1) == nil)
    #expect(BarJudgement(ofNumbers: film).unseen.count == 1)
  }

  // MARK: Any bar

  /// A bar as a random function of time: a right one or not, and what may befall it.
  private func randomBar(_ generator: inout SeededGenerator) -> (Double) -> Double {
    func pick(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    func choice(_ values: [Double]) -> Double { values.randomElement(using: &generator) ?? 0 }
    let clearance = choice([0, 34, 42, 83, 120])
    let waits = Bool.random(using: &generator)
    let margin = choice([0, 0, 8, 21, 34, 49, 60, -40])
    let (delay, share) = (choice([0, 0, 0, 0.02, 0.3, 0.9]), pick(0...1.5))
    let kind = Int.random(in: 0..<6, using: &generator)
    let (start, length) = (pick(0...2.5), pick(0.005...0.8))
    let size = choice([0, 0.3, 0.9, 1.2, 3, 30, 200])
    let pace = pick(2...90)
    let home = Film.height - clearance
    return { time in
      let base =
        switch kind {
        case 0, 1, 2: Film.right(time - delay, clearance: clearance, margin: margin, waits: waits)
        case 3: home - (Film.keyboard - clearance + margin) * share * Film.progress(time)
        case 4: time > Film.show + delay ? home - share * 302 : home
        default: time < Film.hide ? Film.right(time, clearance: clearance) : home - share * 20
        }
      guard size != 0, start..<start + length ~= time else { return base }
      return base - size * (waits ? 1 : sin((time - start) * pace))
    }
  }

  /// Whether there is a right bar within a limit of this one at every sample, worked out from how the film was made, and
  /// not from what it shows.
  private func isRight(
    _ bar: (Double) -> Double, within limit: Double, clearance: Double, margin: Double
  ) -> Bool {
    let middle = (Film.show + Film.hide) / 2
    return [0..<middle, middle..<Film.duration].allSatisfy { range in
      [false, true].contains { waits in
        Film.times.filter(range.contains).allSatisfy { time in
          let right = Film.right(time, clearance: clearance, margin: margin, waits: waits)
          return abs(right - bar(time)) <= limit
        }
      }
    }
  }

  /// For any bar as a function of time a film is green only if a right one is within the limit at every sample.
  @Test(arguments: 0..<20)
  func greenMeansRight(part: Int) {
    var greens = 0
    for seed in 0..<5000 {
      var generator = SeededGenerator(UInt64(part * 5000 + seed))
      let bar = randomBar(&generator)
      let judgement = BarJudgement(ofNumbers: Film.film(bar))
      let limit = 1.0
      guard judgement.isWithin(limit) == true else { continue }
      greens += 1
      let (clearance, margin) = (judgement.clearance ?? -1, judgement.margin)
      // Readings are told to 0.02 pt, and rests by their middle.
      let isRight = isRight(bar, within: limit + 0.1, clearance: clearance, margin: margin)
      #expect(isRight, "seed \(part * 5000 + seed)")
      // A tab bar may be counted only where there is one.
      let counted = clearance >= 81 ? [34.0, 49, 83] : [34]
      let isCounted = counted.contains { abs($0 - margin) <= 1 }
      let isMargin = margin >= 0 && margin <= clearance + 0.6 && !isCounted
      // Of a bar that reaches the screen's bottom as much may be covered as the home indicator takes.
      let isPadding = clearance <= 1.6 && abs(margin + 34) <= 1
      #expect(
        isMargin || isPadding,
        "seed \(part * 5000 + seed): margin \(margin), clearance \(clearance)")
    }
    // The property would hold if nothing was ever green.
    #expect(greens > 300)
  }

  /// What is judged without fits is judged as with them, whatever their outliers are.
  @Test func fitsChangeNothingOfNumbers() {
    for seed in 0..<300 {
      var generator = SeededGenerator(UInt64(900_000 + seed))
      let film = Film.film(randomBar(&generator))
      let (alone, verdict) = (BarJudgement(ofNumbers: film), RecordingVerdict(of: film))
      #expect(verdict.judgement.isWithin(1) == alone.isWithin(1), "seed \(seed)")
      // What is not within three points is a fault in words, too.
      if alone.isWithin(3) == false {
        let isSaid =
          verdict.events.contains(where: \.isFault)
          || verdict.summary.contains { $0.hasPrefix("While the keyboard rests") }
        #expect(isSaid, "seed \(seed): \(verdict.summary)")
      }
    }
  }
}
