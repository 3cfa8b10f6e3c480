/// The estimated cost of literals and matches of interface rows, in bits, before there are codes.
///
/// The codes follow from the choices by these costs, so they are calibrated for a chat with a keyboard: another pass
/// with the codes' real lengths was measured to gain nothing.
struct ParseCosts {
  private let literals: [UInt32]
  /// Of each match length, 3…258, with its extra bits.
  private let lengths: [UInt32]
  /// Of each distance symbol, with its extra bits.
  private let distances: [UInt32]

  /// For rows of a stride of 4…32,768 bytes, or more if none is matched with the one above.
  init(stride: Int) {
    literals = (0..<256).map { $0 == 0 ? 5 : $0 == 255 ? 8 : 9 }
    lengths = DeflateSymbols.symbolOfLength.enumerated().map { length, symbol in
      switch length {
      // Prohibitive: such a match is never taken.
      case ..<3: 1000
      // One pixel; and long runs, common in flat rows.
      case 3: 3
      case DeflateSymbols.longestMatch: 2
      default: (length > 10 ? 7 : 6) + UInt32(DeflateSymbols.lengthExtraBits[Int(symbol) - 257])
      }
    }
    let run = ParseCosts.symbol(of: OpaqueSamples.bytesPerPixel)
    let above = ParseCosts.symbol(of: min(stride, DeflateSymbols.farthestMatch))
    distances = DeflateSymbols.distanceExtraBits.enumerated().map { symbol, extraBits in
      // The last one is the end of the row above, seen from the beginning of a row.
      let bits = symbol == run ? 1 : symbol == above ? 3 : symbol == run + 1 ? 5 : 6
      return UInt32(bits + extraBits)
    }
  }

  /// The symbol of a distance of 2 or more: two for each power of two (RFC 1951, section 3.2.5).
  @inline(__always)
  private static func symbol(of distance: Int) -> Int {
    let bits = Int.bitWidth &- 1 &- (distance &- 1).leadingZeroBitCount
    return 2 &* bits &+ (bits > 0 ? (distance &- 1) &>> (bits &- 1) & 1 : 0)
  }

  @inline(__always)
  func literal(_ byte: UInt8) -> UInt32 { literals[Int(byte)] }

  @inline(__always)
  func pixel(_ samples: UInt32) -> UInt32 {
    literals[Int(samples & 0xFF)] &+ literals[Int(samples &>> 8 & 0xFF)]
      &+ literals[Int(samples &>> 16 & 0xFF)]
  }

  @inline(__always)
  func distance(_ distance: Int) -> UInt32 { distances[ParseCosts.symbol(of: distance)] }

  @inline(__always)
  func length(_ length: Int) -> UInt32 { lengths[length] }

  /// Of as many matches as needed, at a given cost of the distance.
  @inline(__always)
  func matches(_ bytes: Int, distance: UInt32) -> UInt32 {
    let most = DeflateSymbols.longestMatch
    if bytes <= most { return lengths[bytes] &+ distance }
    let whole = (bytes &- 1) / most
    let rest = bytes &- whole &* most
    let all = UInt32(truncatingIfNeeded: whole) &* (lengths[most] &+ distance) &+ distance
    // The remainder must be long enough for a match.
    return rest >= 3
      ? all &+ lengths[rest] : all &- lengths[most] &+ lengths[most - 3] &+ lengths[rest + 3]
  }
}
