internal import Synchronization

extension Array {
  /// As `map`, on several threads.
  ///
  /// `body` may only mutate state of its own element. After an error only earlier elements are begun.
  ///
  /// - Parameter threads: The most threads used, 1 or more; by default as many as can be started.
  /// - Throws: The error of the first element that threw.
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

  /// Shares work: each element, on its own thread, takes the next number below `count`.
  ///
  /// Elements for which no thread can be started have no part. With one element the numbers come in order, on the
  /// caller's thread. After an error only lower numbers are begun, so that the error is the same with any number of
  /// threads.
  ///
  /// - Parameter isHeavy: Whether a number's work takes much memory. The first element takes such numbers first, the
  ///   others last, so that few are in work at a time.
  /// - Throws: The error of the lowest number that threw.
  package func share<Failure>(
    _ count: Int, heavy isHeavy: (Int) -> Bool = { _ in false },
    _ body: (Element, Int) throws(Failure) -> Void
  ) throws(Failure) {
    let threads = Swift.min(self.count, count)
    let heavy = threads > 1 ? (0..<count).filter(isHeavy) : []
    let others = heavy.isEmpty ? Array<Int>(0..<count) : (0..<count).filter { !isHeavy($0) }
    let begunHeavy = Atomic(0)
    let begunOthers = Atomic(0)
    let lowestFailed = Atomic(Int.max)
    var failures = [(index: Int, error: Failure)?](repeating: nil, count: threads)
    failures.withUnsafeMutableBufferPointer { failures in
      // Each thread has its own element and failure, and each number is taken once.
      nonisolated(unsafe) let (workers, failures, body) = (self, failures, body)
      SideThread.perform(threads) { worker in
        func next(of numbers: [Int], _ begun: borrowing Atomic<Int>) -> Int? {
          let place = begun.add(1, ordering: .relaxed).oldValue
          return place < numbers.count ? numbers[place] : nil
        }
        func next() -> Int? {
          worker == 0
            ? next(of: heavy, begunHeavy) ?? next(of: others, begunOthers)
            : next(of: others, begunOthers) ?? next(of: heavy, begunHeavy)
        }
        while let index = next() {
          guard index < lowestFailed.load(ordering: .relaxed) else { continue }
          do throws(Failure) {
            try body(workers[worker], index)
          } catch {
            // Only numbers below the failed one are begun, so a later failure is a lower one, except for those in work.
            if failures[worker].map({ index < $0.index }) ?? true {
              failures[worker] = (index, error)
            }
            lowestFailed.min(index, ordering: .relaxed)
          }
        }
      }
    }
    let first = failures.compactMap { $0 }.min { $0.index < $1.index }
    if let first { throw first.error }
  }
}
