import Basics
public import Imaging
import Painting

extension Clip {
  /// The clip's frames, each drawn when it is asked for.
  ///
  /// ```swift
  /// for try await picture in try clip.pictures {
  ///   try picture.write(to: "frame-\(picture.frame).png")
  /// }
  /// ```
  ///
  /// ![One frame of the clip: the bar hangs above the keyboard.](frame-14)
  ///
  /// - Throws: `PictureError` for impossible films or values, and `CanvasError` if it cannot be drawn.
  public var pictures: ClipPictures {
    get throws {
      _ = try times()
      _ = try setting()
      return ClipPictures(clip: self)
    }
  }
}

/// The frames of a clip in order; a cancelled task gets no more of them.
public struct ClipPictures: AsyncSequence, Sendable {
  let clip: Clip

  /// One frame.
  public struct Element: Sendable {
    /// Its number in the film, from 0.
    public let frame: Int
    /// Its time in the film, in seconds.
    public let time: Double
    /// Its pixels.
    public let bitmap: Bitmap
    let scale: Int

    /// The picture as a PNG file; throws `PNGError` if none can hold it.
    public func png() throws -> [UInt8] { try PNG.encode(bitmap, scale: Double(scale)) }

    /// Writes the picture to a `.png` file; makes a missing folder, and replaces an existing file.
    ///
    /// - Throws: As `png`, and `PictureError` for another ending or a file that cannot be written.
    public func write(to path: String) throws {
      try FileEnding.write(to: path, as: ["png": png])
    }
  }

  /// Draws one frame after another.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private let clip: Clip
    private var painter: FramePainter?
    private var frames: ClosedRange<Int>.Iterator?

    fileprivate init(_ clip: Clip) { self.clip = clip }

    /// The next frame; nil after the last.
    public mutating func next() async throws -> Element? {
      try Task.checkCancellation()
      let times = try clip.times()
      if frames == nil { frames = times.frames.makeIterator() }
      guard let frame = frames?.next() else { return nil }
      let painter = try painter ?? FramePainter(clip.films, clip.setting())
      self.painter = painter
      let time = Double(frame) / times.rate
      return Element(
        frame: frame, time: time, bitmap: try painter.bitmap(at: time), scale: clip.scale)
    }
  }

  /// Begins at the first frame.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(clip) }
}

extension ClipPictures.Element: CustomStringConvertible {
  /// Its number, time and the picture's size.
  public var description: String { "frame \(frame) at \(time.decimals(upTo: 4)) s, \(bitmap)" }
}
