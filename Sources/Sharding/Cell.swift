package import Imaging

/// A piece of a command's work that one machine does as a whole: a film that is checked or recorded, or what is drawn
/// of one scenario or recording.
package struct Cell: Sendable, Hashable {
  /// What it is called wherever the work is planned, such as `chat/frame`.
  package let id: String
  /// What stands for all it is made of that a plan reads.
  package let digest: Digest
  /// How long it is expected to take one processor, in microseconds, 1 or more.
  package let cost: Int

  /// A cell that costs at least something.
  package init(_ id: String, digest: Digest, cost: Int) {
    self.id = id
    self.digest = digest
    self.cost = max(cost, 1)
  }

}
