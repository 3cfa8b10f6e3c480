import Easing
import Recordings
import TestSupport
import Testing

/// One film, recorded in two ways, and films that differ.
struct RecordingComparisonTests {
  private func verdict(
    _ film: SyntheticFilm, _ generator: inout SeededGenerator
  ) -> RecordingVerdict { RecordingVerdict(of: film.film(&generator)) }

  private func comparison(
    _ before: SyntheticFilm, _ after: SyntheticFilm, _ generator: inout SeededGenerator
  ) throws -> RecordingComparison {
    let before = verdict(before, &generator)
    return try #require(RecordingComparison(of: verdict(after, &generator), against: before))
  }

  /// Whatever the rate, the phase, the noise and the losses, one film is one film.
  @Test(arguments: 0..<12)
  func oneFilmIsNoChange(_ seed: UInt64) throws {
    var generator = SeededGenerator(seed)
    let bars: [SyntheticFilm.Bar] = [
      .scaled, .clipped, .still, .curve(.curve(.ease, 0.25), delay: 0), .late(0.1),
    ]
    for kind in [RecordedEvent.Kind.show, .hide] {
      var film = SyntheticFilm(kind: kind)
      film.bar = bars[Int(seed) % bars.count]
      if seed.isMultiple(of: 2) { film.keyboard = { Timing.ios26.progress(at: $0) } }
      var other = film
      film.noise = Double.random(in: 0.05...0.4, using: &generator)
      film.dropped = [0, 0.05].randomElement(using: &generator) ?? 0
      other.framesPerSecond = [30, 60, 120].randomElement(using: &generator) ?? 60
      other.noise = Double.random(in: 0.05...0.4, using: &generator)
      other.repeated = [0, 0.05].randomElement(using: &generator) ?? 0
      other.begin = Double.random(in: 0.4...0.6, using: &generator)
      let compared = try comparison(film, other, &generator)
      #expect(compared.changes(beyond: 1, former: "before").isEmpty, "\(film.bar) \(kind)")
      #expect(compared.onlyBefore.isEmpty && compared.onlyAfter.isEmpty)
    }
  }

