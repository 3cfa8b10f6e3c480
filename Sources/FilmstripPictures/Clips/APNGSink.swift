package import Imaging
package import Painting

/// An animated PNG, in which frames last exact fractions of a second.
package final class APNGSink: ClipSink {
  package static let takesRows = true

  private let writer: APNGWriter
  private let delay: AnimatedPNG.Delay

  package init(_ shape: ClipShape, to write: @escaping ([UInt8]) throws -> Void) throws {
    guard let delay = AnimatedPNG.Delay(seconds: shape.times.delay) else {
      throw PictureError.slow(shape.times.slow)
    }
    self.delay = delay
    writer = try APNGWriter(
      width: shape.width, height: shape.height, frameCount: shape.frameCount,
      loops: UInt32(shape.loops), scale: shape.scale, to: write)
  }

  package func add(_ frame: FrameStream.Frame) throws {
    if let (spans, kept) = try frame.rows() {
      try writer.add(spans, of: kept, for: delay)
    } else {
      try add(frame.bitmap(), index: frame.index)
    }
  }

  package func add(_ bitmap: Bitmap, index: Int) throws { try writer.add(bitmap, for: delay) }

  package func end() throws { try writer.finish() }
}
