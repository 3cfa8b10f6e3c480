package import Imaging
package import Painting

/// A sink that makes a moving picture of the frames that come to it.
package protocol ClipSink: FrameSink {
  /// The times of the film's frames that are shown, in seconds.
  static func times(of times: ClipTimes) -> [Double]

  /// Takes the picture of a frame, which is the clip's of that number from 0.
  func add(_ bitmap: Bitmap, index: Int) throws

  /// Begins a clip, whose bytes are handed to `write` as they are made.
  init(_ shape: ClipShape, to write: @escaping ([UInt8]) throws -> Void) throws
}

extension ClipSink {
  package static func times(of times: ClipTimes) -> [Double] { times.all }

  package func add(_ frame: FrameStream.Frame) throws {
    try add(frame.bitmap(), index: frame.index)
  }
}

/// How large a clip is, and how it is played.
package struct ClipShape: Sendable {
  /// Pixels across.
  package let width: Int
  /// Pixels down.
  package let height: Int
  /// How many frames will come.
  package let frameCount: Int
  /// Which frames of the film they are, and how long each is shown.
  package let times: ClipTimes
  /// How often the clip is played; 0 for ever.
  package let loops: Int
  /// Pixels a point.
  package let scale: Double

  /// The shape of a clip of a stream's frames.
  package init(of stream: FrameStream, _ times: ClipTimes, loops: Int, scale: Double) {
    self.init(
      width: stream.width, height: stream.height, frameCount: stream.frames.count, times,
      loops: loops, scale: scale)
  }

  /// The shape of a clip of so many pictures.
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
