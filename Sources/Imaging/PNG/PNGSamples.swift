/// Converts a row's bytes to pixels 0xAARRGGBB, with loops for eight bits a sample in sRGB's curve.
struct PNGSamples: Hashable {
  private enum Kind: Hashable {
    case grey
    case palette([UInt32])
    case rgb
    case rgba
    /// Samples with a table of levels, grey with alpha, or a transparent colour.
    case rare(levels: [UInt8], clear: [Int]?)
  }

  private let kind: Kind
  private let channels: Int
  private let bitDepth: Int
  private let hasAlpha: Bool
  private let isStraight: Bool

  init(_ header: PNGHeader, _ meaning: PNGMeaning, alpha: PNGScanlines.Alpha) {
    (channels, bitDepth) = (header.colorType.channels, header.bitDepth)
    hasAlpha = header.colorType == .greyAlpha || header.colorType == .rgba
    isStraight = alpha == .straight
    let isCommon = bitDepth == 8 && meaning.areLevelsPlain && meaning.clear == nil
    switch header.colorType {
    case .palette:
      kind = .palette(
        meaning.palette.map { alpha == .straight ? Self.straight($0) : Self.premultiplied($0) })
    case .grey where isCommon: kind = .grey
    case .rgb where isCommon: kind = .rgb
    case .rgba where isCommon: kind = .rgba
    default: kind = .rare(levels: meaning.levels, clear: meaning.clear)
    }
  }

  /// Writes a row's pixels; `PNGRowFilter.margin` more of its bytes must be readable.
  func write(_ row: UnsafeRawPointer, to target: UnsafeMutableRawPointer, count: Int) {
    let pixels = target.assumingMemoryBound(to: UInt32.self)
    switch kind {
    case .grey:
      for x in 0..<count {
        pixels[x] = 0xFF00_0000 | UInt32(row.load(fromByteOffset: x, as: UInt8.self)) &* 0x01_0101
      }
    case .palette(let colors):
      colors.withUnsafeBufferPointer { colors in
        for x in 0..<count { pixels[x] = colors[sample(x, of: row)] }
      }
    case .rgb:
      var x = 0
      while x < count - 1 {
        // Two pixels of three bytes each, the first in the highest ones.
        let bytes = UInt64(
          bigEndian: row.loadUnaligned(fromByteOffset: 3 * x, as: UInt64.self))
        let pair = bytes &>> 40 | (bytes &<< 16) & 0x00FF_FFFF_0000_0000 | 0xFF00_0000_FF00_0000
        target.storeBytes(of: pair.littleEndian, toByteOffset: 4 * x, as: UInt64.self)
        x += 2
      }
      if x < count {
        let bytes = row.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self)
        pixels[x] = 0xFF00_0000 | UInt32(littleEndian: bytes).byteSwapped &>> 8
      }
    case .rgba where isStraight:
      for x in 0..<count {
        pixels[x] = Self.straight(
          UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)))
      }
    case .rgba:
      for x in 0..<count {
        pixels[x] = Self.premultiplied(
          UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)))
      }
    case .rare(let levels, let clear):
      levels.withUnsafeBufferPointer { levels in
        for x in 0..<count {
          let stored = rare(x, of: row, levels, clear)
          pixels[x] = isStraight ? Self.straight(stored) : Self.premultiplied(stored)
        }
      }
    }
  }

  /// 0xAABBGGRR.
  @inline(__always)
  private func rare(
    _ x: Int, of row: UnsafeRawPointer, _ levels: UnsafeBufferPointer<UInt8>, _ clear: [Int]?
  ) -> UInt32 {
    let first = sample(channels * x, of: row)
    var color = UInt32(levels[first])
    var isClear = clear.map { $0[0] == first } ?? false
    if channels < 3 {
      color &*= 0x01_0101
    } else {
      let (second, third) = (sample(channels * x + 1, of: row), sample(channels * x + 2, of: row))
      color |= UInt32(levels[second]) &<< 8 | UInt32(levels[third]) &<< 16
      // All sixteen bits are compared: pixels that look equal may differ.
      if isClear, let clear { isClear = clear[1] == second && clear[2] == third }
    }
    guard hasAlpha else { return isClear ? color : color | 0xFF00_0000 }
    let alpha = sample(channels * x + channels - 1, of: row)
    // Of sixteen bits to the nearest of eight: 65,535 ÷ 255 is 257 (section 13.12).
    return color | UInt32(bitDepth == 16 ? (alpha + 128) / 257 : alpha) &<< 24
  }

  /// A sample or an index by its number in a row; the highest bits come first (section 7.2).
  @inline(__always)
  private func sample(_ index: Int, of row: UnsafeRawPointer) -> Int {
    switch bitDepth {
    case 8:
      return Int(row.load(fromByteOffset: index, as: UInt8.self))
    case 16:
      return Int(
        UInt16(bigEndian: row.loadUnaligned(fromByteOffset: 2 * index, as: UInt16.self)))
    default:
      let bit = index * bitDepth
      let byte = row.load(fromByteOffset: bit / 8, as: UInt8.self)
      return Int(byte) >> (8 - bitDepth - bit % 8) & ((1 << bitDepth) - 1)
    }
  }

  /// Converts between 0xAARRGGBB and 0xAABBGGRR.
  @inline(__always)
  private static func straight(_ stored: UInt32) -> UInt32 {
    stored & 0xFF00_0000 | stored.byteSwapped &>> 8
  }

  static func premultiplied(straight pixel: UInt32) -> UInt32 {
    premultiplied(straight(pixel))
  }

  /// A pixel 0xAARRGGBB premultiplied from 0xAABBGGRR, to the nearest, as `Bitmap` does.
  ///
  /// Two components share a number; (n + 1 + n / 256) / 256 is n / 255 for every n below 65,535.
  @inline(__always)
  private static func premultiplied(_ straight: UInt32) -> UInt32 {
    let alpha = straight &>> 24
    if alpha == 255 { return 0xFF00_0000 | straight.byteSwapped &>> 8 }
    let redBlue = (straight & 0xFF_00FF) &* alpha &+ 0x7F_007F
    let green = (straight &>> 8 & 0xFF) &* alpha &+ 0x7F
    let outer = (redBlue &+ 0x1_0001 &+ (redBlue &>> 8 & 0xFF_00FF)) &>> 8 & 0xFF_00FF
    let middle = (green &+ 1 &+ green &>> 8) & 0xFF00
    return alpha &<< 24 | (outer &<< 16 | outer &>> 16) & 0xFF_00FF | middle
  }
}
