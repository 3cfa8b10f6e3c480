import Basics
import Imaging
import Review
import Traces

/// A piece of a command's work that one machine does as a whole: a film that is checked or recorded, or what is drawn
/// of one scenario or recording.
struct Cell: Sendable, Hashable {
  /// What it is called wherever the work is planned, such as `chat/frame`.
  let id: String
  /// What stands for all it is made of that a plan reads.
  let digest: Digest
  /// How long it is expected to take one processor, in microseconds, 1 or more.
  let cost: Int

  /// A cell that costs at least something.
  init(_ id: String, digest: Digest, cost: Int) {
    self.id = id
    self.digest = digest
    self.cost = max(cost, 1)
  }

  /// Whether a file below the baselines' folder is called as those of a cell: its film's trace, a picture of it, or
  /// its recording's film.
  static func owns(_ id: String, _ file: String) -> Bool {
    let name = BaselineName(trace: file) ?? BaselineName.picture(file)?.name
    return name?.film == id || file == id + FileEnding.film
  }
}
