/// How far a film may be from the approved one: one distance for each kind of number.
///
/// Exact unless said otherwise. Never negative, never infinite; lengths are whole thousandths of a point, as those of
/// traces, so that a distance equal to the tolerance is within it.
public struct Tolerance: Sendable, Hashable {
  /// A kind of number.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Edges on the screen.
    case position
    /// The signed gap between bar and keyboard.
    case gap
    /// The frames' times.
    case time

    /// The unit that tolerances of this kind are given in.
    public var unit: String { self == .time ? "µs" : "pt" }
  }

  /// How far an edge may be from where it was, in points, 0 to `lengthLimit`.
  public let position: Double
  /// How far the gap may be from what it was, in points, 0 to `lengthLimit`.
  public let gap: Double
  /// How far a frame's time may be from what it was, in microseconds, 0 to `timeLimit`.
  public let time: Int

  /// The largest tolerance of a length, in points: more than any screen has.
  public static let lengthLimit = 10_000.0
  /// The largest tolerance of a time, in microseconds: a second.
  public static let timeLimit = 1_000_000
  /// Nothing may be anywhere else.
  public static let exact = Tolerance()

  private init() { (position, gap, time) = (0, 0, 0) }

  /// Tolerances of each kind, lengths to the thousandth of a point; nil for one that is negative, beyond its limit or
  /// no number.
  public init?(position: Double = 0, gap: Double = 0, time: Int = 0) {
    let lengths = 0...Tolerance.lengthLimit
    guard lengths.contains(position), lengths.contains(gap),
      (0...Tolerance.timeLimit).contains(time)
    else { return nil }
    self.position = Trace.rounded(position)
    self.gap = Trace.rounded(gap)
    self.time = time
  }

  /// Whether nothing may differ.
  public var isExact: Bool { self == .exact }

  /// The tolerance of a kind, in its unit.
  public subscript(kind: Kind) -> Double {
    switch kind {
    case .position: position
    case .gap: gap
    case .time: Double(time)
    }
  }

  /// The same with another tolerance of a kind, in its unit; nil where that is not allowed.
  public func with(_ kind: Kind, _ amount: Double) -> Tolerance? {
    switch kind {
    case .position: Tolerance(position: amount, gap: gap, time: time)
    case .gap: Tolerance(position: position, gap: amount, time: time)
    case .time:
      Int(exactly: amount).flatMap { Tolerance(position: position, gap: gap, time: $0) }
    }
  }
}

extension Tolerance {
  /// Why a text is no tolerance, in a sentence that says what is allowed.
  public struct TextError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public let description: String
  }

  /// Reads what is given on a command line, such as `position=0.5` or `position=0.5,gap=1`; kinds that are not named
  /// are exact.
  ///
  /// - Throws: `TextError` for a kind that is none, that is given twice, or that has no number within its limits.
  public init(_ texts: [String]) throws(TextError) {
    var tolerance = Tolerance.exact
    var given: Set<Kind> = []
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else {
        let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw TextError(
          description: "“\(text)” is no tolerance: write KIND=AMOUNT such as position=0.5, "
            + "where KIND is one of \(kinds).")
      }
      guard given.insert(kind).inserted else {
        throw TextError(
          description: "the tolerance of \(kind.rawValue) is given twice; give it once.")
      }
      guard let amount = Double(parts[1]), let next = tolerance.with(kind, amount) else {
        let allowed =
          kind == .time
          ? "a whole number of microseconds of 0 to \(Tolerance.timeLimit)"
          : "points of 0 to \(Tolerance.lengthLimit.shortest)"
        throw TextError(
          description: "“\(parts[1])” is no tolerance of \(kind.rawValue): allowed are \(allowed).")
      }
      tolerance = next
    }
    self = tolerance
  }
}

extension Series {
  /// Which tolerance is for it.
  public var kind: Tolerance.Kind { self == .gap ? .gap : .position }
}
