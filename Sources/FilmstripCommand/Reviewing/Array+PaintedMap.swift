import Imaging
import Painting

extension Array {
  /// As `map`, on several threads, each with a painter of its own that draws the pictures of all its elements.
  ///
  /// Some neighbours come to the same thread, as they mostly have the same layers. What `body` changes must belong to
  /// its element alone. No element is begun after an error.
  ///
  /// - Parameter painters: One for each thread that may be used, at least one.
  /// - Throws: What `body` threw for the first of those elements for which it threw.
  func paintedMap<Result>(
    by painters: [PicturePainter], _ body: (Element, PicturePainter) throws -> Result
  ) throws -> [Result] {
    let neighbours = Swift.min(Swift.max(count / (painters.count * 4), 1), 8)
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
