/// The right place of a bar: its own without a keyboard or, where that is higher, on the keyboard.
///
/// Films and recordings are judged by it. It ignores the bar's actual motion: a bar that never moves, comes late or
/// stops halfway is as far off as it looks.
package struct RightBar: Sendable, Hashable {
  /// The bar's bottom edge without a keyboard, in points from the screen's top.
  package let home: Double
  /// Its distance above the keyboard by design, in points: 0 for a bar directly on it.
  package let margin: Double
  /// The keyboard's top from which on it counts as hidden, in points from the screen's top.
  package let hiddenTop: Double

  package init(home: Double, margin: Double = 0, hiddenTop: Double = .infinity) {
    self.home = home
    self.margin = margin
    self.hiddenTop = hiddenTop
  }

  /// A right path from one rest of the keyboard to another.
  ///
  /// The two differ if the bar's is shorter than the keyboard's: it is on a safe area or a tab bar.
  package enum Way: String, Sendable, Hashable, CaseIterable {
    /// Its own, shorter distance in the keyboard's time, like an animation with its curve.
    case scaled
    /// It waits for the keyboard to reach it and rides on it from there, like an input accessory.
    case waiting
  }

  /// Its bottom edge's right place for the keyboard's top at rest, from the screen's top.
  package func rest(onTop top: Double) -> Double {
    top < hiddenTop ? min(home, top - margin) : home
  }

  /// Its bottom edge's right place on a path, for the keyboard's top now and at both rests.
  ///
  /// All lengths are from the screen's top.
  package func place(
    _ way: Way, onTop top: Double, between ends: (before: Double, after: Double)
  ) -> Double {
    let travel = ends.after - ends.before
    guard way == .scaled, travel != 0 else { return rest(onTop: top) }
    let (start, end) = (rest(onTop: ends.before), rest(onTop: ends.after))
    return start + (end - start) * ((top - ends.before) / travel)
  }

  /// The tolerance of numbers computed in different ways, in points.
  private static let rounding = 1e-3

  /// A bar's distance above the keyboard by design, in points.
  ///
  /// A constant distance at every rest is its margin if it is at most the bar's distance from the screen's bottom
  /// without a keyboard: a pill with 8 points around it, a button with 21. It is 0 for a bar that is covered at a rest,
  /// is farther above the keyboard than above the bottom, or by exactly the system's part there, which is then counted
  /// twice.
  ///
  /// - Parameters:
  ///   - distances: From the bar's bottom edge to the keyboard's top at each rest with the keyboard shown, in points.
  ///   - clearance: From its bottom edge to the screen's bottom where no keyboard shows, in points.
  ///   - tolerance: The tolerance of equal distances, in points.
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
