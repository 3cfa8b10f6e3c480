import LibC

/// A staircase: the input is divided into equal intervals, and the output jumps between them.
///
/// ```
/// jump-end, 3 steps      jump-start, 3 steps
/// 1 ┤            •       1 ┤        •────
///   │        •───          │    •───
///   │    •───              │•───
/// 0 ┼•───                0 ┼
/// ```
///
/// Guarantees: `count` is at least 1, and at least 2 for `jumpNone`.
///
/// Source: CSS Easing Functions Level 2, "Step easing functions".
public struct Steps: Sendable, Hashable, Codable {
  /// The position of the jumps; the raw value is the CSS keyword.
  public enum Jump: String, Sendable, Codable, CaseIterable {
    case jumpStart = "jump-start"
    case jumpEnd = "jump-end"
    /// No jump at 0 or at 1: both ends are flat.
    case jumpNone = "jump-none"
    case jumpBoth = "jump-both"
    /// The older word for `jumpStart`; the same motion, printed as written.
    case start
    /// The older word for `jumpEnd`; the same motion.
    case end
  }

  /// The number of intervals of the input, at least 1.
  public let count: Int
  /// The position of the jumps.
  public let jump: Jump

  /// Creates a staircase; `nil` for fewer than one interval, or fewer than two with `jumpNone`.
  public init?(count: Int, jump: Jump = .jumpEnd) {
    guard count >= (jump == .jumpNone ? 2 : 1) else { return nil }
    self.count = count
    self.jump = jump
  }

  /// The output progress at an input progress; the staircase continues outside 0…1.
  ///
  /// With `before`, a value exactly at a jump is that of the lower step: the animation has not reached its interval
  /// yet. Source: CSS Easing Functions Level 2, "Output of a step easing function".
  public func value(at input: Double, before: Bool = false) -> Double {
    let steps = Double(count)
    // 1. Calculate the current step as floor(input progress value × steps).
    let product = input * steps
    var step = floor(product)
    // 2. If the step position is jump-start or jump-both, increment the current step by one.
    if jumpsAtStart { step += 1 }
    // 3. If the before flag is set and input × steps is integral, decrement it by one.
    if before, product.truncatingRemainder(dividingBy: 1) == 0 { step -= 1 }
    // 4. If input ≥ 0 and current step < 0, let current step be zero.
    if input >= 0, step < 0 { step = 0 }
    // 5. Calculate jumps based on the step position.
    let jumps: Double =
      switch jump {
      case .jumpStart, .start, .jumpEnd, .end: steps
      case .jumpNone: steps - 1
      case .jumpBoth: steps + 1
      }
    // 6. If input ≤ 1 and current step > jumps, let current step be jumps.
    if input <= 1, step > jumps { step = jumps }
    // 7. The output progress value is current step / jumps.
    return step / jumps
  }

  private var jumpsAtStart: Bool {
    switch jump {
    case .jumpStart, .start, .jumpBoth: true
    case .jumpEnd, .end, .jumpNone: false
    }
  }
}

extension Steps: CustomStringConvertible {
  /// Its CSS, for example “steps(4, jump-both)”.
  public var description: String { UnitCurve.steps(self).css }
}
