internal import Imaging
internal import Recordings

/// The source of a recording's pictures.
protocol PictureSource {
  var info: RecordingInfo { get }

  /// The brightness of a part, reduced to `columns` columns.
  func frames(in part: PixelPart, columns: Int) throws -> any FrameStream

  /// The brightness of evenly spread pictures, and the errors found in them.
  func samples(count: Int, in part: PixelPart) throws -> (frames: [LumaFrame], errors: [String])

  /// The brightness of a part and its two colour differences, below each other, each reduced to columns and rows.
  func cells(in part: PixelPart, columns: Int, rows: Int) throws -> any FrameStream

  /// Pictures by their numbers, which are in order, one after another; of a part, reduced to a size.
  func pictures(
    at numbers: [Int], in part: PixelPart, size: (width: Int, height: Int),
    _ body: (Bitmap) throws -> Void
  ) throws
}

/// A recording's pictures, one by one.
protocol FrameStream: AnyObject {
  /// The next; nil after the last.
  func next() throws -> LumaFrame?
  /// Errors found so far.
  var remarks: [String] { get }
}

extension RecordingFile {
  /// Determines the kind of a recording by its first bytes, not by its name.
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
