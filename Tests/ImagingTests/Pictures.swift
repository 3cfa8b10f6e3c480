internal import CPNG
import TestSupport
import Testing

@testable import Imaging

/// Kinds of pictures that an encoder meets.
enum PictureKind: CaseIterable, Sendable {
  case noise, flat, runs, repeating, fewColours, smooth, alpha, almostOpaque, halfPhoto

  /// A picture of this kind, the same in every run.
  func bitmap(width: Int, height: Int, seed: UInt64) throws -> Bitmap {
    var generator = SeededGenerator(seed)
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    func grey(_ value: Int) -> UInt32 { 0xFF00_0000 | UInt32(value & 0xFF) * 0x01_0101 }
    let colours = (0..<4).map { _ in
      0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
    }
    var colour = colours[0]
    for y in 0..<height {
      for x in 0..<width {
        switch self {
        case .noise:
          colour = 0xFF00_0000 | UInt32.random(in: 0...0xFF_FFFF, using: &generator)
        case .flat:
          break
        case .runs:
          if Int.random(in: 0..<9, using: &generator) == 0 {
            colour = colours[Int.random(in: 0..<4, using: &generator)]
          }
        case .repeating:
          colour = colours[(x % 5 * (y / 3 % 4)) % 4]
        case .fewColours:
          colour = colours[Int.random(in: 0..<4, using: &generator)]
        case .smooth:
          colour = grey(x * 3 + y * 2 + Int.random(in: 0...2, using: &generator))
        case .alpha:
          let alpha = UInt32.random(in: 0...255, using: &generator)
          colour = (0..<3).reduce(alpha) { pixel, _ in
            pixel << 8 | UInt32.random(in: 0...alpha, using: &generator)
          }
        case .almostOpaque:
          colour = x == width - 1 && y == height - 1 ? 0xFE01_0203 : colours[x / 3 % 2]
        case .halfPhoto:
          colour =
            y / 10 % 2 == 0
            ? colours[1] : grey(x * 2 + y + Int.random(in: 0...4, using: &generator))
        }
        pixels.append(colour)
      }
    }
    return try #require(Bitmap(width: width, height: height, pixels: pixels))
  }
}

/// A second opinion on files: their picture data unfolded by zlib, and unfiltered here.
enum IndependentDecoder {
  /// The bytes of a picture's rows, without filters.
  static func rows(of file: [UInt8]) throws -> [UInt8] {
    let chunks = try PNGChunk.chunks(of: file)
    let header = chunks[0].data
    let width = Int(UInt32(bigEndianBytes: header.prefix(4)))
    let height = Int(UInt32(bigEndianBytes: header.dropFirst(4).prefix(4)))
    let data = chunks.filter { $0.type == .imageData }.flatMap { Array($0.data) }
    let bytesPerPixel = header[header.startIndex + 9] == 6 ? 4 : 3
    return try rows(in: data, width: width, height: height, bytesPerPixel: bytesPerPixel)
  }

  /// The bytes of rows in a zlib stream, which must hold exactly these.
  static func rows(
    in stream: [UInt8], width: Int, height: Int, bytesPerPixel: Int
  ) throws -> [UInt8] {
    let stride = 1 + width * bytesPerPixel
    var (bytes, size) = (
      [UInt8](repeating: 0, count: height * stride + 1), uLongf(height * stride + 1)
    )
    // zlib checks the Adler-32, too.
    try #require(uncompress(&bytes, &size, stream, uLong(stream.count)) == Z_OK)
    try #require(Int(size) == height * stride)
    var rows: [UInt8] = []
    rows.reserveCapacity(height * (stride - 1))
    var above = [UInt8](repeating: 0, count: stride - 1)
    for y in 0..<height {
      var row = Array(bytes[y * stride + 1..<(y + 1) * stride])
      for index in row.indices {
        let a = index < bytesPerPixel ? 0 : Int(row[index - bytesPerPixel])
        let b = Int(above[index])
        let c = index < bytesPerPixel ? 0 : Int(above[index - bytesPerPixel])
        let expected: Int
        switch bytes[y * stride] {
        case 0: expected = 0
        case 1: expected = a
        case 2: expected = b
        case 3: expected = (a + b) / 2
        case 4:
          let estimate = a + b - c
          expected =
            [a, b, c].enumerated().min {
              (abs(estimate - $0.element), $0.offset) < (abs(estimate - $1.element), $1.offset)
            }?.element ?? 0
        default: throw PNGError.header
        }
        row[index] = UInt8((Int(row[index]) + expected) & 0xFF)
      }
      rows += row
      above = row
    }
    return rows
  }

  /// The bytes that a bitmap's rows should have.
  static func rows(of bitmap: Bitmap, bytesPerPixel: Int) -> [UInt8] {
    bitmap.pixels.flatMap { pixel -> [UInt8] in
      let alpha = pixel >> 24
      let samples = [16, 8, 0].map { shift -> UInt8 in
        let value = pixel >> UInt32(shift) & 0xFF
        return alpha == 0 ? 0 : UInt8((value * 255 + alpha / 2) / alpha)
      }
      return bytesPerPixel == 4 ? samples + [UInt8(alpha)] : samples
    }
  }
}

/// Whether a file holds a picture, as libpng reads it and as zlib unfolds it.
func expectEqual(
  _ file: [UInt8], _ bitmap: Bitmap, _ comment: Comment? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) throws {
  #expect(try PNG.decode(file) == bitmap, comment, sourceLocation: sourceLocation)
  let bytesPerPixel = bitmap.isOpaque ? 3 : 4
  let rows = try IndependentDecoder.rows(of: file)
  #expect(
    rows == IndependentDecoder.rows(of: bitmap, bytesPerPixel: bytesPerPixel), comment,
    sourceLocation: sourceLocation)
}

extension Digest {
  /// What stands for a picture: its size and its pixels.
  init(of pixels: UnsafeBufferPointer<UInt32>, width: Int) {
    let rows = Digest.rows(of: pixels, width: width)
    self.init(ofRows: rows.count, width: width)
    for row in rows { add(row) }
  }
}
