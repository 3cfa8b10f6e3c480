/// Evenly spaced rows of keys in a picture, with a gap above each: a keyboard's mark.
///
/// There are two searches, which have only this result in common:
///
/// - `KeyGrid` searches a whole unknown picture, with several screens or none, for gaps that span a screen. It measures
///   them to parts of a pixel, as the screen's size is derived from them, and needs all columns.
/// - `init(in:measure:)` searches the screen at rest, averaged into 64 columns, with a rough pitch: is there a
///   keyboard, and from which row on? Keys' sides are narrower than such a column, so it compares the rows' evenness.
///   Noise and dithering, in which a side is lost, are averaged out.
///
/// `KeyboardTop` then finds the keyboard's edge above the first row of keys at a rest.
struct KeyRows: Sendable, Hashable {
  /// From the top, in the picture's rows; at a rest, only their certain part.
  var gaps: [ClosedRange<Double>]
  /// From one row of keys to the next, in the picture's rows.
  var pitch: Double
  /// Whether they are those of a pad, above which there are no words: it begins in the middle of the uppermost gap.
  var isPad = false

  /// The first row of the picture that is certainly keyboard: at the end of the uppermost gap.
  var first: Int { Int((gaps.first?.upperBound ?? 0).rounded(.up)) }

  /// Below the last gap, in the picture's rows.
  var bottom: Double {
    guard let last = gaps.last else { return 0 }
    return last.upperBound + pitch - last.length
  }
}

extension ClosedRange<Double> {
  var middle: Double { (lowerBound + upperBound) / 2 }
  var length: Double { upperBound - lowerBound }
}
