import Testing

@testable import accuracy

@Suite struct ScoreTests {
  private let truth = Truth.show()

  @Test func whatIsReadRightHasNoError() {
    let score = Score(truth, truth.read, [], seconds: 1)
    #expect(score.keyboard.max() == 0)
    #expect(score.bar.max() == 0)
    #expect(score.gap.max() == 0)
    #expect(score.keyboard.count == score.moving)
    #expect(score.events.map(\.isFound) == [true])
    #expect(score.invented == 0)
    #expect(score.overconfident == 0)
    #expect(score.screenError == 0)
  }

  @Test func onlyFramesInMotionCount() {
    // From the last at rest to the first at rest: the frames 10 to 40.
    #expect(truth.moving == Array(10...40))
    let film = truth.read.changing("keyboard.top") { index, value in index < 10 ? 0 : value }
    #expect(Score(truth, film, [], seconds: 1).keyboard.max() == 0)
  }

  @Test func plantedErrorsAreFound() {
    let film = truth.read.changing("keyboard.top") { $1 + 0.3 }
      .changing("bar.top") { $0 == 20 ? $1 - 40 : $1 }
    let score = Score(truth, film, [], seconds: 1)
    #expect(score.keyboard.allSatisfy { abs($0 - 0.3) < 1e-9 })
    #expect(score.bar.count { $0 > Aim.barIsWrong } == 1)
    // 0.3 pt is less than a pixel; 40 pt are more than one and a half times 0.1.
    #expect(score.overconfident == 1)
  }

  @Test func whatIsNotClaimedIsNoError() {
    let film = truth.read.changing("bar.top") { index, _ in index % 2 == 0 ? nil : 100 }
    let score = Score(truth, film, [], seconds: 1)
    #expect(score.bar.count == 15)
    #expect(score.bar.allSatisfy { $0 > Aim.barIsWrong })
  }

  @Test func aBarThatIsOffByTheSameEverywhereHasNoGap() {
    let film = truth.read.changing("bar.bottom") { $1 - 7 }
    #expect(Score(truth, film, [], seconds: 1).gap.allSatisfy { $0 < 1e-9 })
  }

  @Test func aGapThatIsNotThereIsAnError() {
    let film = truth.read.changing("bar.bottom") { $0 == 25 ? $1 - 7 : $1 }
    let gap = Score(truth, film, [], seconds: 1).gap
    #expect(gap.count { abs($0 - 7) < 1e-9 } == 1)
    #expect(gap.count { $0 < 1e-9 } == gap.count - 1)
  }

  @Test func pixelsCountByTheTrueScale() {
    var film = truth.read
    film.unit = "pixels"
    film.scale = nil
    film.series = film.series.mapValues { $0.map { $0.map { $0 * 2 } } }
    let score = Score(truth, film, [], seconds: 1)
    #expect(score.basis == .unknown)
    #expect(score.keyboard.max() == 0)
  }

  @Test func framesAreMatchedByTheirTimes() {
    // A film without every third frame still has the others' places.
    var film = truth.read
    let kept = film.time.indices.filter { $0 % 3 != 0 }
    film.series = film.series.mapValues { values in kept.map { values[$0] } }
    film.time = kept.map { film.time[$0] }
    film.events = []
    let score = Score(truth, film, [], seconds: 1)
    #expect(score.keyboard.max() == 0)
    #expect(score.keyboard.count == truth.moving.count { $0 % 3 != 0 })
    #expect(score.events.map(\.isFound) == [false])
  }

  @Test func anEventThatIsNotThereIsInvented() {
    var film = truth.read
    film.events.append(ReadFilm.Event(kind: "hide", frames: [45, 55]))
    #expect(Score(truth, film, [], seconds: 1).invented == 1)
  }

  @Test func whatIsCertainAndWrongIsSaid() {
    let verdict = Verdict(
      event: 0, curve: "ios26", curveCertainty: "certain", way: .late, wayCertainty: "likely",
      excess: 2)
    let event = Score(truth, truth.read, [verdict], seconds: 1).events[0]
    #expect(event.isCurveRight == false)
    #expect(event.isWayRight == false)
    #expect(event.certainlyWrong.count == 1)
    #expect(event.excess == 2)
  }

  @Test func whatIsNotNamedIsNeitherRightNorWrong() {
    let event = Score(truth, truth.read, [Verdict(event: 0)], seconds: 1).events[0]
    #expect(event.isCurveRight == nil)
    #expect(event.isWayRight == nil)
    #expect(event.certainlyWrong.isEmpty)
  }

  @Test func otherwiseIsWrongOfARightBarAlone() {
    let verdict = Verdict(event: 0, way: .otherwise, wayCertainty: "likely")
    #expect(Score(truth, truth.read, [verdict], seconds: 1).events[0].isWayRight == false)
    var faulty = truth
    faulty.events[0].way = .curve
    #expect(Score(faulty, truth.read, [verdict], seconds: 1).events[0].isWayRight == nil)
  }

  @Test func anAimThatIsMissedIsCalledMissed() {
    let film = truth.read.changing("keyboard.top") { $1 + 5 }
    let aims = ScoreTable(scores: [Score(truth, film, [], seconds: 1)]).aims
    let median = aims.first { $0.title.contains("median") }
    #expect(median?.isMet == false)
    #expect(aims.first { $0.title.contains("curve") }?.isMet == nil)
  }
}
