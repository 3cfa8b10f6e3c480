import Imaging
import Painting

/// An animated WebP without loss.
///
/// WebP counts whole milliseconds: frames begin at the one nearest to their time, so that none is more than half of
/// one off, however many there are.
final class WebPFormat: ClipFormat {
  static let name = "webp"
  static let summary = "a lossless clip."

  private let clip: Clip
  private let animation: WebPAnimation

  init(_ clip: Clip) throws {
    self.clip = clip
    animation = try WebPAnimation(
      width: clip.width, height: clip.height, loopCount: clip.reel.loop)
  }

  func add(_ frame: FrameStream.Frame) throws {
    let delay = start(of: frame.index + 1) - start(of: frame.index)
    try animation.add(frame.bitmap(), delay: max(1, delay))
  }

  func end() throws { try clip.output.write(animation.end(), to: clip.name) }

  /// When a frame begins in the clip, in milliseconds.
  private func start(of index: Int) -> Int {
    Int((Double(index) * clip.reel.delay * 1000).rounded())
  }
}
