internal import CDeflate

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Darwin
#endif

/// The common kinds of PNG pictures, read without libpng: eight bits a sample, grey, RGB, RGBA or
/// with a palette, rows from top to bottom, in sRGB.
///
/// The rows are unfolded into the end of the memory that the pixels will fill, and each is restored
/// and written to its place before the pixels reach it: nothing else of the picture's size is
/// needed.
struct PNGScanlines {
  private enum Kind: Hashable {
    case grey
    case palette([UInt32])
    case rgb
    case rgba
  }

  private let header: PNGHeader
  private let kind: Kind
  private let alpha: Alpha
  private let data: [ArraySlice<UInt8>]

  /// What becomes of red, green and blue where something shows through.
  enum Alpha {
    /// They are multiplied by alpha, as in a `Bitmap`.
    case premultiplied
    /// They stay, as in a `StraightBitmap`.
    case straight
  }

  /// The scanlines of a picture; nil for the kinds and orders of chunks that are left to libpng.
  ///
  /// - Parameters:
  ///   - header: The picture's, or the frame's, size and kind.
  ///   - chunks: All chunks but header and end that bear on the pixels.
  ///   - alpha: What the pixels shall be.
  init?(_ header: PNGHeader, _ chunks: ArraySlice<PNGChunk>, alpha: Alpha = .premultiplied) {
    // Meaning first, then data without a break (section 5.6).
    let meaning = chunks.prefix { $0.type != .imageData }
    let data = chunks.dropFirst(meaning.count)
    guard data.allSatisfy({ $0.type == .imageData }),
      Set(meaning.map(\.type)).count == meaning.count
    else { return nil }
    // The gamma of sRGB changes nothing (section 11.3.2.2).
    let gamma = meaning.first { $0.type == .gamma }
    guard gamma.map({ UInt32(bigEndianBytes: $0.data) == 45_455 }) ?? true else { return nil }
    let palette = meaning.first { $0.type == .palette }
    let transparency = meaning.first { $0.type == .transparency }

    switch (header.form, transparency) {
    case ([8, 0, 0, 0, 0], nil): kind = .grey
    case ([8, 2, 0, 0, 0], nil): kind = .rgb
    case ([8, 6, 0, 0, 0], nil): kind = .rgba
    case ([8, 3, 0, 0, 0], _):
      // A transparency before the palette is none of ours.
      guard let palette,
        meaning.first(where: { $0.type == .transparency || $0.type == .palette }) == palette,
        let colors = PNGScanlines.colors(
          palette.data, alpha: transparency?.data ?? [], as: alpha)
      else { return nil }
      kind = .palette(colors)
    default: return nil
    }
    self.header = header
    self.alpha = alpha
    self.data = data.map(\.data)
  }

  /// The 256 colours of a palette; an index without a colour is black, as in libpng.
  private static func colors(
    _ palette: ArraySlice<UInt8>, alpha: ArraySlice<UInt8>, as form: Alpha
  ) -> [UInt32]? {
    let count = palette.count / 3
    guard palette.count % 3 == 0, (1...256).contains(count), alpha.count <= count else {
      return nil
    }
    let (palette, alpha) = (Array(palette), Array(alpha))
    return (0..<256).map { index in
      guard index < count else { return 0xFF00_0000 }
      let opacity = index < alpha.count ? UInt32(alpha[index]) : 255
      let stored =
        UInt32(palette[3 * index]) | UInt32(palette[3 * index + 1]) << 8
        | UInt32(palette[3 * index + 2]) << 16 | opacity << 24
      return form == .straight ? straight(stored) : premultiplied(stored)
    }
  }

  /// The pixels; nil where the data is damaged, which libpng then puts into words.
  func pixels() -> [UInt32]? {
    guard let room else { return nil }
    var isRead = false
    let capacity = LargePages.capacity(forPixels: room)
    let pixels = [UInt32](unsafeUninitializedCapacity: capacity) { memory, used in
      guard let base = memory.baseAddress else { return }
      LargePages.prefer(for: UnsafeMutableRawBufferPointer(memory))
      isRead = unfold(into: base).map { restore($0, into: base) } ?? false
      used = isRead ? header.width * header.height : 0
    }
    return isRead ? pixels : nil
  }

  /// The bytes of a row as the file holds it: the filter's type and the samples.
  var stride: Int { 1 + header.width * bytesPerPixel }

  /// How many pixels the memory must have room for; nil where the data cannot be as much.
  var room: Int? {
    // What deflate unfolds most is a run: 258 bytes from two bits.
    guard stride * header.height <= data.reduce(0, { $0 + $1.count }) * 1032 else { return nil }
    return words + PNGRowFilter.margin
  }

  /// The memory's words that are filled first with rows and then with pixels.
  private var words: Int { max(header.width * header.height, (stride * header.height + 3) / 4) }

  /// Unfolds the rows into the end of memory that has `room`; nil where the data is damaged.
  func unfold(into memory: UnsafeMutablePointer<UInt32>) -> UnsafeMutableRawPointer? {
    let bytes = data.count == 1 ? data[0] : Array(data.joined())[...]
    let size = stride * header.height
    let rows = UnsafeMutableRawPointer(memory) + (words * 4 - size)
    return PNGScanlines.inflate(bytes, into: rows, count: size) ? rows : nil
  }

  /// Whether unfolded rows have no filter, and so are equal where their pixels are.
  func areUnfiltered(_ rows: UnsafeRawPointer) -> Bool {
    (0..<header.height).allSatisfy {
      rows.load(fromByteOffset: $0 * stride, as: UInt8.self) == PNGRowFilter.none.rawValue
    }
  }

