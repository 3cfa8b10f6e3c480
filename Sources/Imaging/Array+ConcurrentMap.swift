internal import Dispatch

extension Array {
  /// As `map`, on as many threads as there are; what `body` changes must belong to its element alone.
  func concurrentMap<Result>(_ body: (Element) -> Result) -> [Result] {
    guard count > 1 else { return map(body) }
    return [Result](unsafeUninitializedCapacity: count) { results, used in
      // Each call has its own element, and writes its own result.
      nonisolated(unsafe) let (elements, results, body) = (self, results, body)
      DispatchQueue.concurrentPerform(iterations: elements.count) { index in
        results.initializeElement(at: index, to: body(elements[index]))
      }
      used = elements.count
    }
  }
}
