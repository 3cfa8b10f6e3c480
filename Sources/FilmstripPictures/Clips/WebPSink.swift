package import Imaging
import Painting

/// A lossless animated WebP, written at its end.
///
/// WebP counts whole milliseconds. Each frame begins at the one nearest to its time, so that it is at most half of one
/// off, however many frames there are.
package final class WebPSink: ClipSink {
  private let animation: WebPAnimation
  private let delay: Double
  private let write: ([UInt8]) throws -> Void

  package init(_ shape: ClipShape, to write: @escaping ([UInt8]) throws -> Void) throws {
    animation = try WebPAnimation(
      width: shape.width, height: shape.height, loopCount: shape.loops)
    delay = shape.times.delay
    self.write = write
  }

  package func add(_ bitmap: Bitmap, index: Int) throws {
    let delay = start(of: index + 1) - start(of: index)
    try animation.add(bitmap, delay: max(1, delay))
  }

  package func end() throws { try write(animation.end()) }

  /// When a frame begins in the clip, in milliseconds.
  private func start(of index: Int) -> Int { Int((Double(index) * delay * 1000).rounded()) }
}
