/// How two edges that should meet do not, which says how it is drawn: its colour and its pattern.
enum SeamFault: Sendable, Hashable, CaseIterable {
  /// Background shows between bar and keyboard, or the bar or the field is higher than it should be.
  case gap
  /// The keyboard covers the bar.
  case overlap
  /// The keyboard covers the field with the cursor.
  case covered

  /// Whether it is hatched rather than solid: one thing lies over another.
  var isHatched: Bool { self != .gap }

  func color(_ palette: Palette) -> Color { self == .overlap ? palette.overlap : palette.gap }

  /// The colour of words on it.
  func ink(_ palette: Palette) -> Color { self == .overlap ? palette.onOverlap : palette.onGap }
}
