import Basics

/// How content follows a finger beyond its end: the further it is pulled, the less.
///
/// ```
/// length ┤               ╭────  never as far as this
///        │       ╭───────╯
///        │   ╭───╯
///      0 ┼───╯
///        0      pulled →
/// ```
///
/// Guarantees: the length is positive and finite; the shown distance is between −length and length, grows with the
/// pulled one, and is less than it. Source: (1 − 1 / (x · 0.55 / d + 1)) · d, as read out of UIKit by several, among
/// them github.com/super-ultra/ScrollMechanics, commit 587660a.
public struct RubberBand: Sendable, Hashable {
  /// The side of the scroll view along the pull, in points.
  public let length: Double

  /// A band; `nil` unless its length is positive and finite.
  public init?(length: Double) {
    guard length > 0, length.isFinite else { return nil }
    self.length = length
  }

  /// The share of the first pulled point that is shown; source as for the formula.
  public static let stiffness = 0.55

  /// The distance the content is shown beyond its end, in points, for the distance pulled.
  public func shown(of pulled: Double) -> Double {
    // The formula with both sides of the fraction multiplied, which is the same for either direction.
    let stretch = pulled * RubberBand.stiffness
    guard stretch.isFinite else { return pulled < 0 ? -length : length }
    return stretch / (abs(stretch) / length + 1)
  }

  /// The distance pulled for the distance shown, in points: the inverse of `shown(of:)`.
  ///
  /// - Parameter shown: Points; distances no finger reaches count as `reach` of the length.
  public func pulled(for shown: Double) -> Double {
    let most = length * RubberBand.reach
    let shown = min(max(shown, -most), most)
    return shown / (1 - abs(shown) / length) / RubberBand.stiffness
  }

  /// The share of the length up to which the inverse is taken, after a pull of 180 lengths.
  private static let reach = 0.99

  /// The share of the next pulled point that is shown, 0…`stiffness`.
  public func slope(at pulled: Double) -> Double {
    let ratio = abs(pulled) * RubberBand.stiffness / length + 1
    return RubberBand.stiffness / ratio / ratio
  }
}

extension RubberBand: CustomStringConvertible {
  /// Its length, in points.
  public var description: String { "rubber band of \(length.decimals(upTo: 2)) pt" }
}
