import Basics
import Imaging
import WholeFiles

/// A file to compare: a PNG file, which may be animated.
struct ComparedFile: Sendable {
  /// As it was given.
  let path: String
  let bytes: [UInt8]
  private let isAnimated: Bool

  /// The largest file, in bytes.
  static let sizeLimit = 64 << 20
  /// The largest picture, in pixels: two of them, their difference and the files take less than 512 MiB.
  ///
  /// Those of 16 bits or interlaced ones, which take more while they are read, may have fewer.
  static let pictureLimit = 36_000_000
  /// The most pixels of a clip's frame, of which several are held for each clip.
  static let frameLimit = 12_000_000
  /// The most pixels of all frames of a clip, so that it ends in seconds: 337 of 1170 × 2532.
  static let clipLimit = 1_000_000_000

  /// Reads a file; throws `Failure` if it cannot be read, is too large or is not a PNG file.
  init(_ path: String) throws {
    self.path = path
    bytes = try Files.bytes(at: path, limit: ComparedFile.sizeLimit)
    let announced: (size: PictureComparison.Size, isAnimated: Bool)
    let bytesPerPixel: Int
    do {
      announced = try PNG.announcement(of: bytes)
      bytesPerPixel = try PNG.bytesPerPixel(of: bytes)
    } catch .notPNG {
      throw Failure(.badData, "\(path) \(ComparedFile.kind(of: bytes)); \(ComparedFile.advice)")
    } catch {
      throw ComparedFile.failure(error, path)
    }
    isAnimated = announced.isAnimated
    let pixels = announced.size.width * announced.size.height
    let limit =
      (isAnimated ? ComparedFile.frameLimit : ComparedFile.pictureLimit) * 4 / bytesPerPixel
    guard pixels <= limit else {
      throw Failure(
        .badData,
        "\(path) has \(announced.size.width) × \(announced.size.height) pixels; at most "
          + "\(limit / 1_000_000) megapixels \(bytesPerPixel > 4 ? "of its depth " : "")can be "
          + "compared\(isAnimated ? " as a clip" : "").")
    }
  }

  /// Looks for damage in parts that need no comparison; throws `Failure` for a damaged file.
  func readThrough() throws {
    do { try PNG.readThrough(bytes) } catch { throw failure(error) }
  }

  /// Two files, as pictures where neither is animated, or else as clips.
  enum Pair {
    case pictures
    case clips(AnimatedPNG, AnimatedPNG)
  }

  static func pair(_ first: ComparedFile, _ second: ComparedFile) throws -> Pair {
    first.isAnimated || second.isAnimated
      ? .clips(try first.clip(), try second.clip()) : .pictures
  }

  private func clip() throws -> AnimatedPNG {
    let clip: AnimatedPNG
    do { clip = try AnimatedPNG(bytes) } catch { throw failure(error) }
    let pixels = clip.width * clip.height * clip.frameCount
    guard pixels <= ComparedFile.clipLimit else {
      throw Failure(
        .badData,
        "\(path) has \(clip.frameCount) frames of \(clip.width) × \(clip.height) pixels; at most "
          + "\(ComparedFile.clipLimit / 1_000_000) megapixels together can be compared; make a clip "
          + "of fewer frames, or a smaller one.")
    }
    return clip
  }

  /// Adds the damaged file's name and a remedy.
  func failure(_ error: PNGError) -> Failure { ComparedFile.failure(error, path) }

  private static func failure(_ error: PNGError, _ path: String) -> Failure {
    Failure(.badData, "\(path): \(error) Make the file again, or compare another.")
  }

  private static let advice =
    "`filmstrip diff` compares PNG and animated PNG files. Clips are written so by "
    + "`filmstrip render --format apng`."

  /// The kind of a file other than PNG, by its first bytes.
  private static func kind(of bytes: [UInt8]) -> String {
    if bytes.isEmpty { return "is empty" }
    if bytes.starts(with: Array("GIF8".utf8)) { return "is a GIF file" }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return "is a JPEG file" }
    if bytes.starts(with: Array("RIFF".utf8)), bytes.dropFirst(8).starts(with: Array("WEBP".utf8)) {
      return "is a WebP file"
    }
    return "is not a PNG file"
  }
}
