import Imaging
import Painting

/// An animated GIF, at the rate that browsers play.
final class GIFFormat: ClipFormat {
  static let name = "gif"
  static let summary =
    "a clip at 50 or 25 frames per second, or of every frame in slow motion (--slow)."

  private let file: OutputFile
  private var writer: GIFWriter
  private let timing: GIFTiming

  static func times(of reel: Reel) -> [Double] {
    let timing = GIFTiming(frameDuration: reel.delay)
    return timing.isExact ? reel.times : reel.times(delay: timing.seconds)
  }

  init(_ clip: Clip) throws {
    timing = GIFTiming(frameDuration: clip.reel.delay)
    if let note = timing.note(rate: clip.reel.rate, slow: clip.reel.slow) {
      Output.error("\(clip.name): \(note)")
    }
    let file = try clip.open()
    self.file = file
    writer = try GIFWriter(width: clip.width, height: clip.height, loopCount: clip.reel.loop) {
      try file.write($0)
    }
  }

  func add(_ frame: FrameStream.Frame) throws {
    try writer.add(frame.bitmap(), delay: timing.hundredths)
  }

  func end() throws {
    try writer.end()
    try file.close()
  }
}
