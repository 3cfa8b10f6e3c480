public import Imaging
public import Recordings

/// A screen recording, opened: a video, an animated picture, or a folder of numbered PNG pictures.
///
/// Pictures are decoded anew for each call and passed on one by one, so memory is bounded for any length; only animated
/// PNG and WebP files are held whole. Videos and GIFs are decoded by `ffmpeg`, from 5.1 on.
public final class RecordingFile {
  /// The file's path, or the folder's.
  public let path: String
  /// The file's own details.
  public let info: RecordingInfo
  private let source: any PictureSource

  /// The default number of columns.
  ///
  /// Few enough to average out dithering and a codec's noise, enough to tell a key from the gap next to it.
  public static let columns = 64

  /// Opens a recording.
  ///
  /// - Parameters:
  ///   - path: A file's, or a folder's.
  ///   - framesPerSecond: Of a folder's pictures; other kinds have their own times.
  ///   - check: Called while waiting for a program; an error ends that program and is rethrown.
  /// - Throws: `RecordingFileError`, or errors of `check`.
  public init(
    path: String, framesPerSecond: Double? = nil, check: @escaping () throws -> Void = {}
  ) throws {
    self.path = path
    source = try RecordingFile.source(path, framesPerSecond: framesPerSecond, check: check)
    info = source.info
  }

  /// Every picture's brightness, or that of a part, from the first.
  ///
  /// - Parameters:
  ///   - crop: In pixels of the pictures as shown, rounded to whole ones; nil for all.
  ///   - columns: The reduced width, each column the mean of its area; a narrower part stays. Nil for full width.
  /// - Throws: `RecordingFileError`, or errors of `check`.
  public func frames(
    crop: PixelArea? = nil, columns: Int? = RecordingFile.columns
  ) throws -> RecordingFrames {
    let part = try part(crop)
    return RecordingFrames(
      try source.frames(in: part, columns: columns.map { min($0, part.width) } ?? part.width))
  }

  /// The brightness of whole pictures, evenly spread over the recording, including the first.
  ///
  /// Fewer for a shorter recording. Their times are exact up to a minute's length; in longer videos a sample may be
  /// some seconds earlier than stated.
  ///
  /// - Throws: `RecordingFileError`, or errors of `check`.
  public func samples(count: Int) throws -> [LumaFrame] {
    try source.samples(count: max(1, count), in: try part(nil)).frames
  }

  /// The number of pictures that locate the screen.
  static let screenSamples = 24

  /// Finds the device's screen in the pictures, with the finder's prior knowledge.
  ///
  /// - Throws: `RecordingRefusal` where it is not found; `RecordingFileError`, also where damaged or missing pictures
  ///   are the reason; or errors of `check`.
  public func screen(by finder: ScreenFinder) throws -> ScreenFinding {
    let (samples, errors) = try source.samples(
      count: RecordingFile.screenSamples, in: try part(nil))
    do {
      return try finder.find(in: samples)
    } catch let refusal as RecordingRefusal {
      guard let error = errors.first else { throw refusal }
      throw RecordingFileError.damaged(
        path: path,
        "ffmpeg says: \(error). In the pictures that can be decoded, nothing can be seen. \(refusal.reason) Copy the file again "
          + "from where it was recorded, or record again.")
    }
  }

  /// Pictures in colour by their numbers from 0, in their order; numbers past the end have none.
  ///
  /// All of them are in memory at once. Every picture up to the last of them is decoded. The crop is in pixels of the
  /// pictures as shown, rounded to whole ones; nil for all.
  ///
  /// - Throws: `RecordingFileError`, or errors of `check`.
  public func pictures(at numbers: [Int], crop: PixelArea? = nil) throws -> [Bitmap] {
    var pictures: [Bitmap] = []
    try eachPicture(at: numbers, crop: crop) { pictures.append($0) }
    return pictures
  }

  /// The same, one after another, of which one is in memory.
  ///
  /// - Parameter width: Wider ones are reduced to it, in pixels; nil for none.
  package func eachPicture(
    at numbers: [Int], crop: PixelArea? = nil, width: Int? = nil, _ body: (Bitmap) throws -> Void
  ) throws {
    let wanted = Set(numbers).filter { $0 >= 0 }.sorted()
    guard !wanted.isEmpty else { return }
    let part = try part(crop)
    var size = (part.width, part.height)
    if let width, width < part.width {
      size = (width, max(1, (2 * part.height * width + part.width) / (2 * part.width)))
    }
    try source.pictures(at: wanted, in: part, size: size, body)
  }

  /// Every picture in cells of a few pixels, from the first: brightness and two colour differences below each other.
  ///
  /// - Parameter crop: In pixels of the pictures as shown, rounded to whole ones; nil for all.
  /// - Throws: `RecordingFileError`, or errors of `check`.
  package func cells(crop: PixelArea? = nil) throws -> RecordingFrames {
    let part = try part(crop)
    let (columns, rows) = CellSize.cells(width: part.width, height: part.height)
    return RecordingFrames(try source.cells(in: part, columns: columns, rows: rows))
  }

  private func part(_ area: PixelArea?) throws -> PixelPart {
    let all = PixelPart(x: 0, y: 0, width: info.width, height: info.height)
    guard let area else { return all }
    guard let part = PixelPart(area, in: all) else {
      throw RecordingFileError.unsuitable(
        path: path,
        "The area \(area.x), \(area.y), \(area.width), \(area.height) is outside the picture, which is \(info.width) × "
          + "\(info.height) pixels.")
    }
    return part
  }
}

/// The brightness of a recording's pictures, one after another, each decoded on request.
///
/// Not a `Sequence`, because a sequence cannot throw for a damaged file.
public final class RecordingFrames {
  private let stream: any FrameStream

  init(_ stream: any FrameStream) { self.stream = stream }

  /// The next picture; nil after the last.
  ///
  /// - Throws: `RecordingFileError`, `RecordingRefusal` where the picture turns midway, or errors of `check`.
  public func next() throws -> LumaFrame? { try stream.next() }

  /// The decoder's errors in the pictures so far, a sentence each; at most a few.
  public var remarks: [String] { stream.remarks }
}

/// Whole pixels of a picture.
struct PixelPart: Hashable {
  var x, y, width, height: Int
}

extension PixelPart {
  /// The nearest whole pixels inside a picture; nil for none.
  init?(_ area: PixelArea, in all: PixelPart) {
    let rows = area.wholeRows.clamped(to: 0..<all.height)
    let columns = area.wholeColumns.clamped(to: 0..<all.width)
    guard !rows.isEmpty, !columns.isEmpty else { return nil }
    self.init(x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count)
  }
}
