/// Rows of keys in a picture: one below the other at one distance, each with a gap above it.
///
/// A keyboard is known by them.
/// There are two searches, because they have nothing in common but this answer:
///
/// - `KeyGrid` searches a whole picture of which nothing is known, in which there may be several screens or none. It goes by
///   gaps that run from one edge of a screen to the other, and measures them to parts of a pixel, as the screen's size is
///   worked out from them. All columns are needed for that.
/// - `init(in:measure:)` searches the screen alone, at rest and averaged into 64 columns, and knows about how far apart rows of
///   keys are in it. It is asked whether a keyboard shows, and from which row on. The sides of keys are narrower than such
///   a column, so it goes by how even the rows are. Noise and dithering, in which a side is lost, are averaged out.
///
/// `KeyboardTop` goes on from the answer at a rest: it looks for the keyboard's edge above the first row of keys.
struct KeyRows: Sendable, Hashable {
  /// The gaps above rows of keys, from the uppermost, in the picture's rows: where they begin and end or, at a rest, the part
  /// that is sure to be of them.
  var gaps: [ClosedRange<Double>]
  /// From one row of keys to the next, in the picture's rows.
  var pitch: Double

  /// The first of the picture's rows that is sure to be of the keyboard: at the end of the uppermost gap.
  var first: Int { Int((gaps.first?.upperBound ?? 0).rounded(.up)) }

  /// The lower edge of the keys below the last gap, in the picture's rows.
  var bottom: Double {
    guard let last = gaps.last else { return 0 }
    return last.upperBound + pitch - last.length
  }
}

extension ClosedRange<Double> {
  var middle: Double { (lowerBound + upperBound) / 2 }
  var length: Double { upperBound - lowerBound }
}
