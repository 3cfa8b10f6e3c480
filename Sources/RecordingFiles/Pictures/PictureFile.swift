internal import Imaging
internal import Recordings

/// An animated PNG or WebP file, or a folder of pictures, read by our own readers.
///
/// Each call starts from the first picture.
struct PictureFile: PictureSource {
  let info: RecordingInfo
  /// Starts anew.
  let start: () throws -> Pull

  /// Returns the next picture, if wanted, and its duration in seconds; nil after the last.
  typealias Pull = (_ isWanted: Bool) throws -> (bitmap: Bitmap?, delay: Double)?

  func frames(in part: PixelPart, columns: Int) throws -> any FrameStream {
    PictureStream(try start()) { $0.luma(of: part, columns: columns, at: $1) }
  }

  func samples(count: Int, in part: PixelPart) throws -> (frames: [LumaFrame], errors: [String]) {
    let next = try start()
    let numbers = Spread.numbers(count, of: info.frameCount ?? count)
    var (samples, time): ([LumaFrame], Double) = ([], 0)
    for number in 0...(numbers.last ?? 0) {
      guard let (bitmap, delay) = try next(numbers.contains(number)) else { break }
      if let bitmap { samples.append(bitmap.luma(of: part, columns: part.width, at: time)) }
      time += delay
    }
    return (samples, [])
  }

  func cells(in part: PixelPart, columns: Int, rows: Int) throws -> any FrameStream {
    PictureStream(try start()) { bitmap, time in
      LumaFrame(
        width: columns, height: 3 * rows, time: time,
        pixels: bitmap.cut(to: part).cells(columns: columns, rows: rows))
    }
  }

  func pictures(
    at numbers: [Int], in part: PixelPart, size: (width: Int, height: Int),
    _ body: (Bitmap) throws -> Void
  ) throws {
    let (next, wanted) = (try start(), Set(numbers))
    for number in 0...(numbers.last ?? 0) {
      guard let (bitmap, _) = try next(wanted.contains(number)) else { break }
      guard let cut = bitmap?.cut(to: part) else { continue }
      let isWhole = (cut.width, cut.height) == size
      try body(
        isWhole
          ? cut
          : cut.resampled(
            x: 0, y: 0, width: Double(cut.width), height: Double(cut.height), to: size.width,
            size.height) ?? cut)
    }
  }
}

/// The frames of pictures that our own readers read.
final class PictureStream: FrameStream {
  private let pull: PictureFile.Pull
  private let frame: (Bitmap, Double) -> LumaFrame
  private var time = 0.0
  let remarks: [String] = []

  /// - Parameter frame: Makes a frame of a picture and its time.
  init(_ pull: @escaping PictureFile.Pull, _ frame: @escaping (Bitmap, Double) -> LumaFrame) {
    (self.pull, self.frame) = (pull, frame)
  }

  func next() throws -> LumaFrame? {
    guard let (bitmap, delay) = try pull(true), let bitmap else { return nil }
    defer { time += delay }
    return frame(bitmap, time)
  }
}

enum Spread {
  /// Numbers below `total`, evenly spread, including the first and the last; all if fewer.
  static func numbers(_ count: Int, of total: Int) -> [Int] {
    guard count < total, count > 1 else { return Array(0..<max(1, min(count, total))) }
    return (0..<count).map { $0 * (total - 1) / (count - 1) }
  }
}

extension Bitmap {
  fileprivate func cut(to part: PixelPart) -> Bitmap {
    if part == PixelPart(x: 0, y: 0, width: width, height: height) { return self }
    let rows = (part.y..<part.y + part.height).flatMap { row in
      pixels[(row * width + part.x)...].prefix(part.width)
    }
    return Bitmap(unchecked: rows, width: part.width, height: part.height)
  }
}
