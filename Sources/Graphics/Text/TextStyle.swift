package import Basics

/// The font, size and colour of a text.
package struct TextStyle: Sendable, Hashable {
  package enum Face: Sendable, Hashable, CaseIterable {
    /// Names, sentences, numbers.
    case interface
    /// Monospaced.
    case code
  }

  package var face: Face
  /// Code has regular and bold, and takes the nearer.
  package var weight: FontWeight
  /// The em, in points.
  package var size: Double
  package var color: Color
  /// Whether digits have one width, so that columns of numbers align.
  package var hasTabularFigures: Bool
  /// Extra room after each letter, in points.
  package var tracking: Double
  /// The paragraph's direction; nil for that of the line's own first letter.
  package var direction: WritingDirection?

  /// The largest em, in points.
  package static let largestSize = 1000.0

  /// `size` is clamped to 1…1000 pt.
  package init(
    _ size: Double, _ weight: FontWeight = .regular, _ color: Color, face: Face = .interface,
    hasTabularFigures: Bool = false, tracking: Double = 0, direction: WritingDirection? = nil
  ) {
    self.face = face
    self.weight = weight
    self.size = min(max(size, 1), TextStyle.largestSize)
    self.color = color
    self.hasTabularFigures = hasTabularFigures
    self.tracking = tracking
    self.direction = direction
  }

  package func colored(_ color: Color) -> TextStyle {
    var style = self
    style.color = color
    return style
  }

  /// The height of a capital letter, in points, for centring labels.
  ///
  /// Of Inter 1490 and of DejaVu Sans Mono 1493 in 2048 of an em (OS/2 tables).
  package var capHeight: Double {
    switch face {
    case .interface: size * 1490 / 2048
    case .code: size * 1493 / 2048
    }
  }

  /// Of the font file.
  var fileWeight: FontWeight {
    switch face {
    case .interface: weight
    case .code: weight >= .semiBold ? .bold : .regular
    }
  }
}

/// A text's place relative to its point.
package enum TextAlignment: Sendable, Hashable {
  /// To the right of its point.
  case leading
  /// On both sides of its point.
  case center
  /// To the left of its point.
  case trailing

  /// The side where the paragraph's direction begins.
  package static func natural(_ direction: WritingDirection) -> TextAlignment {
    direction == .rightToLeft ? .trailing : .leading
  }
}

/// The room of a line of text, in points.
package struct TextExtent: Sendable, Hashable {
  /// From the first letter's origin to the end of the last one's advance.
  package let width: Double
  /// From the baseline up to the face's ascent, whatever the letters.
  package let ascent: Double
  /// From the baseline down to the face's descent.
  package let descent: Double
  /// Whether an ellipsis replaces the end.
  package let isTruncated: Bool

  package var height: Double { ascent + descent }
}
