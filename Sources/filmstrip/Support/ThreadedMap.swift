import Dispatch
import Synchronization

/// Work on several threads whose results come in order.
enum ThreadedMap {
  private struct State<Result> {
    var begun = 0
    var results: [Int: Result] = [:]
    var failure: (index: Int, error: any Error)?
  }

  /// The results of `body` for 0 to `count` − 1.
  ///
  /// - Throws: The error of the lowest number that failed of those that were begun; none is begun after an error.
  static func map<Result: Sendable>(
    _ count: Int, threads: Int, _ body: @Sendable (Int) throws -> Result
  ) throws -> [Result] {
    let state = Mutex(State<Result>())
    DispatchQueue.concurrentPerform(iterations: max(1, min(threads, count))) { _ in
      while let index = state.withLock({ state -> Int? in
        guard state.failure == nil, state.begun < count else { return nil }
        state.begun += 1
        return state.begun - 1
      }) {
        do {
          let result = try body(index)
          state.withLock { $0.results[index] = result }
        } catch {
          state.withLock { state in
            if state.failure.map({ index < $0.index }) ?? true { state.failure = (index, error) }
          }
        }
      }
    }
    return try state.withLock { state in
      if let failure = state.failure { throw failure.error }
      return (0..<count).compactMap { state.results[$0] }
    }
  }
}
