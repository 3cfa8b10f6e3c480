/// An interval on one axis, in points.
package struct Extent: Sendable, Hashable, Codable {
  package var origin: Double
  package var length: Double
  package var end: Double { origin + length }

  /// The same interval from its lower to its upper end, where a negative scale reversed it.
  var standardized: Extent { length < 0 ? Extent(origin: end, length: -length) : self }

  var snapped: Extent {
    let begin = Grid.snap(length: origin)
    return Extent(origin: begin, length: Grid.snap(length: end) - begin)
  }
}
