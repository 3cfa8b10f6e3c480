package import Basics

/// How a text looks.
package struct TextStyle: Sendable, Hashable {
  /// Which of the theme's faces.
  package enum Face: Sendable, Hashable, CaseIterable {
    /// Names, sentences, numbers.
    case interface
    /// Code, with letters of one width.
    case code
  }

  /// The face.
  package var face: Face
  /// The weight; code knows regular and bold, and takes the nearer.
  package var weight: FontWeight
  /// The em, in points.
  package var size: Double
  /// The colour.
  package var color: Color
  /// Whether figures have one width, so that numbers below each other line up.
  package var hasTabularFigures: Bool
  /// Extra room after each letter, in points.
  package var tracking: Double
  /// The direction of the paragraph that it is a line of; nil for that of the line's own first letter.
  package var direction: WritingDirection?

  /// The largest em, in points.
  package static let largestSize = 1000.0

  /// A style of the interface's face; `size` is held to 1…1000 pt.
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

  /// The same style in another colour.
  package func colored(_ color: Color) -> TextStyle {
    var style = self
    style.color = color
    return style
  }

  /// The height of a capital letter, in points: what a label is centred by.
  ///
  /// Of Inter 1490 and of DejaVu Sans Mono 1493 in 2048 of an em, as their OS/2 tables say.
  package var capHeight: Double {
    switch face {
    case .interface: size * 1490 / 2048
    case .code: size * 1493 / 2048
    }
  }

  /// The weight of the font file that is used.
  var fileWeight: FontWeight {
    switch face {
    case .interface: weight
    case .code: weight >= .semiBold ? .bold : .regular
    }
  }
}

/// Where a text lies from the point it is drawn at.
package enum TextAlignment: Sendable, Hashable {
  /// To the right of it.
  case leading
  /// On both sides of it.
  case center
  /// To the left of it.
  case trailing

  /// Natural alignment: a paragraph begins where its direction does.
  package static func natural(_ direction: WritingDirection) -> TextAlignment {
    direction == .rightToLeft ? .trailing : .leading
  }
}

/// How much room a line of text takes, in points.
package struct TextExtent: Sendable, Hashable {
  /// From the first letter's origin to the end of the last one's advance.
  package let width: Double
  /// From the baseline up to the face's ascent, whatever the letters.
  package let ascent: Double
  /// From the baseline down to the face's descent.
  package let descent: Double
  /// Whether an ellipsis stands for what did not fit.
  package let isTruncated: Bool

  /// Ascent and descent.
  package var height: Double { ascent + descent }
}
