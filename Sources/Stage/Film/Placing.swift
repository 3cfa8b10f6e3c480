/// One number of a layer over a film.
enum Number: Sendable, Hashable {
  /// It never changes.
  case still(Double)
  /// It follows a track of the film, by its index.
  case moving(Int)
}

/// A stretch of one axis, in points.
public struct Extent: Sendable, Hashable {
  /// Where it begins: the left edge, or the top one.
  public var origin: Double
  /// How long it is.
  public var length: Double
  /// Where it ends: the right edge, or the bottom one.
  public var end: Double { origin + length }

  /// The same with both ends on the grid of lengths.
  var snapped: Extent {
    let begin = Grid.snap(length: origin)
    return Extent(origin: begin, length: Grid.snap(length: end) - begin)
  }
}

/// How a layer lies along one axis: the half of a `Placement` that is as wide, or as high, and the way on from there.
///
/// Parents that only ever move what is in them by the same amount are taken together. Numbers on the grid add up
/// without rounding in any order, so that this gives the bits that going through every parent gives.
struct Placing: Sendable, Hashable {
  let center, origin, length, translation, scale: Number
  /// Whether nothing is rounded here: no scale, and numbers on the grid.
  let isExact: Bool
  /// What the still parents move it by, in points.
  let shift: Double
  /// The first parent that moves, scales or rounds; nil for the screen.
  let outer: Int?
  /// Where its bounds lie in that parent, or on the screen; nil where that changes, scales or rounds.
  let still: Extent?

  /// Which half of a placement.
  enum Axis {
    case across, down

    fileprivate typealias Properties = (
      center: Property, origin: Property, length: Property, translation: Property,
      scale: Property
    )

    fileprivate var properties: Properties {
      switch self {
      case .across: (.centerX, .originX, .width, .translationX, .scaleX)
      case .down: (.centerY, .originY, .height, .translationY, .scaleY)
      }
    }
  }

  /// The placing of a layer in a parent, which is placed itself.
  ///
  /// - Parameters:
  ///   - number: The layer's numbers, with whether sums keep them exactly.
  ///   - parent: The index of the parent's layer.
  ///   - around: How the parent lies.
  init(
    _ axis: Axis, in parent: Int?, _ around: Placing?,
    number: (Property) -> (number: Number, isExact: Bool)
  ) {
    var isExact = true
    func read(_ property: Property) -> Number {
      let read = number(property)
      isExact = isExact && read.isExact
      return read.number
    }
    let properties = axis.properties
    center = read(properties.center)
    origin = read(properties.origin)
    length = read(properties.length)
    translation = read(properties.translation)
    scale = read(properties.scale)
    self.isExact = isExact && scale == .still(1)
    if let around, let still = around.still, case .still(let origin) = around.origin {
      shift = still.origin - origin
      outer = around.outer
    } else {
      shift = 0
      outer = parent
    }
    if self.isExact, case .still = origin, case .still(let center) = center,
      case .still(let length) = length, case .still(let translation) = translation
    {
      still = Extent(origin: center - length / 2 + translation + shift, length: length)
    } else {
      still = nil
    }
  }
}

extension Grid {
  /// Whether sums keep a number exactly: it is small, and a multiple of half a step of what animations add.
  static func isExact(_ value: Double) -> Bool {
    let steps = value * 0x1p31
    return steps.rounded() == steps && value.magnitude <= 0x1p20
  }
}
