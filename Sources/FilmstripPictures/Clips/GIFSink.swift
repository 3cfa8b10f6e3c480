package import Imaging
import Painting

/// An animated GIF, at the rate that browsers play.
package final class GIFSink: ClipSink {
  private var writer: GIFWriter
  private let timing: GIFTiming

  package static func times(of times: ClipTimes) -> [Double] {
    let timing = GIFTiming(frameDuration: times.delay)
    return timing.isExact ? times.all : times.spaced(by: timing.seconds)
  }

  package init(_ shape: ClipShape, to write: @escaping ([UInt8]) throws -> Void) throws {
    timing = GIFTiming(frameDuration: shape.times.delay)
    writer = try GIFWriter(
      width: shape.width, height: shape.height, loopCount: shape.loops, sink: write)
  }

  package func add(_ bitmap: Bitmap, index: Int) throws {
    try writer.add(bitmap, delay: timing.hundredths)
  }

  package func end() throws { try writer.end() }
}
