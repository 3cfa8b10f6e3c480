/// The reading direction of a paragraph.
package enum WritingDirection: Sendable, Hashable {
  case leftToRight
  case rightToLeft

  /// By the first letter outside isolates, else left to right: rules P2 and P3 of UAX #9.
  package init(of text: String) {
    var isolates = 0
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{2066}"..."\u{2068}": isolates += 1
      case "\u{2069}": isolates = max(0, isolates - 1)
      default:
        guard isolates == 0, let direction = scalar.strongDirection else { continue }
        self = direction
        return
      }
    }
    self = .leftToRight
  }
}

extension Unicode.Scalar {
  /// A letter's or invisible mark's direction; nil for digits, signs and spaces.
  fileprivate var strongDirection: WritingDirection? {
    switch self {
    case "\u{200E}": return .leftToRight
    case "\u{200F}", "\u{61C}": return .rightToLeft
    default: break
    }
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return Unicode.Scalar.rightToLeft.contains { $0.contains(self) }
        ? .rightToLeft : .leftToRight
    default: return nil
    }
  }

  /// The blocks whose letters have class R or AL by default (Unicode, `DerivedBidiClass.txt`).
  ///
  /// Hebrew to Arabic Extended-A, presentation forms, and two ranges of the first supplementary plane.
  private static let rightToLeft: [ClosedRange<Unicode.Scalar>] = [
    "\u{590}"..."\u{8FF}", "\u{FB1D}"..."\u{FDFF}", "\u{FE70}"..."\u{FEFF}",
    "\u{10800}"..."\u{10FFF}", "\u{1E800}"..."\u{1EFFF}",
  ]
}
