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
    PictureStream(try start(), part: part, columns: columns)
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

  func pictures(at numbers: [Int], in part: PixelPart) throws -> [Bitmap] {
    let (next, wanted) = (try start(), Set(numbers))
    var pictures: [Bitmap] = []
    for number in 0...(numbers.last ?? 0) {
      guard let (bitmap, _) = try next(wanted.contains(number)) else { break }
      if let bitmap { pictures.append(bitmap.cut(to: part)) }
    }
    return pictures
  }
}

/// The frames of pictures that our own readers read.
final class PictureStream: FrameStream {
  private let pull: PictureFile.Pull
  private let part: PixelPart
  private let columns: Int
  private var time = 0.0
  let remarks: [String] = []

  init(_ pull: @escaping PictureFile.Pull, part: PixelPart, columns: Int) {
    (self.pull, self.part, self.columns) = (pull, part, columns)
  }

  func next() throws -> LumaFrame? {
    guard let (bitmap, delay) = try pull(true), let bitmap else { return nil }
    defer { time += delay }
    return bitmap.luma(of: part, columns: columns, at: time)
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
