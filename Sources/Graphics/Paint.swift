package import Geometry

/// What a path is filled or stroked with.
package enum Paint: Sendable, Hashable {
  /// One colour.
  case color(Color)
  /// A gradient along a line.
  case gradient(LinearGradient)
}

/// Colours along a straight line; beyond its ends the first and last go on.
package struct LinearGradient: Sendable, Hashable {
  /// A colour at a place of the line.
  package struct Stop: Sendable, Hashable {
    /// 0 at the start, 1 at the end.
    package let offset: Double
    /// The colour there.
    package let color: Color

    /// A colour at an offset, which is held to 0…1.
    package init(_ offset: Double, _ color: Color) {
      self.offset = min(max(offset, 0), 1)
      self.color = color
    }
  }

  /// Where the line starts and ends, in points.
  package let start, end: Point
  /// The colours along it, in order.
  package let stops: [Stop]

  /// A gradient of stops.
  package init(from start: Point, to end: Point, stops: [Stop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }

  /// A gradient between two colours.
  package init(from start: Point, to end: Point, _ first: Color, _ last: Color) {
    self.init(from: start, to: end, stops: [Stop(0, first), Stop(1, last)])
  }
}

/// How a line is drawn along a path.
package struct Stroke: Sendable, Hashable {
  /// How lines end.
  package enum Cap: Sendable, Hashable {
    /// At the end itself.
    case flat
    /// With a half circle beyond the end.
    case round
  }

  /// How lines meet.
  package enum Join: Sendable, Hashable {
    /// In a point.
    case sharp
    /// In a part of a circle.
    case round
  }

  /// Points across.
  package var width: Double
  /// Lengths of dashes and of the gaps after them, in points, over and over; empty for a solid
  /// line.
  package var dash: [Double]
  /// How lines end.
  package var cap: Cap
  /// How lines meet.
  package var join: Join

  /// A line `width` points across.
  ///
  /// Dashes of negative or no length in all are drawn as a solid line.
  package init(width: Double, dash: [Double] = [], cap: Cap = .flat, join: Join = .round) {
    self.width = max(0, width)
    self.dash = dash.allSatisfy { $0 >= 0 } && dash.contains { $0 > 0 } ? dash : []
    self.cap = cap
    self.join = join
  }
}

/// Parallel lines at 45°, rising to the right, that tell a meaning by pattern where colour alone
/// would not do.
package struct Hatch: Sendable, Hashable {
  /// The lines' colour.
  package var color: Color
  /// Points from line to line.
  package var spacing: Double
  /// Points across a line.
  package var width: Double

  /// A hatch of lines; the spacing is at least half a point.
  package init(_ color: Color, spacing: Double = 5, width: Double = 1.5) {
    self.color = color
    self.spacing = max(0.5, spacing)
    self.width = max(0, width)
  }
}

/// A soft shadow of a shape.
package struct Shadow: Sendable, Hashable {
  /// The shadow's colour where it is darkest.
  package var color: Color
  /// Points that the shadow lies below the shape.
  package var y: Double
  /// Points over which the edge fades, half of them inside the shape's outline.
  package var blur: Double

  /// A shadow of a colour.
  package init(_ color: Color, y: Double = 2, blur: Double = 8) {
    self.color = color
    self.y = y
    self.blur = max(0, blur)
  }
}
