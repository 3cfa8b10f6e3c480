import Diagnosis
import Easing
import Recordings
import TestSupport
import Testing

@Suite struct RecordingVerdictTests {
  private func verdict(_ film: SyntheticFilm, seed: UInt64 = 2) -> RecordingVerdict {
    var generator = SeededGenerator(seed)
    return RecordingVerdict(of: film.film(&generator))
  }

  @Test func theWrongCurveIsNamedWithItsCure() throws {
    let film = SyntheticFilm(
      bar: .curve(.curve(.easeInOut, 0.25), delay: 0), inset: 0, noise: 0.02)
    let event = try #require(verdict(film).events.first)
    #expect(event.isFault && event.family?.rawValue == "K4" && event.certainty == .certain)
    #expect(event.fix?.contains("curve << 16") == true)
    let first = try #require(event.sentences.first)
    #expect(
      first.hasPrefix(
        "Your bar moves with easeInOut over 0.25 s, the keyboard on its spring. "))
    #expect(event.sentences[1] == "Pass the keyboard's curve, `curve << 16` (K4).")
  }

  /// A bar on a curve of its own may be a part of the page, without a place where it belongs.
  @Test(arguments: [0.85, 0.9]) func aMotionAloneIsNotAFault(duration: Double) throws {
    var film = SyntheticFilm(
      bar: .curve(.curve(.easeInOut, 0.25), delay: 0), inset: 0, noise: 0.02)
    #expect(verdict(film).events.first?.isFault == true)
    // It ends before the keyboard rests.
    film.duration = duration
    let event = try #require(verdict(film).events.first)
    #expect(event.fit.bar?.gaps == nil && !event.isFault)
  }

  /// One picture may be misread: two that show the bar off, each with its own keyboard, are needed.
  @Test func onePictureIsNotAFault() throws {
    var generator = SeededGenerator(2)
    var film = SyntheticFilm(
      bar: .curve(.curve(.easeInOut, 0.25), delay: 0), inset: 0, noise: 0.02
    ).film(&generator)
    let whole = try #require(RecordingVerdict(of: film).events.first)
    #expect(whole.isFault)
    let off = try #require(whole.fit.bar?.gaps?.frames)
      .filter { $0.excess.magnitude > 2 }.map(\.frame)
    for frame in off where frame != off[off.count / 2] { film.frames[frame].keyboardTop = nil }
    let event = try #require(RecordingVerdict(of: film).events.first)
    #expect(!event.isFault, "\(event.sentences)")
  }

  /// Where a motion turns into the next one, neither goes from rest to rest.
  @Test func aKeyboardThatTurnsHasNoHeight() {
    var generator = SeededGenerator(2)
    var film = SyntheticFilm(keyboard: { time in
      let timing = Timing.ios7
      return timing.progress(at: time) - timing.progress(at: time - 0.15)
    }).film(&generator)
    let all = film.events[0].frames
    let highest =
      all.min {
        film.frames[$0].keyboardTop?.value ?? .infinity < film.frames[$1].keyboardTop?.value
          ?? .infinity
      } ?? all.lowerBound
    film.events = [
      RecordedEvent(kind: .show, frames: all.lowerBound...highest, isInterrupted: true),
      RecordedEvent(kind: .hide, frames: highest...all.upperBound),
    ]
    #expect(RecordingVerdict(of: film).events.map(\.height) == [nil, nil])
  }

  /// A GIF holds a picture as long as nothing changes: an event begins as the next one comes.
  @Test func anEventBeginsAsAHeldPictureEnds() throws {
    var generator = SeededGenerator(2)
    var film = SyntheticFilm(framesPerSecond: 10).film(&generator)
    let held = film.frames.indices.filter { (0.05..<0.45).contains(film.frames[$0].time) }.count
    let first = try #require(film.frames.firstIndex { $0.time >= 0.05 })
    film.frames.removeSubrange(first..<first + held)
    film.events[0].frames = first - 1...film.events[0].frames.upperBound - held
    let begin = try #require(RecordingVerdict(of: film).events.first).fit.begin(in: film)
    #expect(abs(begin - 0.5) < 0.15, "\(begin)")
  }

  /// Where a keyboard begins at one place or another, its height is neither.
  @Test func aHeightThatIsOpenIsNotTold() throws {
    var generator = SeededGenerator(2)
    var film = SyntheticFilm().film(&generator)
    #expect(abs((RecordingVerdict(of: film).events.first?.height?.value ?? 0) - 336) < 1)
    for index in film.frames.indices {
      film.frames[index].keyboardTop = film.frames[index].keyboardTop.map {
        Reading($0.value, uncertainty: $0.value < 840 ? 18 : $0.uncertainty)
      }
    }
    let event = try #require(RecordingVerdict(of: film).events.first)
    #expect(event.height == nil && event.isHeightOpen && !event.isFault)
  }

  /// The error of the scale is one of the height.
  @Test(arguments: [0, 0.02, 0.07])
  func aVagueScaleMakesTheHeightVague(_ uncertainty: Double) throws {
    var generator = SeededGenerator(2)
    var film = SyntheticFilm().film(&generator)
    film.source.scale = RecordingScale(pixelsPerPoint: 1, uncertainty: uncertainty, basis: .size)
    let height = try #require(RecordingVerdict(of: film).events.first?.height)
    #expect(abs(height.value - 336) < 1)
    let least = height.value * uncertainty
    #expect((least...least + 1).contains(height.uncertainty))
  }

  /// Figures of one of several events are not told without its name.
  @Test func theEventIsNamedOfWhichTheFiguresAre() {
    var generator = SeededGenerator(2)
    let bar = SyntheticFilm.Bar.curve(.curve(.easeInOut, 0.25), delay: 0)
    var film = SyntheticFilm(kind: .show, bar: .scaled, noise: 0.02).film(&generator)
    let hide = SyntheticFilm(kind: .hide, bar: bar, noise: 0.02).film(&generator)
    #expect(
      RecordingVerdict(of: hide).summary.first?.hasPrefix("Your bar moves with easeInOut") == true)
    let count = film.frames.count
    film.events += hide.events.map {
      RecordedEvent(
        kind: $0.kind, frames: $0.frames.lowerBound + count...$0.frames.upperBound + count)
    }
    film.frames += hide.frames.map { frame in
      var later = frame
      later.time += 2
      return later
    }
    let verdict = RecordingVerdict(of: film)
    let summary = verdict.summary
    // Of the motion, and not of the last frame of the rest before it.
    let begin = verdict.fits[1].begin(in: film)
    #expect(begin > film.frames[film.events[1].frames.lowerBound].time)
    let time = Int((begin * 1000).rounded())
    #expect(
      summary.first?.hasPrefix(
        "When the keyboard disappears at \(time) ms, your bar moves with easeInOut")
        == true)
    #expect(summary.last == "This fault is in 1 of 2 events.")
  }

  @Test(arguments: [
    (SyntheticFilm.Bar.late(0.2), "K5"), (.late(1 / 60.0), "K6"), (.jump(0), "K7"),
    (.jump(0.5), "K5"), (.curve(.curve(.easeInOut, 0.25), delay: 0.25), "K5"),
    (.curve(.curve(.linear, 0.3), delay: 0), "K4"),
  ])
  func eachWayHasItsFamily(bar: SyntheticFilm.Bar, family: String) throws {
    for kind in [RecordedEvent.Kind.show, .hide] {
      let event = try #require(verdict(SyntheticFilm(kind: kind, bar: bar)).events.first)
      #expect(event.family?.rawValue == family, "\(event.sentences)")
      #expect(event.fix != nil && event.sentences[1].hasSuffix("(\(family))."))
    }
  }

  @Test func nothingIsSaidAgainstARightBar() {
    for bar in [SyntheticFilm.Bar.scaled, .clipped] {
      let verdict = verdict(SyntheticFilm(bar: bar))
      #expect(verdict.summary == ["The bar moves with the keyboard."])
      #expect(verdict.events.allSatisfy { !$0.isFault && $0.family == nil && $0.fix == nil })
      let measures = Dictionary(
        uniqueKeysWithValues: verdict.measures.map { ($0.name, $0.value) })
      #expect(measures["tooHigh.max"] ?? 9 < 1 && measures["covered.max"] ?? 9 < 1)
      #expect(measures["tooHigh.duration"] == 0)
    }
  }

  /// A bar that rests a safe area too high counts it twice; one that rests a little higher may be meant to.
  @Test(arguments: [(34.0, "K1"), (49.0, "K2"), (8.0, nil), (60.0, nil)] as [(Double, String?)])
  func restsAreJudgedBySize(gap: Double, family: String?) {
    var generator = SeededGenerator(4)
    var film = SyntheticFilm(inset: 34).film(&generator)
    for index in film.frames.indices {
      guard let bar = film.frames[index].barBottom, let top = film.frames[index].keyboardTop
      else { continue }
      let progress = (844 - top.value) / 336
      film.frames[index].barBottom = Reading(bar.value - gap * progress, uncertainty: 0.2)
    }
    let verdict = RecordingVerdict(of: film)
    #expect(verdict.events.first?.family?.rawValue == family)
    let rest = verdict.measures.first { $0.name == "gap" }
    #expect(abs((rest?.value ?? 0) - gap) < 0.3)
  }

  /// A margin is the app's own if it is not the screen's bottom that it keeps so far from: below that is a safe area.
  ///
  /// Each bar stands so far above the screen's bottom, and then so far above the keyboard.
  @Test(
    arguments: [
      (42.0, 42.0, 0.2, "K1"), (50, 50.5, 0.2, "K1"), (42, 8, 0.2, nil), (42, 20, 0.2, nil),
      (21, 21, 0.2, nil), (70, 70, 0.2, nil), (41, 44, 3, "K1"),
    ] as [(Double, Double, Double, String?)])
  func aMarginIsWhatABarKeepsAboveTheSafeArea(
    home: Double, margin: Double, error: Double, family: String?
  ) {
    let event = RecordingVerdict(of: film(home: home, margin: margin, error: error)).events.first
    #expect(event?.family?.rawValue == family)
    #expect(event?.isFault == (family != nil))
    // It may stand there by design.
    #expect(family == nil || event?.certainty == .possible)
  }

  /// What is said of a margin is true of the bar: from what it keeps that distance.
  @Test(
    arguments: [
      (42.0, 42.0, "Without a keyboard it is 8 pt above the safe area's bottom edge:"),
      (42, 12, "At rest it is always 12 pt above the keyboard:"),
      (70, 70, "At rest it is always 70 pt above the keyboard, about as far as it is above the"),
    ])
  func aMarginIsSaidToBeWhatItIs(home: Double, margin: Double, said: String) {
    let summary = RecordingVerdict(of: film(home: home, margin: margin, error: 0.2)).summary
    let sentence = summary.first { $0.contains("its margin") }
    #expect(sentence?.hasPrefix(said) == true, "\(summary)")
  }

  /// A bar that is so far above the screen's bottom, and then so far above the keyboard.
  private func film(home: Double, margin: Double, error: Double) -> RecordedFilm {
    var generator = SeededGenerator(4)
    var film = SyntheticFilm(inset: home).film(&generator)
    for index in film.frames.indices {
      guard let bar = film.frames[index].barBottom, let top = film.frames[index].keyboardTop
      else { continue }
      let progress = (844 - top.value) / 336
      film.frames[index].barBottom = Reading(bar.value - margin * progress, uncertainty: error)
    }
    return film
  }

  /// Where pictures show too little to call a bar wrong, it is not called right: what is seen is said.
  @Test(arguments: [(0.07, false), (0.01, true)])
  func aBarThatIsSeenToBeOffIsNotRight(scale: Double, isFault: Bool) throws {
    var generator = SeededGenerator(4)
    var film = SyntheticFilm(inset: 34).film(&generator)
    for index in film.frames.indices {
      let progress = (844 - (film.frames[index].keyboardTop?.value ?? 844)) / 336
      film.frames[index].barBottom?.value -= 34 * progress
    }
    film.source.scale = RecordingScale(pixelsPerPoint: 1, uncertainty: scale, basis: .size)
    let verdict = RecordingVerdict(of: film)
    let event = try #require(verdict.events.first)
    #expect(event.isFault == isFault && !event.isRight)
    #expect(verdict.summary.first?.contains("rests 34") == true, "\(verdict.summary)")
    #expect(verdict.summary.contains { $0.hasSuffix("to call that a fault.") } != isFault)
  }

  /// Where the screen's lower edge is assumed, a bar that is off by no more than that is neither a fault nor right.
  @Test(arguments: [10.0, 20])
  func anAssumedEdgeLeavesALittleOpen(covered: Double) throws {
    var film = film(home: 34, margin: -covered, error: 0.2)
    #expect(RecordingVerdict(of: film).events.first?.isFault == true)
    film.source.assumesLowerEdge = true
    let event = try #require(RecordingVerdict(of: film).events.first)
    #expect(event.isFault == (covered > 12) && !event.isRight)
  }

  /// Where no bar is seen, or what is seen is not judged, it is asked for.
  @Test func aBarThatIsNotSeenIsAskedFor() {
    var generator = SeededGenerator(4)
    var film = SyntheticFilm().film(&generator)
    for index in film.frames.indices {
      (film.frames[index].barTop, film.frames[index].barBottom) = (nil, nil)
    }
    func isAsked(_ film: RecordedFilm) -> Bool {
      RecordingVerdict(of: film).summary.contains { $0.contains("--bar TOP-BOTTOM") }
    }
    #expect(isAsked(film))
    film.source.given.bar = 766...810
    #expect(!isAsked(film))
    #expect(!isAsked(SyntheticFilm().film(&generator)))
    #expect(isAsked(SyntheticFilm(framesPerSecond: 5).film(&generator)))
  }

  /// The measures are those of the truth, within what they say of themselves.
  @Test func measuresHoldTheTruth() throws {
    for seed in 1...20 {
      let film = SyntheticFilm(
        kind: .hide, bar: .curve(.curve(.easeInOut, 0.25), delay: 0), inset: 0, noise: 0.2)
      let truth =
        (0..<2000).map { index -> Double in
          let places = film.truth(at: 0.4 + Double(index) / 2000)
          return places.keyboard - places.bar
        }.max() ?? 0
      let gap = try #require(
        verdict(film, seed: UInt64(seed)).measures.first { $0.name == "tooHigh.max" })
      // Between two frames the gap may be a little wider than in either.
      #expect(gap.value < truth + 2 * gap.uncertainty && gap.value > truth - 4, "\(gap), \(truth)")
      #expect(gap.unit == "pt" && gap.time != nil && gap.uncertainty > 0)
    }
  }

  @Test func whatCannotBeToldIsSaid() throws {
    let few = try #require(verdict(SyntheticFilm(framesPerSecond: 5)).events.first)
    #expect(!few.isFault)
    #expect(few.sentences.contains { $0.contains("record at 30 frames a second or more") })
    var generator = SeededGenerator(1)
    var film = SyntheticFilm().film(&generator)
    film.events = []
    #expect(
      RecordingVerdict(of: film).summary == ["The keyboard neither appears nor disappears in it."])
    #expect(RecordingVerdict(of: film).measures.isEmpty)
  }

  /// However bad a film is, there are sentences, and each is one: it begins with a capital and ends with a full stop.
  @Test func sentencesAreSentences() {
    for seed in 0..<150 {
      var generator = SeededGenerator(UInt64(50_000 + seed))
      let truth = RandomCase(&generator, isClean: seed.isMultiple(of: 2))
      let verdict = RecordingVerdict(of: truth.film.film(&generator))
      for sentence in verdict.summary + verdict.events.flatMap(\.sentences) {
        #expect(sentence.first?.isUppercase == true && sentence.last == ".", "\(sentence)")
        #expect(!sentence.contains("nan") && !sentence.contains("inf") && !sentence.contains("  "))
      }
      #expect(!verdict.summary.isEmpty)
      for measure in verdict.measures { #expect(measure.value.isFinite && measure.value >= 0) }
    }
  }
}
