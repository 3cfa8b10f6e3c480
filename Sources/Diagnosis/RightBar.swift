/// Where a bar belongs: where it stands without a keyboard or, where that is higher, on the keyboard.
///
/// Films and recordings are judged by it alike. It takes nothing from how the bar moves: a bar that never moves, comes late
/// or stops half the way is as far off as it looks.
package struct RightBar: Sendable, Hashable {
  /// The bar's bottom edge where no keyboard shows, in points from the screen's top.
  package let home: Double
  /// How far above the keyboard it stands by design, in points: 0 for a bar that stands on it.
  package let margin: Double
  /// From where on a keyboard's top is that of one which does not show, in points from the screen's top.
  package let hiddenTop: Double

  package init(home: Double, margin: Double = 0, hiddenTop: Double = .infinity) {
    self.home = home
    self.margin = margin
    self.hiddenTop = hiddenTop
  }

  /// A right way from one rest of the keyboard to another.
  ///
  /// The two differ where the bar has less far to go than the keyboard, because it stands on a safe area or a tab bar.
  package enum Way: String, Sendable, Hashable, CaseIterable {
    /// It goes its own, shorter way in the keyboard's time: what an animation with the keyboard's curve does.
    case scaled
    /// It waits for the keyboard to reach it and rides on it from there: what an input accessory does.
    case waiting
  }

  /// Where its bottom edge belongs with the keyboard's top at rest at a place, both in points from the screen's top.
  package func rest(onTop top: Double) -> Double {
    top < hiddenTop ? min(home, top - margin) : home
  }

  /// Where its bottom edge belongs on a way, in points from the screen's top.
  ///
  /// - Parameters:
  ///   - top: Where the keyboard's top is now.
  ///   - ends: Where it rests before and after.
  package func place(
    _ way: Way, onTop top: Double, between ends: (before: Double, after: Double)
  ) -> Double {
    let travel = ends.after - ends.before
    guard way == .scaled, travel != 0 else { return rest(onTop: top) }
    let (start, end) = (rest(onTop: ends.before), rest(onTop: ends.after))
    return start + (end - start) * ((top - ends.before) / travel)
  }

  /// What two numbers that are worked out in different ways may differ by and be one, in points.
  private static let rounding = 1e-3

  /// How far above the keyboard a bar stands by design, in points.
  ///
  /// What it keeps at every rest is its margin where that is no more than its distance from the screen's bottom without a
  /// keyboard: a pill with 8 points around it, a button with 21. Of a bar that is covered at a rest, that stands farther
  /// above the keyboard than above the bottom, or by just what the system has there, it is 0: that much is counted twice.
  ///
  /// - Parameters:
  ///   - distances: From the bar's bottom edge to the keyboard's top at each rest with the keyboard shown, in points.
  ///   - clearance: From its bottom edge to the screen's bottom where no keyboard shows, in points.
  ///   - tolerance: What two distances may differ by and be one, in points.
  ///   - isSystems: Whether a distance is the system's own: that of a safe area or of a tab bar.
  package static func margin(
    ofRests distances: [Double], clearance: Double, tolerance: Double,
    isSystems: (Double) -> Bool
  ) -> Double {
    guard let least = distances.min(), least > tolerance,
      least <= clearance + tolerance + rounding,
      !isSystems(least)
    else { return 0 }
    return least
  }
}
