package import Scenarios
package import Traces

/// The expected time of work on one processor, in microseconds, before anything is played.
///
/// Measured with a release build on x86-64 at 2.6 GHz and one thread. Films that differ take longer, but which do
/// is not known in advance.
package enum CellCost {
  /// To read, play and compare a film, however short.
  private static let film = 500
  /// Per frame.
  private static let frame = 2
  /// Pixels drawn or compared per microsecond.
  private static let pixels = 2500
  /// To open a recording and find bar and keyboard in it, and per byte.
  private static let (recording, recordedByte) = (700_000, 1)
  /// A film's share of a strip, a plot or a page.
  private static let still = 10_000
  /// Pixels of frames and clips drawn and encoded per microsecond.
  private static let clipPixels = 500

  /// A film's cost, with some frames as pictures.
  ///
  /// It was within a third of the time of `check` and `record` for approved films of 0.5 s, 5 s and 30 s, with three
  /// pictures each and without.
  package static func film(_ script: Script, pictures: [FramePick] = []) -> Int {
    let scales = pictures.reduce(0) { $0 + $1.scale * $1.scale }
    return film + frame * script.frameCount + points(of: script) * scales / pixels
  }

  /// The cost of drawing a film in a format.
  ///
  /// Stills cost as each of a thousand strips did (Benchmarks/RESULTS.md, “Cost as work grows”), clips between the
  /// 0.7 ns a pixel and the 3.6 ns that the command's limits of pixels rest on.
  package static func drawn(_ script: Script, scale: Int, isClip: Bool) -> Int {
    isClip ? script.frameCount * points(of: script) * scale * scale / clipPixels : still
  }

  /// A recording's cost by its size.
  ///
  /// It was within a factor of two for a second of the same film as MP4, GIF and APNG: the difficulty of a format is
  /// not known before.
  static func recording(bytes: Int) -> Int { recording + bytes * recordedByte }

  private static func points(of script: Script) -> Int {
    Int(script.device.size.width * script.device.size.height)
  }
}
