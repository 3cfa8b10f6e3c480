import TestSupport

@testable import Imaging

/// A PNG file of random bytes of any kind, put together without a compressor: every row has a
/// random filter, unless given, so its pixels are whatever comes out.
struct StoredPNG {
  /// A colour type with a depth that it allows (PNG, third edition, table 12).
  struct Kind: Sendable, CustomStringConvertible {
    let colorType: UInt8
    let bitDepth: UInt8
    let isInterlaced: Bool

    var description: String { "type \(colorType), \(bitDepth) bits, interlaced: \(isInterlaced)" }

    var bitsPerPixel: Int { [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][colorType, default: 1] * Int(bitDepth) }

    /// Whether libpng's simplified reader mixes up the passes of Adam7: pnggroup/libpng, issue 853.
    var confusesLibpng: Bool { isInterlaced && bitDepth == 16 }

    var notInterlaced: Kind { Kind(colorType: colorType, bitDepth: bitDepth, isInterlaced: false) }

    static let all: [Kind] = [
      (0, [1, 2, 4, 8, 16]), (2, [8, 16]), (3, [1, 2, 4, 8]), (4, [8, 16]), (6, [8, 16]),
    ].flatMap { (type: UInt8, depths: [UInt8]) in
      depths.flatMap { depth in
        [false, true].map { Kind(colorType: type, bitDepth: depth, isInterlaced: $0) }
      }
    }

    /// The kinds whose rows have loops of their own.
    static let common = all.filter {
      $0.bitDepth == 8 && !$0.isInterlaced && $0.colorType != 4
    }
  }

  /// Where interlacing begins and how far it steps, pass by pass (section 8.1).
  private static let passes: [(x: Int, y: Int, acrossStep: Int, downStep: Int)] = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
    (0, 1, 1, 2),
  ]

  let header: PNGChunk
  var meaning: [PNGChunk]
  /// The filter's type and the samples of each row.
  var rows: [UInt8] = []

  var data: [UInt8] { Deflate.stored(rows) }
  var chunks: [PNGChunk] { [header] + meaning + [.of(.imageData, data)] }
  var file: [UInt8] { PNGChunk.file(of: chunks + [.of(.end, [])]) }

  init(
    _ kind: Kind, width: Int, height: Int, hasTransparency: Bool = false, filter: UInt8? = nil,
    using generator: inout SeededGenerator
  ) {
    func random(_ count: Int) -> [UInt8] {
      (0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) }
    }
    let size = UInt32(width).bigEndianBytes + UInt32(height).bigEndianBytes
    let form = [kind.bitDepth, kind.colorType, 0, 0, kind.isInterlaced ? 1 : 0]
    header = .of(.header, size + form)
    meaning = []
    let colors = min(1 << Int(kind.bitDepth), 256)
    if kind.colorType == 3 { meaning.append(.of(.palette, random(3 * colors))) }
    if hasTransparency {
      switch kind.colorType {
      case 0: meaning.append(.of(.transparency, [0, random(1)[0] & UInt8(colors - 1)]))
      case 2: meaning.append(.of(.transparency, random(3).flatMap { [0, $0] }))
      case 3: meaning.append(.of(.transparency, random((colors + 1) / 2)))
      default: break
      }
    }
    for pass in kind.isInterlaced ? StoredPNG.passes : [(0, 0, 1, 1)] {
      let across = (width - pass.x + pass.acrossStep - 1) / pass.acrossStep
      let down = (height - pass.y + pass.downStep - 1) / pass.downStep
      guard across > 0, down > 0 else { continue }
      for _ in 0..<down {
        rows.append(filter ?? UInt8.random(in: 0...4, using: &generator))
        rows += random((across * kind.bitsPerPixel + 7) / 8)
      }
    }
  }

  /// A file of the same pixels as these rows, which have no filter, in the order of Adam7: bit by bit.
  func interlaced(width: Int, height: Int, kind: Kind) -> [UInt8] {
    let (bits, stride) = (kind.bitsPerPixel, 1 + (width * kind.bitsPerPixel + 7) / 8)
    var passed: [UInt8] = []
    for pass in StoredPNG.passes where pass.x < width {
      for y in Swift.stride(from: pass.y, to: height, by: pass.downStep) {
        var row: [Bool] = []
        for x in Swift.stride(from: pass.x, to: width, by: pass.acrossStep) {
          for bit in x * bits..<(x + 1) * bits {
            row.append(rows[y * stride + 1 + bit / 8] >> UInt8(7 - bit % 8) & 1 == 1)
          }
        }
        passed.append(0)
        for start in Swift.stride(from: 0, to: row.count, by: 8) {
          let byte = row[start..<min(start + 8, row.count)]
          passed.append(byte.enumerated().reduce(0) { $0 | ($1.element ? 0x80 >> $1.offset : 0) })
        }
      }
    }
    let form = Array(header.data.prefix(12)) + [1]
    return PNGChunk.file(
      of: [.of(.header, form)] + meaning + [.of(.imageData, Deflate.stored(passed)), .of(.end, [])])
  }
}
