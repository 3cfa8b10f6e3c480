package import Scenarios
package import Traces

/// How long work is expected to take one processor, in microseconds, told before anything is played.
///
/// Measured with a release build on x86-64 at 2.6 GHz and one thread. What differs takes longer, and is not known before.
package enum CellCost {
  /// Reading, playing and comparing a film, however short.
  private static let film = 500
  /// What each of its frames takes.
  private static let frame = 2
  /// How many pixels of pictures are drawn or compared in a microsecond.
  private static let pixels = 2500
  /// Opening a recording and finding bar and keyboard in it, and what each of its bytes takes.
  private static let (recording, recordedByte) = (700_000, 1)
  /// A film's share of a strip, a plot or a page.
  private static let still = 10_000
  /// How many pixels of frames and clips are drawn and encoded in a microsecond.
  private static let clipPixels = 500

  /// A film's cost, of which some frames become pictures.
  ///
  /// It was within a third of what `check` and `record` took for films of 0.5 s, 5 s and 30 s as they are approved, with
  /// three pictures each and without.
  package static func film(_ script: Script, pictures: [FramePick] = []) -> Int {
    let scales = pictures.reduce(0) { $0 + $1.scale * $1.scale }
    return film + frame * script.frameCount + points(of: script) * scales / pixels
  }

  /// What a film costs that is drawn in a format.
  ///
  /// Stills are those of a thousand strips (Benchmarks/RESULTS.md, “Cost as work grows”), clips lie between the 0.7 ns a
  /// pixel and 3.6 ns of `Rendering.pixelLimit`.
  package static func drawn(_ script: Script, scale: Int, isClip: Bool) -> Int {
    isClip ? script.frameCount * points(of: script) * scale * scale / clipPixels : still
  }

  /// A recording's cost by how many bytes it has.
  ///
  /// It was within a factor of two for a second of the same film as MP4, GIF and APNG: how hard a format is to decode
  /// is not known before.
  static func recording(bytes: Int) -> Int { recording + bytes * recordedByte }

  private static func points(of script: Script) -> Int {
    Int(script.device.size.width * script.device.size.height)
  }
}