  /// Whether equal rows of two pictures of one size are equal pixels.
  func holdRows(as other: PNGScanlines) -> Bool { kind == other.kind && alpha == other.alpha }

  private var bytesPerPixel: Int {
    switch kind {
    case .grey, .palette: 1
    case .rgb: 3
    case .rgba: 4
    }
  }

  /// Whether the stream is whole, unfolds to exactly `count` bytes, and has the right checksum.
  private static func inflate(
    _ bytes: ArraySlice<UInt8>, into target: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    guard let decompressor = libdeflate_alloc_decompressor() else { return false }
    defer { libdeflate_free_decompressor(decompressor) }
    return bytes.withUnsafeBytes { bytes in
      libdeflate_zlib_decompress(
        decompressor, bytes.baseAddress, bytes.count, target, count, nil) == LIBDEFLATE_SUCCESS
    }
  }

  /// Writes the pixels of some unfolded rows without filter, in ascending order; the bytes of those
  /// above are lost.
  func write(
    _ ranges: [Range<Int>], of rows: UnsafeRawPointer, into memory: UnsafeMutablePointer<UInt32>
  ) {
    let count = header.width * bytesPerPixel
    withUnsafeTemporaryAllocation(byteCount: count + PNGRowFilter.margin, alignment: 16) { row in
      guard let base = row.baseAddress else { return }
      row.initializeMemory(as: UInt8.self, repeating: 0)
      for y in ranges.joined() {
        // The last rows lie where their own pixels will be.
        base.copyMemory(from: rows + y * stride + 1, byteCount: count)
        write(base, to: memory + y * header.width)
      }
    }
  }

  /// Turns unfolded rows into pixels; false at a filter that does not exist.
  func restore(
    _ rows: UnsafeMutableRawPointer, into memory: UnsafeMutablePointer<UInt32>
  ) -> Bool {
    let pixels = UnsafeMutableRawPointer(memory)
    let count = header.width * bytesPerPixel
    let length = count + PNGRowFilter.margin
    return withUnsafeTemporaryAllocation(byteCount: 2 * length, alignment: 16) { buffer in
      guard let base = buffer.baseAddress else { return false }
      buffer.initializeMemory(as: UInt8.self, repeating: 0)
      let buffers = (base, base + length)
      var above = base
      for y in 0..<header.height {
        let stored = rows + y * (count + 1)
        let target = pixels + y * header.width * 4
        guard let filter = PNGRowFilter(rawValue: stored.load(as: UInt8.self)) else { return false }
        if filter == .none, target + header.width * 4 <= stored {
          // It stays where it is until the next row was restored. In an interface two of five rows are
          // as above, and pixels are sooner copied than made.
          if y > 0, above == stored - count, memcmp(above, stored + 1, count) == 0 {
            target.copyMemory(from: target - header.width * 4, byteCount: header.width * 4)
          } else {
            write(stored + 1, to: target)
          }
          above = stored + 1
          continue
        }
        let row = above == buffers.0 ? buffers.1 : buffers.0
        filter.undo(
          stored + 1, above: above, into: row, count: count, bytesPerPixel: bytesPerPixel)
        write(row, to: target)
        above = row
      }
      return true
    }
  }

  /// Writes a row's pixels; a pixel's bytes come as red, green, blue and alpha, so as a number they
  /// are 0xAABBGGRR.
  private func write(_ row: UnsafeRawPointer, to target: UnsafeMutableRawPointer) {
    let pixels = target.assumingMemoryBound(to: UInt32.self)
    switch kind {
    case .grey:
      for x in 0..<header.width {
        pixels[x] = 0xFF00_0000 | UInt32(row.load(fromByteOffset: x, as: UInt8.self)) &* 0x01_0101
      }
    case .palette(let colors):
      colors.withUnsafeBufferPointer { colors in
        for x in 0..<header.width {
          pixels[x] = colors[Int(row.load(fromByteOffset: x, as: UInt8.self))]
        }
      }
    case .rgb:
      var x = 0
      while x < header.width - 1 {
        // Two pixels of three bytes each, the first in the highest ones.
        let bytes = UInt64(
          bigEndian: row.loadUnaligned(fromByteOffset: 3 * x, as: UInt64.self))
        let pair = bytes &>> 40 | (bytes &<< 16) & 0x00FF_FFFF_0000_0000 | 0xFF00_0000_FF00_0000
        target.storeBytes(of: pair.littleEndian, toByteOffset: 4 * x, as: UInt64.self)
        x += 2
      }
      if x < header.width {
        let bytes = row.loadUnaligned(fromByteOffset: 3 * x, as: UInt32.self)
        pixels[x] = 0xFF00_0000 | UInt32(littleEndian: bytes).byteSwapped &>> 8
      }
    case .rgba where alpha == .straight:
      for x in 0..<header.width {
        pixels[x] = PNGScanlines.straight(
          UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)))
      }
    case .rgba:
      for x in 0..<header.width {
        pixels[x] = PNGScanlines.premultiplied(
          UInt32(littleEndian: row.loadUnaligned(fromByteOffset: 4 * x, as: UInt32.self)))
      }
    }
  }

  /// A pixel 0xAARRGGBB from 0xAABBGGRR.
  @inline(__always)
  private static func straight(_ stored: UInt32) -> UInt32 {
    stored & 0xFF00_0000 | stored.byteSwapped &>> 8
  }

  /// A pixel 0xAARRGGBB premultiplied from 0xAABBGGRR, to the nearest, as `Bitmap` does.
  ///
  /// Two components are handled in the halves of one number; (n + 1 + n / 256) / 256 is n / 255 for
  /// every n below 65,535.
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
