import Annotation
import Graphics

/// A severity's colour, and its pattern for colour-blind readers.
extension Severity {
  /// Whether it is hatched rather than solid, for an overlap.
  var isHatched: Bool { self == .overlap || self == .covered }

  /// The colour of its marks.
  func color(_ palette: Palette) -> Color {
    switch self {
    case .plain, .neutral: palette.second
    case .good: palette.seamless
    case .gap, .covered: palette.gap
    case .overlap: palette.overlap
    }
  }

  /// The colour of words on it; plain words have no ground, but their own colour.
  func ink(_ palette: Palette) -> Color {
    switch self {
    case .plain: palette.second
    case .neutral: palette.panel
    case .good: palette.onSeamless
    case .gap, .covered: palette.onGap
    case .overlap: palette.onOverlap
    }
  }
}
