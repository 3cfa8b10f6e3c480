import Basics

/// The boundary of bar and keyboard: three edges on the screen, in points.
public struct Seam: Sendable, Hashable {
  /// The keyboard's top edge, or the bottom edge of the bar's sheet where that is higher.
  public let keyboardTop: Double
  /// The bottom edge of the bar's background.
  public let toolbarBottom: Double
  /// The bottom edge of the bar's content.
  public let contentBottom: Double
  /// Whether the keyboard covers what is behind it.
  public let isOpaque: Bool

  /// A seam of three edges, in points.
  public init(
    keyboardTop: Double, toolbarBottom: Double, contentBottom: Double, isOpaque: Bool = true
  ) {
    self.isOpaque = isOpaque
    self.keyboardTop = keyboardTop
    self.toolbarBottom = toolbarBottom
    self.contentBottom = contentBottom
  }

  /// The largest distance of edges by rounding, in points: resized views' are rounded to 2⁻²⁰.
  public static let rounding = 0x1p-18

  /// The visible background between bar and keyboard, in points; 0 or more.
  public var gap: Double { Seam.beyondRounding(keyboardTop - toolbarBottom) }

  /// The part of the bar's content behind the keyboard, in points; 0 or more.
  public var overlap: Double { isOpaque ? Seam.beyondRounding(contentBottom - keyboardTop) : 0 }

  private static func beyondRounding(_ distance: Double) -> Double {
    distance > rounding ? distance : 0
  }

  /// The gap, or minus the overlap, or 0.
  public var signed: Double { gap > 0 ? gap : overlap > 0 ? -overlap : 0 }
}

extension Seam: CustomStringConvertible {
  /// For example “gap 22.1 pt: keyboard 516, bar 493.9, content 459.9”.
  public var description: String {
    let edges = [keyboardTop, toolbarBottom, contentBottom].map { $0.decimals(upTo: 2) }
    let distance =
      gap > 0
      ? "gap \(gap.decimals(upTo: 2)) pt"
      : overlap > 0 ? "overlap \(overlap.decimals(upTo: 2)) pt" : "closed"
    return "\(distance): keyboard \(edges[0]), bar \(edges[1]), content \(edges[2])"
  }
}
