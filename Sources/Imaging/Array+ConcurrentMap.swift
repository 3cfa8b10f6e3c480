internal import Synchronization

extension Array {
  /// As `map`, on several threads.
  ///
  /// What `body` changes must belong to its element alone. No element is begun after an error.
  ///
  /// - Parameter threads: How many threads may be used, 1 or more; without it as many as there are.
  /// - Throws: What `body` threw for the first of those elements for which it threw.
  package func concurrentMap<Result, Failure>(
    threads: Int = .max, _ body: (Element) throws(Failure) -> Result
  ) throws(Failure) -> [Result] {
    var results = [Result?](repeating: nil, count: count)
    let workers: [Void] = Array<Void>(repeating: (), count: Swift.min(threads, count))
    try results.withUnsafeMutableBufferPointer { results throws(Failure) in
      let results = results
      try workers.share(count) { _, index throws(Failure) in
        results[index] = try body(self[index])
      }
    }
    return results.compactMap { $0 }
  }

  /// Shares out work among the elements: each takes the next of the numbers from 0 to `count` − 1 as soon as it is free.
  ///
  /// Each works on a thread of its own. Elements for which no thread can be started have no part.
  ///
  /// With one element the numbers come in order, on the thread of the caller. None is begun after an
  /// error.
  ///
  /// - Throws: What `body` threw for the lowest of those numbers for which it threw.
  package func share<Failure>(
    _ count: Int, _ body: (Element, Int) throws(Failure) -> Void
  ) throws(Failure) {
    let begun = Atomic(0)
    let hasFailed = Atomic(false)
    let threads = Swift.min(self.count, count)
    var failures = [(index: Int, error: Failure)?](repeating: nil, count: threads)
    failures.withUnsafeMutableBufferPointer { failures in
      // Each thread has an element and a failure of its own, and each number is taken once.
      nonisolated(unsafe) let (workers, failures, body) = (self, failures, body)
      SideThread.perform(threads) { worker in
        while !hasFailed.load(ordering: .relaxed) {
          let index = begun.add(1, ordering: .relaxed).oldValue
          guard index < count else { return }
          do throws(Failure) {
            try body(workers[worker], index)
          } catch {
            failures[worker] = (index, error)
            hasFailed.store(true, ordering: .relaxed)
          }
        }
      }
    }
    let first = failures.compactMap { $0 }.min { $0.index < $1.index }
    if let first { throw first.error }
  }
}
