package import Geometry

/// The paint of a fill or a stroke.
package enum Paint: Sendable, Hashable {
  case color(Color)
  case gradient(LinearGradient)
}

/// Colours along a straight line; beyond its ends the first and last continue.
package struct LinearGradient: Sendable, Hashable {
  package struct Stop: Sendable, Hashable {
    /// 0 at the start, 1 at the end.
    package let offset: Double
    package let color: Color

    /// The offset is clamped to 0…1.
    package init(_ offset: Double, _ color: Color) {
      self.offset = min(max(offset, 0), 1)
      self.color = color
    }
  }

  /// The ends of the line, in points.
  package let start, end: Point
  package let stops: [Stop]

  package init(from start: Point, to end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }

  package init(from start: Point, to end: Point, _ first: Color, _ last: Color) {
    self.init(from: start, to: end, stops: [Stop(0, first), Stop(1, last)])
  }
}

/// How a line is drawn along a path.
package struct Stroke: Sendable, Hashable {
  package enum Cap: Sendable, Hashable {
    /// At the end itself.
    case flat
    /// With a half circle beyond the end.
    case round
  }

  package enum Join: Sendable, Hashable {
    case sharp
    /// In a part of a circle.
    case round
  }

  /// In points.
  package var width: Double
  /// Alternating lengths of dashes and gaps, in points; empty for a solid line.
  package var dash: [Double]
  package var cap: Cap
  package var join: Join

  /// Dashes of a negative length, or without any in total, are drawn as a solid line.
  package init(width: Double, dash: [Double] = [], cap: Cap = .flat, join: Join = .round) {
    self.width = max(0, width)
    self.dash = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } ? dash : []
    self.cap = cap
    self.join = join
  }
}

/// Parallel lines at 45°, rising to the right, for colour-blind readers.
package struct Hatch: Sendable, Hashable {
  package var color: Color
  /// From line to line, in points.
  package var spacing: Double
  /// Of a line, in points.
  package var width: Double

  /// The spacing is at least half a point.
  package init(_ color: Color, spacing: Double = 5, width: Double = 1.5) {
    self.color = color
    self.spacing = max(0.5, spacing)
    self.width = max(0, width)
  }
}

/// A soft shadow of a shape.
package struct Shadow: Sendable, Hashable {
  /// Where it is darkest.
  package var color: Color
  /// The distance below the shape, in points.
  package var y: Double
  /// Points over which the edge fades, half of them inside the shape's outline.
  package var blur: Double

  package init(_ color: Color, y: Double = 2, blur: Double = 8) {
    self.color = color
    self.y = y
    self.blur = max(0, blur)
  }
}
