/// What literals and matches of interface rows cost, in bits, before there are codes.
///
/// The codes follow from what is chosen by these costs, so they are set to what comes out for a chat
/// with a keyboard: another pass with the codes' real lengths was measured to gain nothing.
struct ParseCosts {
  /// Of each byte.
  private let literals: [UInt32]
  /// Of each match length, 3…258, with its extra bits.
  private let lengths: [UInt32]
  /// Of each distance symbol, with its extra bits.
  private let distances: [UInt32]

  /// Costs of rows of a stride of 4…32,768 bytes, or more where none is matched with the one above.
  init(stride: Int) {
    literals = (0..<256).map { $0 == 0 ? 5 : $0 == 255 ? 8 : 9 }
    lengths = DeflateSymbols.symbolOfLength.enumerated().map { length, symbol in
      switch length {
      // None: whoever adds this to a cost never takes the match.
      case ..<3: 1000
      // One pixel; and long runs, which flat rows consist of.
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

  /// Of a byte.
  @inline(__always)
  func literal(_ byte: UInt8) -> UInt32 { literals[Int(byte)] }

  /// Of a pixel's three bytes.
  @inline(__always)
  func pixel(_ samples: UInt32) -> UInt32 {
    literals[Int(samples & 0xFF)] &+ literals[Int(samples &>> 8 & 0xFF)]
      &+ literals[Int(samples &>> 16 & 0xFF)]
  }

  /// Of a distance of 3…32,768.
  @inline(__always)
  func distance(_ distance: Int) -> UInt32 { distances[ParseCosts.symbol(of: distance)] }

  /// Of a length up to 258.
  @inline(__always)
  func length(_ length: Int) -> UInt32 { lengths[length] }

  /// Of as many matches as bytes take, whose distance costs so much.
  @inline(__always)
  func matches(_ bytes: Int, distance: UInt32) -> UInt32 {
    let most = DeflateSymbols.longestMatch
    if bytes <= most { return lengths[bytes] &+ distance }
    let whole = (bytes &- 1) / most
    let rest = bytes &- whole &* most
    let all = UInt32(truncatingIfNeeded: whole) &* (lengths[most] &+ distance) &+ distance
    // What is left must be long enough for a match.
    return rest >= 3
      ? all &+ lengths[rest] : all &- lengths[most] &+ lengths[most - 3] &+ lengths[rest + 3]
  }
}
