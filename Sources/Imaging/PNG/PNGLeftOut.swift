/// The chunks of a PNG file that its reader leaves out: damaged ones without which there still is a
/// picture, though maybe in other colours.
package struct PNGLeftOut: Sendable, Hashable {
  /// Why a chunk is left out.
  package enum Reason: Sendable, Hashable {
    /// It does not match its checksum.
    case checksum
    /// It does not hold what its type says.
    case malformed
    /// It stands where it must not, or stands there a second time.
    case misplaced
  }

  /// A type of chunk, and why it is left out.
  package struct Chunk: Sendable, Hashable {
    /// The four letters.
    package let type: String
    /// Why.
    package let reason: Reason
  }

  /// The first ones, each type and reason once.
  package private(set) var chunks: [Chunk] = []
  /// Whether there are more.
  package private(set) var hasMore = false

  /// How many are named: a file may be made of nothing else.
  package static let limit = 8

  /// Notes a chunk.
  mutating func add(_ type: PNGChunk.Kind, _ reason: Reason) {
    let chunk = Chunk(type: type.name, reason: reason)
    guard !chunks.contains(chunk) else { return }
    if chunks.count < PNGLeftOut.limit { chunks.append(chunk) } else { hasMore = true }
  }
}
