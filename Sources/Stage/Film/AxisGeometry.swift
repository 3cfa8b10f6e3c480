/// One axis of a `LayerGeometry`, and the chain of parents beyond it.
///
/// Parents that only translate their contents by a constant are merged. Numbers on the grid add up without rounding in
/// any order, so the result is bit-identical to walking every parent.
struct AxisGeometry: Sendable, Hashable, Codable {
  let center, origin, length, translation, scale: AnimatableValue
  /// Whether nothing is rounded here: no scale, and numbers on the grid.
  let isExact: Bool
  /// The translation by the still parents, in points.
  let shift: Double
  /// The first parent that moves, scales or rounds; nil for the screen.
  let outer: Int?
  /// Its bounds in that parent, or on the screen; nil where they change, scale or round.
  let still: Extent?

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

  /// The geometry of a layer in a parent; `number` also reports whether sums keep a number exactly.
  init(
    _ axis: Axis, in parent: Int?, _ around: AxisGeometry?,
    number: (Property) -> (number: AnimatableValue, isExact: Bool)
  ) {
    var isExact = true
    func read(_ property: Property) -> AnimatableValue {
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
  /// Whether sums keep a number exactly: small, and a multiple of half a step of additions.
  static func isExact(_ value: Double) -> Bool {
    // Whole numbers first: faster than rounding, which is a call.
    guard value.magnitude <= 0x1p20 else { return false }
    let steps = value * 0x1p31
    return Double(Int64(steps)) == steps
  }
}
