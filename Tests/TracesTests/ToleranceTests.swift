import Testing

@testable import Traces

struct ToleranceTests {
  @Test func itIsExactUnlessSaidOtherwise() {
    #expect(Tolerance() == .exact)
    #expect(Tolerance.exact.isExact)
    #expect(Tolerance.Kind.allCases.allSatisfy { Tolerance.exact[$0] == 0 })
    #expect(Tolerance(position: 0.5)?.isExact == false)
  }

  @Test func invalidDistancesAreNil() {
    for length in [-0.001, .nan, .infinity, -.infinity, Tolerance.lengthLimit.nextUp] {
      #expect(Tolerance(position: length) == nil)
      #expect(Tolerance(gap: length) == nil)
    }
    #expect(Tolerance(time: -1) == nil)
    #expect(Tolerance(time: Tolerance.timeLimit + 1) == nil)
    #expect(Tolerance(position: Tolerance.lengthLimit, gap: 1, time: Tolerance.timeLimit) != nil)
  }

  @Test func lengthsAreThousandths() {
    #expect(Tolerance(position: 0.0014)?.position == 0.001)
    #expect(Tolerance(position: 0.0004)?.isExact == true)
  }

  @Test func isReadFromOptions() throws {
    #expect(try Tolerance([]) == .exact)
    #expect(try Tolerance(["position=0.5"]) == Tolerance(position: 0.5))
    #expect(
      try Tolerance(["position=0.5,gap=1", "time=20"])
        == Tolerance(position: 0.5, gap: 1, time: 20))
  }

  @Test(arguments: [
    (
      "edge=1",
      "“edge=1” is not a tolerance: write KIND=AMOUNT such as position=0.5, where KIND is one of position, gap, time."
    ),
    (
      "0.5",
      "“0.5” is not a tolerance: write KIND=AMOUNT such as position=0.5, where KIND is one of position, gap, time."
    ),
    ("gap=-1", "“-1” is not a tolerance of gap: give points from 0 to 10000."),
    ("gap=nan", "“nan” is not a tolerance of gap: give points from 0 to 10000."),
    ("gap=", "“” is not a tolerance of gap: give points from 0 to 10000."),
    ("gap=1=2", "“1=2” is not a tolerance of gap: give points from 0 to 10000."),
    (
      "time=0.5",
      "“0.5” is not a tolerance of time: give a whole number of microseconds from 0 to 1000000."
    ),
    ("gap=1,gap=1", "the tolerance of gap is given twice; give it once."),
    (
      "gap=1,",
      "“” is not a tolerance: write KIND=AMOUNT such as position=0.5, where KIND is one of position, gap, time."
    ),
  ])
  func errorsSayWhatIsAllowed(text: String, message: String) {
    let error = #expect(throws: Tolerance.TextError.self) { try Tolerance([text]) }
    #expect(error?.description == message)
  }

  @Test func onlyDistancesAreGaps() {
    #expect(Series.allCases.filter { $0.kind == .gap } == [.gap, .off])
    #expect(Series.allCases.filter { $0.kind == .position }.count == Series.allCases.count - 2)
  }
}
