/// The largest number of number signs (`#`) after a byte in the rest of a line, computed once per line.
struct SignsAhead {
  private static let (sign, backslash) = (UInt8(ascii: "#"), UInt8(ascii: "\\"))
  private(set) var end = 0
  /// The places of the byte and their numbers of signs, the nearest last; each has more signs than those farther away.
  private var runs: [(at: Int, signs: Int)] = []

  init() {}

  init(_ wanted: UInt8, in bytes: [UInt8], from place: Int, skippingEscapes: Bool) {
    end = place
    while end < bytes.count, !bytes[end].endsLine {
      if bytes[end] == wanted {
        var afterSigns = end + 1
        while afterSigns < bytes.count, bytes[afterSigns] == SignsAhead.sign { afterSigns += 1 }
        let signs = afterSigns - end - 1
        while let last = runs.last, last.signs <= signs { runs.removeLast() }
        runs.append((end, signs))
      }
      let isEscape =
        skippingEscapes && bytes[end] == SignsAhead.backslash && end + 1 < bytes.count
        && !bytes[end + 1].endsLine
      end += isEscape ? 2 : 1
    }
    runs.reverse()
  }

  /// The most signs after a byte from a place on, which must not decrease; -1 without one.
  mutating func longest(from place: Int) -> Int {
    while let nearest = runs.last, nearest.at < place { runs.removeLast() }
    return runs.last?.signs ?? -1
  }
}
