import Imaging
import Painting

extension Array {
  /// As `map`, on several threads, each with a painter of its own that draws the pictures of all its elements.
  ///
  /// Neighbours mostly come to the same thread, as they mostly have the same layers. What `body` changes must belong to
  /// its element alone. No element is begun after an error.
  ///
  /// - Parameter threads: How many threads may be used, 1 or more.
  /// - Throws: What `body` threw for the first of those elements for which it threw.
  func paintedMap<Result>(
    threads: Int, _ body: (Element, PicturePainter) throws -> Result
  ) throws -> [Result] {
    let neighbours = Swift.min(Swift.max(count / (threads * 8), 1), 8)
    let painters = (0..<Swift.min(threads, Swift.max(count, 1))).map { _ in PicturePainter() }
    var results = [Result?](repeating: nil, count: count)
    try results.withUnsafeMutableBufferPointer { results in
      nonisolated(unsafe) let results = results
      try painters.share((count + neighbours - 1) / neighbours) { painter, part in
        for index in (part * neighbours)..<Swift.min((part + 1) * neighbours, count) {
          results[index] = try body(self[index], painter)
        }
      }
    }
    return results.compactMap { $0 }
  }
}
