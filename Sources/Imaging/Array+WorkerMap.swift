extension Array {
  /// As `map`, on several threads, each with a worker of its own that keeps what its elements have in common.
  ///
  /// A thread takes several neighbours at once, as they mostly have the same layers. `body` may only mutate state of its
  /// own element and worker. After an error only earlier elements are begun.
  ///
  /// - Parameters:
  ///   - workers: One for each thread that may be used, at least one.
  ///   - neighbours: The elements that a thread takes at once; nil for a few.
  ///   - isHeavy: Whether an element takes much memory: few such are in work at a time, as long as there are others.
  /// - Throws: The error of the first element that threw.
  package func map<Worker, Result>(
    by workers: [Worker], neighbours: Int? = nil, heavy isHeavy: (Element) -> Bool,
    _ body: (Element, Worker) throws -> Result
  ) throws -> [Result] {
    let neighbours = neighbours ?? Swift.min(Swift.max(count / (workers.count * 4), 1), 8)
    var results = [Result?](repeating: nil, count: count)
    try results.withUnsafeMutableBufferPointer { results in
      nonisolated(unsafe) let results = results
      func elements(of part: Int) -> Range<Int> {
        (part * neighbours)..<Swift.min((part + 1) * neighbours, count)
      }
      let parts = (count + neighbours - 1) / neighbours
      try workers.share(parts, heavy: { elements(of: $0).contains { isHeavy(self[$0]) } }) {
        worker, part in
        for index in elements(of: part) {
          results[index] = try body(self[index], worker)
        }
      }
    }
    return results.compactMap { $0 }
  }
}
