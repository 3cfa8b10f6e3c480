import TestSupport
import Testing

@testable import Stage

struct TrackTests {
  /// Progress of a linear clock of one second from each beginning, by index.
  private func linear(_ begins: [Double], at time: Double) -> (Int) -> Double {
    { min(max(time - begins[$0], 0), 1) }
  }

  @Test func isItsInitialValueBeforeAnything() {
    var track = Track(initial: 5)
    track.append(value: 7, at: 1)
    #expect(track.value(at: .at(0.99)) { _ in 0 } == 5)
    #expect(track.value(at: .before(1)) { _ in 0 } == 5)
    #expect(track.value(at: .at(1)) { _ in 0 } == 7)
  }

  @Test func additionsDieAwayAndEndExactly() {
    var track = Track(initial: 0)
    track.append(value: 10, at: 0)
    track.append(Track.Addition(amount: -10, begin: 0, end: 1, clock: 0))
    #expect(track.value(at: .at(0), progress: linear([0], at: 0)) == 0)
    #expect(track.value(at: .at(0.25), progress: linear([0], at: 0.25)) == 2.5)
    #expect(track.value(at: .at(1)) { _ in 0.9 } == 10)
  }

  @Test func anAdditionWithoutClockHoldsUntilItsEnd() {
    var track = Track(initial: 0)
    track.append(Track.Addition(amount: 3, begin: 0, end: 2, clock: nil))
    #expect(track.value(at: .at(1.9)) { _ in 1 } == 3)
    #expect(track.value(at: .at(2)) { _ in 1 } == 0)
  }

  /// What a handler gives is applied in order: each to what the ones before it, and the model, come to.
  @Test func givenAnimationsAreAppliedInOrder() {
    func value(_ bases: [Track.Addition.Base?]) -> Double {
      var track = Track(initial: 8)
      for base in bases {
        track.append(Track.Addition(amount: 4, begin: 0, end: 1, clock: 0, base: base))
      }
      track.removeAdditions(runningAt: 2)
      return track.value(at: .at(0.75), progress: linear([0], at: 0.75))
    }
    #expect(value([nil]) == 9)
    #expect(value([.below(plus: 2)]) == 11)
    #expect(value([nil, .value(20)]) == 21)
    #expect(value([.value(20), nil]) == 22)
    #expect(value([.from(0)]) == 6)
    #expect(value([.to(0)]) == 2)
    #expect(value([nil, .from(1), .to(0)]) == 1.75)
  }

  @Test func givenAnimationsStayWhenChangesReplace() {
    var track = Track(initial: 8)
    track.append(Track.Addition(amount: 4, begin: 0, end: 1, clock: nil))
    track.append(Track.Addition(amount: 1, begin: 0, end: 1, clock: nil, base: .below(plus: 0)))
    track.removeAdditions(runningAt: 0.5)
    #expect(track.value(at: .before(0.5)) { _ in 0 } == 13)
    #expect(track.value(at: .at(0.5)) { _ in 0 } == 9)
  }

  @Test func removalTakesAwayWhatRuns() {
    var track = Track(initial: 0)
    track.append(Track.Addition(amount: 3, begin: 0, end: 2, clock: nil))
    track.append(Track.Addition(amount: 4, begin: 0, end: 0.5, clock: nil))
    #expect(track.endOfAdditions(runningAt: 1) == 2)
    track.removeAdditions(runningAt: 1)
    #expect(track.value(at: .at(0.2)) { _ in 0 } == 7)
    #expect(track.value(at: .at(1)) { _ in 0 } == 0)
    #expect(track.endOfAdditions(runningAt: 1) == nil)
  }

  /// The window that sampling looks back over leaves nothing out.
  @Test func equalsThePlainSumForRandomTracks() {
    var random = SeededGenerator(1)
    for _ in 0..<50 {
      var track = Track(initial: 0)
      var begins: [Double] = []
      var ends: [Double] = []
      var amounts: [Double] = []
      var time = 0.0
      for index in 0..<40 {
        time += Double.random(in: 0...0.2, using: &random)
        begins.append(time)
        ends.append(time + Double.random(in: 0.01...1.5, using: &random))
        amounts.append(Double(Int.random(in: -200...200, using: &random)))
        track.append(
          Track.Addition(
            amount: amounts[index], begin: begins[index], end: ends[index], clock: index))
      }
      for _ in 0..<30 {
        let at = Double.random(in: 0...10, using: &random)
        let progress = linear(begins, at: at)
        let sum = begins.indices.reduce(0.0) { sum, index in
          begins[index] <= at && at < ends[index]
            ? sum + Grid.snap(addition: amounts[index] * (1 - progress(index))) : sum
        }
        #expect(track.value(at: .at(at), progress: progress) == sum)
      }
    }
  }
}
