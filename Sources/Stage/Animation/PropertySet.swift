/// A set of a view's properties.
struct PropertySet {
  private var bits: UInt16 = 0

  var isEmpty: Bool { bits == 0 }

  mutating func insert(_ property: Property) { bits |= 1 << UInt16(property.rawValue) }

  func contains(_ property: Property) -> Bool { bits & (1 << UInt16(property.rawValue)) != 0 }
}
