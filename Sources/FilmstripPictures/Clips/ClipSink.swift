package import Imaging
package import Painting

/// A sink that makes an animation of its frames.
package protocol ClipSink: FrameSink {
  /// The times of the film's frames that are shown, in seconds.
  static func times(of times: ClipTimes) -> [Double]

  /// Takes the picture of the clip's frame of this number, from 0.
  func add(_ bitmap: Bitmap, index: Int) throws

  /// Begins a clip, whose bytes are passed to `write` as they are made.
  init(_ shape: ClipShape, to write: @escaping ([UInt8]) throws -> Void) throws
}

extension ClipSink {
  package static func times(of times: ClipTimes) -> [Double] { times.all }

  package func add(_ frame: FrameStream.Frame) throws {
    try add(frame.bitmap(), index: frame.index)
  }
}

/// A clip's size and timing.
package struct ClipShape: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  package let frameCount: Int
  /// The frames of the film, and their durations.
  package let times: ClipTimes
  /// The number of plays; 0 for ever.
  package let loops: Int
  /// Pixels a point.
  package let scale: Double

  package init(of stream: FrameStream, _ times: ClipTimes, loops: Int, scale: Double) {
    self.init(
      width: stream.width, height: stream.height, frameCount: stream.frames.count, times,
      loops: loops, scale: scale)
  }

  package init(
    width: Int, height: Int, frameCount: Int, _ times: ClipTimes, loops: Int, scale: Double
  ) {
    self.width = width
    self.height = height
    self.frameCount = frameCount
    self.times = times
    self.loops = loops
    self.scale = scale
  }
}
