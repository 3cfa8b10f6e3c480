/// A stretch of one axis, in points.
package struct Extent: Sendable, Hashable {
  /// Where it begins: the left edge, or the top one.
  package var origin: Double
  /// How long it is.
  package var length: Double
  /// Where it ends: the right edge, or the bottom one.
  package var end: Double { origin + length }

  /// The same stretch from its lower to its upper end, where a negative scale has turned it over.
  var standardized: Extent { length < 0 ? Extent(origin: end, length: -length) : self }

  /// The same with both ends on the grid of lengths.
  var snapped: Extent {
    let begin = Grid.snap(length: origin)
    return Extent(origin: begin, length: Grid.snap(length: end) - begin)
  }
}