  /// Begins are set to two thousandths of a second, an eighth of a frame.
  @Test func beginsAreToldToAPartOfAFrame() throws {
    var generator = SeededGenerator(7)
    for framesPerSecond in [30.0, 60, 120] {
      for shift in [0, 0.003, 0.007, 0.012] {
        let film = SyntheticFilm()
        var other = film
        other.framesPerSecond = framesPerSecond
        other.begin += shift
        // Each frame shows its own moment, so a film's phase moves its begin.
        let (first, phase) = phased(film, &generator)
        let (second, otherPhase) = phased(other, &generator)
        let compared = try #require(
          RecordingComparison(
            of: RecordingVerdict(of: second), against: RecordingVerdict(of: first)))
        let motion = try #require(compared.motions.first)
        let begins = try #require(motion.begins)
        let error = begins.after - begins.before - shift - phase + otherPhase
        #expect(abs(error) < 0.002, "\(framesPerSecond) \(shift): \(error)")
        #expect(motion.beginUncertainty < 0.004)
      }
    }
  }

  /// A top edge that may be off by some points in all frames makes no difference, and moves the begin by no more than is
  /// told.
  @Test func anUnknownTopMakesNoDifference() throws {
    var generator = SeededGenerator(5)
    for kind in [RecordedEvent.Kind.show, .hide] {
      var film = SyntheticFilm(kind: kind)
      film.bar = .scaled
      var other = film
      (other.topError, other.topUncertainty) = (7, 7)
      let (known, unknown) = (verdict(film, &generator), verdict(other, &generator))
      let compared = try #require(RecordingComparison(of: unknown, against: known))
      #expect(compared.changes(beyond: 1, former: "before").isEmpty, "\(kind)")
      guard kind == .show else { continue }
      // In motion the error is the same in all frames, so that as many show it as without.
      let frames = [known, unknown].map { $0.fits[0].keyboard.movingFrames }
      #expect((frames[0] - 3...frames[0]).contains(frames[1]))
      let motion = try #require(compared.motions.first)
      let begins = try #require(motion.begins)
      // Each film's frames show moments up to a frame later than their times say.
      #expect(abs(begins.after - begins.before) < motion.beginUncertainty + 1 / 60)
      #expect((0.004...0.02).contains(motion.beginUncertainty))
    }
  }

  /// A film and the time by which its frames show later moments than their times say.
  private func phased(
    _ film: SyntheticFilm, _ generator: inout SeededGenerator
  ) -> (film: RecordedFilm, phase: Double) {
    var copy = generator
    let phase = Double.random(in: 0..<1 / film.framesPerSecond, using: &copy)
    return (film.film(&generator), phase)
  }

  /// What differs is told, with its amount.
  @Test func whatDiffersIsTold() throws {
    var generator = SeededGenerator(3)
    var film = SyntheticFilm()
    film.bar = .scaled
    var higher = film
    higher.keyboardHeight += 20
    let heights = try comparison(film, higher, &generator).differences
    let height = try #require(heights.first { $0.name == "keyboard goes" })
    #expect(height.isBeyond(1) && abs((height.difference ?? 0) - 20) < height.uncertainty + 0.5)
    var spring = film
    spring.keyboard = { Timing.ios26.progress(at: $0) }
    var late = film
    late.bar = .late(1.0 / 60)
    var curve = film
    curve.bar = .curve(.curve(.ease, 0.25), delay: 0)
    for (other, cause) in [(spring, "keyboard in motion"), (late, "bar"), (curve, "bar")] {
      let changes = try comparison(film, other, &generator).changes(beyond: 1, former: "before")
      #expect(changes.contains { $0.cause.hasPrefix(cause) }, "\(cause): \(changes)")
    }
    let compared = try comparison(film, late, &generator)
    let lag = try #require(
      compared.differences.first { $0.name == "bar begins after the keyboard" })
    #expect(abs((lag.difference ?? 0) - 1000.0 / 60) < 3, "\(lag)")
  }

  /// No difference is told that may be as large as the keyboard's way, as where frames lie far apart.
  @Test func whatMayBeAnythingIsNotTold() throws {
    var generator = SeededGenerator(4)
    var untold = 0
    for framesPerSecond in stride(from: 8.0, through: 60, by: 4) {
      for kind in [RecordedEvent.Kind.show, .hide] {
        var film = SyntheticFilm(kind: kind)
        film.framesPerSecond = framesPerSecond
        var other = film
        other.bar = .jump(0)
        for difference in try comparison(film, other, &generator).differences
        where difference.isLength {
          #expect(difference.difference == nil || difference.uncertainty < 337, "\(difference)")
          #expect(!difference.isAnything || difference.uncertainty > 335, "\(difference)")
          untold += difference.isAnything ? 1 : 0
          #expect(!difference.isAnything || framesPerSecond < 30, "\(difference)")
        }
      }
    }
    #expect(untold > 0)
  }

  /// A bar that one of them does not show is not said to be the same.
  @Test func whatIsNotSeenIsNotCompared() throws {
    var generator = SeededGenerator(5)
    let before = SyntheticFilm().film(&generator)
    var after = SyntheticFilm().film(&generator)
    for index in after.frames.indices {
      (after.frames[index].barTop, after.frames[index].barBottom) = (nil, nil)
    }
    let compared = try #require(
      RecordingComparison(of: RecordingVerdict(of: after), against: RecordingVerdict(of: before)))
    #expect(!compared.comparesBar && !compared.unseen(former: "before").isEmpty)
    #expect(compared.changes(beyond: 1, former: "before").isEmpty)
    // Nor one that is something else.
    var other = before
    for index in other.frames.indices {
      let bottom = other.frames[index].barBottom
      other.frames[index].barTop = bottom.map { Reading($0.value - 30, uncertainty: 0.2) }
    }
    var tall = before
    for index in tall.frames.indices {
      let bottom = tall.frames[index].barBottom
      tall.frames[index].barTop = bottom.map { Reading($0.value - 80, uncertainty: 0.2) }
    }
    let bars = try #require(
      RecordingComparison(of: RecordingVerdict(of: other), against: RecordingVerdict(of: tall)))
    #expect(bars.obstacle == .otherBars(before: 80, after: 30) && !bars.comparesBar)
    #expect(
      bars.unseen(former: "before").first?.contains("30 pt high now and 80 pt before") == true)
  }

  /// Nor one that stands elsewhere without a keyboard.
  @Test func whatStandsElsewhereIsNotTheBar() throws {
    var generator = SeededGenerator(5)
    let before = SyntheticFilm().film(&generator)
    func raised(_ film: RecordedFilm, by lift: Double) -> RecordedFilm {
      var film = film
      for index in film.frames.indices {
        let bottom = film.frames[index].barBottom.map { $0.value - lift }
        film.frames[index].barBottom = bottom.map { Reading($0, uncertainty: 0.2) }
        film.frames[index].barTop = bottom.map { Reading($0 - 50, uncertainty: 0.2) }
      }
      return film
    }
    for (lift, isCompared) in [(20.0, true), (100, false)] {
      let compared = try #require(
        RecordingComparison(
          of: RecordingVerdict(of: raised(before, by: lift)),
          against: RecordingVerdict(of: raised(before, by: 0))))
      #expect(compared.comparesBar == isCompared, "\(lift)")
      #expect(compared.changes(beyond: 1, former: "before").isEmpty != isCompared, "\(lift)")
    }
  }

  /// Of two readings with one top and two bottoms, one has taken for the bar's lower edge what shows through it.
  @Test func oneTopAndTwoBottomsAreNotCompared() throws {
    var generator = SeededGenerator(5)
    let film = SyntheticFilm().film(&generator)
    func bar(_ height: Double, up lift: Double = 0) -> RecordedFilm {
      var film = film
      for index in film.frames.indices {
        let top = film.frames[index].barBottom.map { $0.value - 60 - lift }
        film.frames[index].barTop = top.map { Reading($0, uncertainty: 0.2) }
        film.frames[index].barBottom = top.map { Reading($0 + height, uncertainty: 0.2) }
      }
      return film
    }
    func obstacle(_ before: RecordedFilm, _ after: RecordedFilm) throws -> ComparisonObstacle? {
      try #require(
        RecordingComparison(of: RecordingVerdict(of: after), against: RecordingVerdict(of: before))
      ).obstacle
    }
    guard case .otherBars = try obstacle(bar(60), bar(72)) else {
      Issue.record("two bottoms are compared")
      return
    }
    // One that has grown keeps its bottom, and one that stands higher its height.
    #expect(try obstacle(bar(60), bar(72, up: 12)) == nil)
    #expect(try obstacle(bar(60), bar(60, up: 12)) == nil)
  }

  /// A keyboard that goes as none does in one of them is not trusted.
  @Test func aKeyboardLikeNoneIsNotCompared() throws {
    var generator = SeededGenerator(5)
    let before = SyntheticFilm().film(&generator)
    var after = before
    for index in after.frames.indices.dropFirst(30) where index < 80 {
      let top = after.frames[index].keyboardTop
      let wave = index.isMultiple(of: 4) ? 80.0 : -80
      after.frames[index].keyboardTop = top.map { Reading($0.value + wave, uncertainty: 0.2) }
    }
    let compared = try #require(
      RecordingComparison(of: RecordingVerdict(of: after), against: RecordingVerdict(of: before)))
    #expect(compared.obstacle == .unlikeKeyboard(event: "1 show", isBefore: false))
    #expect(compared.changes(beyond: 1, former: "before").isEmpty)
    #expect(compared.motions.allSatisfy { !$0.comparesKeyboard && $0.begins == nil })
  }

  /// Nor is one that goes on a curve that no keyboard goes on.
  @Test func aKeyboardOnACurveIsNotCompared() throws {
    var generator = SeededGenerator(5)
    let before = SyntheticFilm()
    var after = before
    after.keyboard = { Timing.curve(.easeOut, 0.23).progress(at: $0) }
    let compared = try comparison(before, after, &generator)
    #expect(compared.obstacle == .unlikeKeyboard(event: "1 show", isBefore: false))
    #expect(compared.changes(beyond: 1, former: "before").isEmpty)
  }

  /// Where either of two things may be the bar, none is compared.
  @Test func oneOfTwoBarsIsNotCompared() throws {
    var generator = SeededGenerator(5)
    let before = SyntheticFilm().film(&generator)
    var after = before
    // At rest with the keyboard it is first at the bar's place, and then at a list's.
    for index in after.frames.indices where after.frames[index].time > 1.4 {
      after.frames[index].barBottom = after.frames[index].barBottom.map {
        Reading($0.value - 60, uncertainty: $0.uncertainty)
      }
    }
    let compared = try #require(
      RecordingComparison(of: RecordingVerdict(of: after), against: RecordingVerdict(of: before)))
    #expect(compared.obstacle == .severalBars(isBefore: false))
    #expect(compared.changes(beyond: 1, former: "before").isEmpty && !compared.comparesBar)
  }

  /// A height that may end at the suggestions, or at a bar above them, does not differ from another.
  @Test func anotherEdgeMayBeTheTop() throws {
    var generator = SeededGenerator(5)
    let before = SyntheticFilm()
    var after = before
    (after.topError, after.topUncertainty) = (45, 40)
    let compared = try comparison(before, after, &generator)
    #expect(compared.changes(beyond: 1, former: "before").isEmpty)
  }

  /// Points and pixels of unknown size are not compared.
  @Test func pixelsAreNotHeldToPoints() {
    var generator = SeededGenerator(5)
    let before = SyntheticFilm().film(&generator)
    var after = before
    after.unit = .pixels
    #expect(
      RecordingComparison(of: RecordingVerdict(of: after), against: RecordingVerdict(of: before))
        == nil)
  }

  /// Events that only one has are told; the others are compared all the same.
  @Test func eventsThatOneHasAreTold() throws {
    let right = { Film.right($0, clearance: 34) }
    let both = RecordingVerdict(of: Film.film(right))
    var first = Film.film(right)
    first.events.removeLast()
    let one = RecordingVerdict(of: first)
    let fewer = try #require(RecordingComparison(of: one, against: both))
    #expect(fewer.onlyBefore == [1] && fewer.onlyAfter.isEmpty && fewer.motions.count == 1)
    #expect(fewer.changes(beyond: 1, former: "before").map(\.cause) == ["events"])
    let more = try #require(RecordingComparison(of: both, against: one))
    #expect(
      more.onlyAfter == [1] && more.changes(beyond: 1, former: "before").map(\.event) == ["2 hide"])
  }

  private typealias Film = NumberFilm
}
