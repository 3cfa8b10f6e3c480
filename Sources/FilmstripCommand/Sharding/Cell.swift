import Essentials
import Imaging
import Painting
import Review
import Scenarios
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
}

/// How long work takes, told before anything is played.
///
/// Measured with a release build on x86-64 at 2.1 GHz, `check` and `record` with one thread, 20 to 100 scenarios of 4
/// approaches: within a third of what films of 0.5 s, 5 s and 30 s took, with three pictures and without. What differs
/// takes longer, and is not known before.
enum CellCost {
  /// Reading, playing and comparing a film, however short, in microseconds.
  private static let film = 500
  /// What each of its frames takes, in microseconds.
  private static let frame = 2
  /// How many pixels of pictures are drawn or compared in a microsecond.
  private static let pixels = 2500

  /// What one second of a recording's megabyte costs: decoding, and finding bar and keyboard.
  private static let recordedBytes = 4

  /// A film's cost, of which some frames become pictures.
  static func film(_ script: Script, pictures: [FramePick] = []) -> Int {
    let points = script.device.size.width * script.device.size.height
    let scales = pictures.reduce(0) { $0 + $1.scale * $1.scale }
    return film + frame * script.frameCount + Int(points) * scales / pixels
  }

  /// What a film's share of a strip, a plot or a page takes, in microseconds.
  private static let still = 10_000
  /// How many pixels of frames and clips are drawn and encoded in a microsecond.
  private static let clipPixels = 500

  /// What a film costs that is drawn in a format.
  static func drawn(_ script: Script, scale: Int, isClip: Bool) -> Int {
    let points = Int(script.device.size.width * script.device.size.height)
    return isClip ? script.frameCount * points * scale * scale / clipPixels : still
  }

  /// A recording's cost by how many bytes it has.
  static func recording(bytes: Int) -> Int { film + bytes / recordedBytes }
}
