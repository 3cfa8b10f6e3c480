/// A file's colour space.
package enum ColorSpace: Sendable, Hashable {
  /// Not stated; read as sRGB, as web pages are (CSS Color 4, section 12.2).
  case unsaid
  case sRGB
  /// The colours of Apple's displays, and of their screenshots.
  case displayP3
  /// Another one, never converted from; equal profiles, and only those, share the identity.
  case other(name: String, identity: UInt32)

  private var meant: ColorSpace { self == .unsaid ? .sRGB : self }

  /// Whether equal levels are equal colours.
  func isReadAs(_ other: ColorSpace) -> Bool { meant == other.meant }

  /// The space to compare two in, as Display P3 contains sRGB; nil where exactly one is unknown.
  func common(with other: ColorSpace) -> ColorSpace? {
    if isReadAs(other) { return meant }
    return [self, other].allSatisfy { $0.primaries != nil } ? .displayP3 : nil
  }

  /// From its linear light to XYZ; nil if unknown.
  var primaries: ColorMatrix? {
    switch self {
    case .unsaid, .sRGB: .sRGB
    case .displayP3: .displayP3
    case .other: nil
    }
  }
}

extension ColorSpace: CustomStringConvertible {
  /// Its name, as in “the file is in sRGB”.
  package var description: String {
    switch self {
    case .unsaid, .sRGB: "sRGB"
    case .displayP3: "Display P3"
    case .other(let name, _): name
    }
  }
}
