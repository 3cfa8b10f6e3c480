/// How a text looks.
public struct TextStyle: Sendable, Hashable {
  /// Which of the theme's faces.
  public enum Face: Sendable, Hashable, CaseIterable {
    /// Names, sentences, numbers.
    case interface
    /// Code, with letters of one width.
    case code
  }

  /// How heavy.
  public enum Weight: Int, Sendable, Hashable, CaseIterable, Comparable {
    /// Text.
    case regular = 400
    /// Labels.
    case medium = 500
    /// Names.
    case semiBold = 600
    /// Titles.
    case bold = 700

    /// Whether the first is lighter.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The face.
  public var face: Face
  /// The weight; code knows regular and bold, and takes the nearer.
  public var weight: Weight
  /// The em, in points.
  public var size: Double
  /// The colour.
  public var color: Color
  /// Whether figures have one width, so that numbers below each other line up.
  public var hasTabularFigures: Bool
  /// Extra room after each letter, in points.
  public var tracking: Double

  /// The largest em, in points.
  public static let largestSize = 1000.0

  /// A style of the interface's face; `size` is held to 1…1000 pt.
  public init(
    _ size: Double, _ weight: Weight = .regular, _ color: Color, face: Face = .interface,
    hasTabularFigures: Bool = false, tracking: Double = 0
  ) {
    self.face = face
    self.weight = weight
    self.size = min(max(size, 1), TextStyle.largestSize)
    self.color = color
    self.hasTabularFigures = hasTabularFigures
    self.tracking = tracking
  }

  /// The same style in another colour.
  public func colored(_ color: Color) -> TextStyle {
    var style = self
    style.color = color
    return style
  }

  /// The height of a capital letter, in points: what a label is centred by.
  ///
  /// Of Inter 1490 and of DejaVu Sans Mono 1493 in 2048 of an em, as their OS/2 tables say.
  public var capHeight: Double {
    switch face {
    case .interface: size * 1490 / 2048
    case .code: size * 1493 / 2048
    }
  }

  /// The weight of the font file that is used.
  var fileWeight: Weight {
    switch face {
    case .interface: weight
    case .code: weight >= .semiBold ? .bold : .regular
    }
  }
}

/// Where a text lies from the point it is drawn at.
public enum TextAlignment: Sendable, Hashable {
  /// To the right of it.
  case leading
  /// On both sides of it.
  case center
  /// To the left of it.
  case trailing
}

/// How much room a line of text takes, in points.
public struct TextExtent: Sendable, Hashable {
  /// From the first letter's origin to the end of the last one's advance.
  public let width: Double
  /// From the baseline up to the face's ascent, whatever the letters.
  public let ascent: Double
  /// From the baseline down to the face's descent.
  public let descent: Double
  /// Whether an ellipsis stands for what did not fit.
  public let isTruncated: Bool

  /// Ascent and descent.
  public var height: Double { ascent + descent }
}
