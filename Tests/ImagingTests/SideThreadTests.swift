import Synchronization
import Testing

@testable import Imaging

struct SideThreadTests {
  @Test func everyNumberIsWorkedOnWithAnyNumberOfThreads() {
    for threads in [1, 2, 7, 100] {
      let results = Array(0..<50).concurrentMap(threads: threads) { outer in
        // Those within those find no more threads, and get their work done.
        Array(0..<20).concurrentMap(threads: threads) { $0 * outer }.reduce(0, +)
      }
      #expect(results == (0..<50).map { $0 * 190 })
    }
  }

  private final class Work: Sendable {
    let isDone = Atomic(false)
  }

  @Test func whatItDidIsDoneWhenItIsJoined() {
    for _ in 0..<200 {
      let work = Work()
      // Where none can be started nothing was promised.
      guard let thread = SideThread({ work.isDone.store(true, ordering: .relaxed) }) else {
        continue
      }
      thread.join()
      thread.join()
      let isDone = work.isDone.load(ordering: .relaxed)
      #expect(isDone)
    }
  }

  @Test func threadsAreCounted() {
    for limit in [0, 1, 5] {
      #expect(SideThread.count(upTo: limit) == limit)
      #expect(SideThread.canStart(limit))
    }
  }
}
