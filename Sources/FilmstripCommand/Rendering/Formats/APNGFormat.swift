import Imaging
import Painting

/// An animated PNG, in which frames last exact fractions of a second.
final class APNGFormat: ClipFormat {
  static let name = "apng"
  static let summary = "a clip with exact frame times."
  static let takesRows = true

  private let file: OutputFile
  private let writer: APNGWriter
  private let delay: AnimatedPNG.Delay

  init(_ clip: Clip) throws {
    guard let delay = AnimatedPNG.Delay(seconds: clip.reel.delay) else {
      throw Failure(
        .usage, "\(clip.name): a frame would last more than 65535 s; use a smaller --slow.")
    }
    self.delay = delay
    let file = try clip.open()
    self.file = file
    writer = try APNGWriter(
      width: clip.width, height: clip.height, frameCount: clip.frameCount,
      loops: UInt32(clip.reel.loop), scale: clip.reel.setting.scale
    ) { try file.write($0) }
  }

  func add(_ frame: FrameStream.Frame) throws {
    if let (spans, kept) = try frame.rows() {
      try writer.add(spans, of: kept, for: delay)
    } else {
      try writer.add(frame.bitmap(), for: delay)
    }
  }

  func end() throws {
    try writer.finish()
    try file.close()
  }
}
