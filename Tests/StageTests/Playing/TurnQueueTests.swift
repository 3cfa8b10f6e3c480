import TestSupport
import Testing

@testable import Stage

struct TurnQueueTests {
  @Test func givesJobsInOrderOfTimeThenOfAsking() throws {
    var random = SeededGenerator(2)
    var queue = TurnQueue()
    let times = (0..<500).map { _ in Double(Int.random(in: 0...40, using: &random)) }
    for (index, time) in times.enumerated() {
      queue.add(at: time, "\(index)", isEvent: false) {}
    }
    let expected = times.enumerated().sorted { ($0.element, $0.offset) < ($1.element, $1.offset) }
    for (offset, time) in expected {
      let taken = queue.take()
      let job = try #require(taken)
      #expect(job.time == time)
      #expect(job.reason == "\(offset)")
    }
    #expect(queue.next == nil)
  }

  @Test func anEmptyQueueHasNothing() {
    var queue = TurnQueue()
    let taken = queue.take()
    #expect(taken?.reason == nil)
    #expect(queue.next == nil)
  }
}
