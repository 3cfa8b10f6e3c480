import Annotation
import Graphics

/// How a severity is drawn: its colour, and its pattern for those who do not tell colours apart.
extension Severity {
  /// Whether it is hatched rather than solid: one thing lies over another.
  var isHatched: Bool { self == .overlap || self == .covered }

  /// The colour of what is marked with it.
  func color(_ palette: Palette) -> Color {
    switch self {
    case .plain, .neutral: palette.second
    case .good: palette.seamless
    case .gap, .covered: palette.gap
    case .overlap: palette.overlap
    }
  }

  /// The colour of words on it; of plain words, which lie on nothing, their own.
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
