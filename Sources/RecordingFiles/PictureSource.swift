internal import Imaging
internal import Recordings

/// Where a recording's pictures come from.
protocol PictureSource {
  var info: RecordingInfo { get }

  /// The brightness of a part, reduced to so many columns.
  func frames(in part: PixelPart, columns: Int) throws -> any FrameStream

  /// The brightness of some pictures, spread evenly, and what was found wrong with them.
  func samples(count: Int, in part: PixelPart) throws -> (frames: [LumaFrame], errors: [String])

  /// Pictures by their numbers, which are in order.
  func pictures(at numbers: [Int], in part: PixelPart) throws -> [Bitmap]
}

/// A recording's pictures one by one.
protocol FrameStream: AnyObject {
  /// The next; nil after the last.
  func next() throws -> LumaFrame?
  /// What was found wrong so far.
  var remarks: [String] { get }
}

extension RecordingFile {
  /// Tells what kind of recording there is by its first bytes, not by its name.
  static func source(
    _ path: String, framesPerSecond: Double?, check: @escaping () throws -> Void
  ) throws -> any PictureSource {
    switch try FileBytes.kind(of: path) {
    case .folder: try PictureFile.folder(path, framesPerSecond: framesPerSecond)
    case .png: try PictureFile.png(path)
    case .webp: try PictureFile.webp(path)
    case .other: try Video(path, check: check)
    }
  }
}
