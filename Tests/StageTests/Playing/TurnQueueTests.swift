import TestSupport
import Testing

@testable import Stage

struct TurnQueueTests {
  @Test func givesJobsInOrderOfTimeThenOfAsking() throws {
    var random = SeededGenerator(2)
    var queue = TurnQueue()
    let times = (0..<500).map { _ in Double(Int.random(in: 0...40, using: &random)) }
    for (index, time) in times.enumerated() {
      queue.add(at: time, "\(index)", .app) {}
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

  /// While the app stands its jobs wait for the end, in their order, and the render server's do not.
  @Test func theAppsJobsWaitWhileItIsBusy() throws {
    var random = SeededGenerator(3)
    for _ in 0..<50 {
      var queue = TurnQueue()
      let end = Double(Int.random(in: 0...40, using: &random))
      queue.appStands(until: end)
      queue.appStands(until: end - 5)
      var expected: [(turn: Double, due: Double, order: Int)] = []
      for order in 0..<100 {
        let due = Double(Int.random(in: 0...40, using: &random))
        let kind = [TurnQueue.Kind.app, .event, .server].randomElement(using: &random) ?? .app
        queue.add(at: due, "\(order)", kind) {}
        expected.append((kind == .server ? due : max(due, end), due, order))
      }
      // Of one turn's time, the app's in order of what they were due at.
      var turns: [Double] = []
      var apps: [(Double, Int)] = []
      while let next = queue.next {
        let job = queue.take()
        let taken = try #require(job)
        #expect(taken.order == next.job.order)
        let own = try #require(expected.first { "\($0.order)" == taken.reason })
        #expect(next.turn == own.turn)
        turns.append(next.turn)
        if taken.kind != .server { apps.append((taken.time, taken.order)) }
      }
      #expect(turns.count == 100 && turns == turns.sorted())
      #expect(apps.map(\.1) == apps.sorted { $0 < $1 }.map(\.1))
    }
  }

  @Test func anEmptyQueueHasNothing() {
    var queue = TurnQueue()
    let taken = queue.take()
    #expect(taken?.reason == nil)
    #expect(queue.next == nil)
  }
}
