/// Damaged chunks that a PNG file's reader ignores; the picture's colours may suffer.
package struct PNGLeftOut: Sendable, Hashable {
  /// Why a chunk is ignored.
  package enum Reason: Sendable, Hashable {
    case checksum
    /// Its data does not match its type.
    case malformed
    /// It is in the wrong place, or a duplicate.
    case misplaced
  }

  package struct Chunk: Sendable, Hashable {
    package let type: String
    package let reason: Reason
  }

  /// The first ones, without duplicates.
  package private(set) var chunks: [Chunk] = []
  package private(set) var hasMore = false

  /// The most that are named: a file may consist of them.
  package static let limit = 8

  mutating func add(_ type: PNGChunk.Kind, _ reason: Reason) {
    let chunk = Chunk(type: type.name, reason: reason)
    guard !chunks.contains(chunk) else { return }
    if chunks.count < PNGLeftOut.limit { chunks.append(chunk) } else { hasMore = true }
  }
}
