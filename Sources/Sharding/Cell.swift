package import Imaging

/// A piece of a command's work for one machine: a checked or recorded film, or a drawn subject.
package struct Cell: Sendable, Hashable {
  /// Its name in plans, such as `chat/frame`.
  package let id: String
  /// The digest of everything it depends on that a plan reads.
  package let digest: Digest
  /// Its expected time on one processor, in microseconds, 1 or more.
  package let cost: Int

  package init(_ id: String, digest: Digest, cost: Int) {
    self.id = id
    self.digest = digest
    self.cost = max(cost, 1)
  }
}
