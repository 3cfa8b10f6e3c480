import Basics

/// Where the bar and the keyboard meet: three edges on the screen, in points.
public struct Seam: Sendable, Hashable {
  /// The keyboard's top edge, or the bottom edge of the sheet that the bar is in where that is higher.
  public let keyboardTop: Double
  /// The bottom edge of the bar's background.
  public let toolbarBottom: Double
  /// The bottom edge of the bar's content.
  public let contentBottom: Double
  /// Whether the keyboard hides what lies behind it; where it does not, nothing is covered.
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

  /// What rounding alone can part two edges by, in points: each edge of a resized view is rounded to 2⁻²⁰.
  public static let rounding = 0x1p-18

  /// How much background shows between bar and keyboard, in points; 0 or more.
  public var gap: Double { Seam.beyondRounding(keyboardTop - toolbarBottom) }

  /// How much of the bar's content the keyboard covers, in points; 0 or more.
  public var overlap: Double { isOpaque ? Seam.beyondRounding(contentBottom - keyboardTop) : 0 }

  private static func beyondRounding(_ distance: Double) -> Double {
    distance > rounding ? distance : 0
  }

  /// The gap where there is one, minus the overlap where there is one, else 0.
  public var signed: Double { gap > 0 ? gap : overlap > 0 ? -overlap : 0 }
}

extension Seam: CustomStringConvertible {
  /// The gap or the overlap, and the edges, such as “gap 22.1 pt: keyboard 516, bar 493.9, content 459.9”.
  public var description: String {
    let edges = [keyboardTop, toolbarBottom, contentBottom].map { $0.decimals(upTo: 2) }
    let distance =
      gap > 0
      ? "gap \(gap.decimals(upTo: 2)) pt"
      : overlap > 0 ? "overlap \(overlap.decimals(upTo: 2)) pt" : "closed"
    return "\(distance): keyboard \(edges[0]), bar \(edges[1]), content \(edges[2])"
  }
}
