import Testing

@testable import Recordings

@Suite struct RecordingPaceTests {
  private func refusal(_ times: [Double]) -> String? {
    var pace = RecordingPace()
    for time in times { pace.add(time) }
    do {
      try pace.check()
      return nil
    } catch {
      return "\(error)"
    }
  }

  @Test(arguments: [4.0, 6, 10, 12.5, 30, 120])
  func fourFramesASecondAreEnough(rate: Double) {
    #expect(refusal((0..<60).map { Double($0) / rate }) == nil)
  }

  /// Pictures that are held say nothing of the rate at which things move.
  @Test func holdsAreNoSlowness() {
    let moves = (0..<30).map { Double($0) / 60 }
    #expect(refusal(moves + moves.map { $0 + 20 } + moves.map { $0 + 60 }) == nil)
  }

  @Test func whatShowsNoMotionIsRefused() {
    #expect(refusal((0..<20).map { Double($0) / 3 })?.contains("3.0 frames a second") == true)
    #expect(refusal([0])?.contains("single picture") == true)
    #expect(refusal([])?.contains("single picture") == true)
    #expect(refusal([0, 0.1, 0.2])?.contains("0.2 s") == true)
  }
}
