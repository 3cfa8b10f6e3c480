import Recordings
import Testing

/// What a device's numbers do not show: nothing of it is judged right, and no right bar wrong for it.
struct UnseenPartTests {
  private typealias Film = NumberFilm

  private func film(
    _ bar: (Double) -> Double, change: (inout [RecordedFrame]) -> Void
  ) -> RecordedFilm {
    var film = Film.film(bar)
    change(&film.frames)
    film.events = TraceEvents(film).events
    return film
  }

  private func isWithin(
    _ bar: (Double) -> Double, change: (inout [RecordedFrame]) -> Void
  ) -> Bool? {
    BarJudgement(ofNumbers: film(bar, change: change)).isWithin(1)
  }

  private func right(_ time: Double) -> Double { Film.right(time, clearance: 34) }

  /// The keyboard's cell is empty for a while, at rest or on the way.
  @Test(arguments: [0.05..<0.3, 0.45..<0.6, 1.05..<1.35, 1.1..<1.12, 1.45..<1.6, 2.2..<2.6])
  func anEmptyCellHidesNoFault(range: Range<Double>) {
    func wrong(_ time: Double) -> Double { right(time) - (range.contains(time) ? 100 : 0) }
    func empty(_ frames: inout [RecordedFrame]) {
      for index in frames.indices where range.contains(frames[index].time) {
        frames[index].keyboardTop = nil
      }
    }
    #expect(isWithin(wrong, change: empty) != true)
    // A keyboard that rests, or is gone, is where it was.
    let isMotion = range.lowerBound == 0.45 || range.lowerBound == 1.45
    #expect(isWithin(right, change: empty) == (isMotion ? nil : true))
  }

  /// Rows are missing, so that nothing tells of a fault in between.
  @Test(arguments: [0.05..<0.3, 0.42..<0.6, 0.41..<1.2, 1.05..<1.35])
  func rowsThatAreMissingAreAHole(range: Range<Double>) {
    #expect(isWithin(right) { $0.removeAll { range.contains($0.time) } } == nil)
  }

  /// The bar reaches a lower edge of the screen that is only assumed, 11 points above the real one.
  ///
  /// It would be covered by 23 points, and is by the home indicator's 34. One that ends higher up is seen whole.
  @Test func aBarThatReachesAnUnseenEdgeIsNotJudged() {
    for (clearance, isCut) in [(0.0, true), (34, false)] {
      var film = Film.film { Film.right($0, clearance: clearance, margin: clearance - 23) }
      film.source = RecordingSource(name: "clip", kind: .pictures)
      let isTold = BarJudgement(ofNumbers: film).isWithin(1) != nil
      #expect(isTold)
      film.source.assumesLowerEdge = true
      let judgement = BarJudgement(ofNumbers: film)
      #expect((judgement.isWithin(1) != nil) == (isTold && !isCut))
      #expect(judgement.unseen.contains { $0.reason.contains("--screen") } == isCut)
    }
  }

  /// Some apps write no keyboard while it is gone.
  @Test(arguments: [0.0, 34, 42, 83]) func aKeyboardThatIsGoneNeedNoNumber(clearance: Double) {
    let margin = clearance == 42 ? 8.0 : 0
    for waits in [false, true] {
      let bar = { Film.right($0, clearance: clearance, margin: margin, waits: waits) }
      let isRight = isWithin(bar) { frames in
        for index in frames.indices where frames[index].keyboardTop?.value == Film.height {
          frames[index].keyboardTop = nil
        }
      }
      #expect(isRight != false, "waits: \(waits)")
    }
  }

  /// Never seen without a keyboard, a bar may keep any distance above it by design, or be padded.
  @Test(arguments: [(42.0, 8.0), (0, -34), (34, 0)])
  func withoutAHomeNoMarginIsAFault(clearance: Double, margin: Double) {
    func bar(_ time: Double) -> Double {
      Film.right(time, clearance: clearance, margin: margin, waits: true)
    }
    func cut(_ frames: inout [RecordedFrame]) { frames.removeAll { !(1..<1.5).contains($0.time) } }
    #expect(isWithin(bar, change: cut) == nil)
    #expect(isWithin({ bar($0) + 300 }, change: cut) == false)
  }

  /// Between 2 and 33 points of a keyboard above the bottom may be one that shows, or not.
  @Test(arguments: [0.0, 10, 25, 38]) func soLittleOfAKeyboardTellsNothing(height: Double) {
    let isRight = isWithin({ min(right($0), Film.height - 34 - height) }) { frames in
      for index in frames.indices {
        let top = frames[index].keyboardTop?.value ?? 0
        frames[index].keyboardTop = Reading(
          min(top, Film.height - height), uncertainty: 0.02)
      }
    }
    #expect(isRight == (height == 0 ? true : nil))
  }

  /// A film that ends in the last slow frames of a motion does not show where things come to rest.
  @Test(arguments: [1.46, 1.6, 1.7]) func aSlowEndIsAnEndAllTheSame(end: Double) {
    #expect(isWithin(right) { $0.removeAll { $0.time > end } } == nil)
  }

  /// With slow animations, as a simulator has them, the keyboard is slow to rest, and the bar with it.
  @Test(arguments: [1.0, 3, 5]) func aSlowSpringIsNoFault(pace: Double) {
    for (clearance, waits) in [(34.0, false), (34, true), (83, false), (300, false)] {
      var film = Film.film { Film.right($0, clearance: clearance, waits: waits) }
      film.frames = film.frames.indices.flatMap { index in
        (0..<Int(pace)).map { step in
          let time = (Double(index) + Double(step) / pace) / 60
          return RecordedFrame(
            time: time * pace,
            keyboardTop: Reading(
              Film.height - Film.keyboard * Film.progress(time), uncertainty: 0.02),
            barBottom: Reading(
              Film.right(time, clearance: clearance, waits: waits), uncertainty: 0.02))
        }
      }
      film.events = TraceEvents(film).events
      #expect(BarJudgement(ofNumbers: film).isWithin(0.5) == true, "\(clearance), waits: \(waits)")
    }
  }
}
