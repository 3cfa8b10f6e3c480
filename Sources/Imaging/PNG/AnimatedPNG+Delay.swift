extension AnimatedPNG {
  /// A frame's delay: an exact fraction of a second (PNG, third edition, section 11.3.6.2).
  public struct Delay: Sendable, Hashable {
    /// Parts of a second.
    public let numerator: UInt16
    /// The parts of a second, at least 1.
    public let denominator: UInt16

    static let none = Delay(numerator: 0, denominator: 1)

    /// The fraction in seconds, rounded.
    public var seconds: Double { Double(numerator) / Double(denominator) }

    private init(numerator: UInt16, denominator: UInt16) {
      (self.numerator, self.denominator) = (numerator, denominator)
    }

    /// A fraction of a second; nil for a denominator of 0.
    public init?(_ numerator: UInt16, over denominator: UInt16) {
      guard denominator > 0 else { return nil }
      self.init(numerator: numerator, denominator: denominator)
    }

    /// The fraction as stored, where a denominator of 0 means hundredths.
    init(stored numerator: UInt16, over denominator: UInt16) {
      self.init(numerator: numerator, denominator: denominator == 0 ? 100 : denominator)
    }

    /// The fraction of the smallest numbers that is near enough to a time in seconds.
    ///
    /// It is exact for every time that is such a fraction. By continued fractions: each convergent is nearer than every
    /// fraction of a smaller denominator. Nil for a duration that is negative, not finite or longer than 65,535 s.
    public init?(seconds: Double) {
      guard seconds >= 0, seconds <= 65_535 else { return nil }
      var (last, next) = ((numerator: 0.0, denominator: 1.0), (numerator: 1.0, denominator: 0.0))
      var rest = seconds
      while true {
        let whole = rest.rounded(.down)
        let better = (
          numerator: whole * next.numerator + last.numerator,
          denominator: whole * next.denominator + last.denominator
        )
        guard better.numerator <= 65_535, better.denominator <= 65_535 else { break }
        (last, next) = (next, better)
        let isNear = abs(next.numerator / next.denominator - seconds) <= seconds * 1e-12
        guard !isNear, rest > whole else { break }
        rest = 1 / (rest - whole)
      }
      self.init(UInt16(next.numerator), over: UInt16(next.denominator))
    }
  }
}

extension AnimatedPNG.Delay: CustomStringConvertible {
  /// For example “1/60 s”.
  public var description: String { "\(numerator)/\(denominator) s" }
}
