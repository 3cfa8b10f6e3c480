/// What the red, green and blue of a file stand for.
package enum ColorSpace: Sendable, Hashable {
  /// The file does not say; it is read as sRGB, as web pages are (CSS Color 4, section 12.2).
  case unsaid
  /// The colours of most displays.
  case sRGB
  /// The colours of Apple's displays, in which their screenshots are.
  case displayP3
  /// Another one, which nothing is converted from: its name, and a number that profiles share only where they are equal.
  case other(name: String, identity: UInt32)

  /// What it is read as.
  private var meant: ColorSpace { self == .unsaid ? .sRGB : self }

  /// Whether equal levels are equal colours.
  func isReadAs(_ other: ColorSpace) -> Bool { meant == other.meant }

  /// The space in which two are compared; nil where one of them is unknown and not the other.
  ///
  /// sRGB lies in Display P3, so that nothing is lost.
  func common(with other: ColorSpace) -> ColorSpace? {
    if isReadAs(other) { return meant }
    return [self, other].allSatisfy { $0.primaries != nil } ? .displayP3 : nil
  }

  /// From its linear light to XYZ; nil where that is not known.
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
