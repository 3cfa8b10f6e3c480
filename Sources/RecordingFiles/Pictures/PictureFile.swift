internal import Imaging
internal import Recordings

/// Pictures that are read by our own readers: those of an animated PNG or WebP file, or of a folder.
///
/// Each call goes through them from the first on.
struct PictureFile: PictureSource {
  let info: RecordingInfo
  /// Starts anew.
  let start: () throws -> Pull

  /// Gives the next picture, where it is wanted, and how long it is shown, in seconds; nil after the last.
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

/// Numbers that are spread evenly.
enum Spread {
  /// So many of the numbers below `total`, the first and the last among them; all where there are no more.
  static func numbers(_ count: Int, of total: Int) -> [Int] {
    guard count < total, count > 1 else { return Array(0..<max(1, min(count, total))) }
    return (0..<count).map { $0 * (total - 1) / (count - 1) }
  }
}

extension Bitmap {
  /// A part of it.
  fileprivate func cut(to part: PixelPart) -> Bitmap {
    if part == PixelPart(x: 0, y: 0, width: width, height: height) { return self }
    let rows = (part.y..<part.y + part.height).flatMap {
      pixels[$0 * width + part.x..<$0 * width + part.x + part.width]
    }
    return Bitmap(unchecked: rows, width: part.width, height: part.height)
  }
}
