/// The allowed difference from the approved film: one distance for each kind of number.
///
/// Exact by default. Never negative, never infinite; lengths are those of traces, so that a distance equal to the
/// tolerance is within it.
public struct Tolerance: Sendable, Hashable {
  /// A kind of number.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Edges on the screen.
    case position
    /// The signed gap between bar and keyboard.
    case gap
    case time

    /// The unit of tolerances of this kind.
    public var unit: String { self == .time ? "µs" : "pt" }
  }

  /// The allowed distance of an edge, 0 to `lengthLimit` points.
  public let position: TraceLength
  /// The allowed distance of the gap, 0 to `lengthLimit` points.
  public let gap: TraceLength
  /// The allowed distance of a frame's time, in microseconds, 0 to `timeLimit`.
  public let time: Int

  /// The largest tolerance of a length, in points: more than any screen has.
  public static let lengthLimit = 10_000.0
  /// The largest tolerance of a time, in microseconds: a second.
  public static let timeLimit = 1_000_000
  /// Nothing may differ.
  public static let exact = Tolerance(lengths: 0, 0, time: 0)

  private init(lengths position: TraceLength, _ gap: TraceLength, time: Int) {
    (self.position, self.gap, self.time) = (position, gap, time)
  }

  /// Lengths in points, to the thousandth; nil if one is negative, NaN or beyond its limit.
  public init?(position: Double = 0, gap: Double = 0, time: Int = 0) {
    let lengths = 0...Tolerance.lengthLimit
    guard lengths.contains(position), lengths.contains(gap),
      (0...Tolerance.timeLimit).contains(time), let position = TraceLength(points: position),
      let gap = TraceLength(points: gap)
    else { return nil }
    self.init(lengths: position, gap, time: time)
  }

  /// Whether every tolerance is 0.
  public var isExact: Bool { self == .exact }

  /// The tolerance of a kind, in its unit.
  public subscript(kind: Kind) -> Double {
    switch kind {
    case .position: position.points
    case .gap: gap.points
    case .time: Double(time)
    }
  }

  func length(of series: Series?) -> TraceLength { series?.kind == .gap ? gap : position }

  /// The lesser of two tolerances, for each kind.
  func stricter(_ other: Tolerance) -> Tolerance {
    Tolerance(
      lengths: min(position, other.position), min(gap, other.gap), time: min(time, other.time))
  }

  /// A copy with another tolerance of a kind, in its unit; nil where that is not allowed.
  public func with(_ kind: Kind, _ amount: Double) -> Tolerance? {
    switch kind {
    case .position: Tolerance(position: amount, gap: gap.points, time: time)
    case .gap: Tolerance(position: position.points, gap: amount, time: time)
    case .time:
      Int(exactly: amount).flatMap {
        Tolerance(position: position.points, gap: gap.points, time: $0)
      }
    }
  }
}

extension Tolerance {
  /// An error in a tolerance's text: a sentence with what is allowed.
  public struct TextError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The sentence.
    public let description: String
  }

  /// Reads texts such as `position=0.5` or `position=0.5,gap=1`; other kinds are exact.
  ///
  /// - Throws: `TextError` for a kind that is unknown, duplicate, or without a number within its limits.
  public init(_ texts: [String]) throws(TextError) {
    var tolerance = Tolerance.exact
    var given: Set<Kind> = []
    for text in texts.flatMap({ $0.split(separator: ",", omittingEmptySubsequences: false) }) {
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let kind = Kind(rawValue: String(parts[0])) else {
        let kinds = Kind.allCases.map(\.rawValue).joined(separator: ", ")
        throw TextError(
          description: "“\(text)” is not a tolerance: write KIND=AMOUNT such as position=0.5, "
            + "where KIND is one of \(kinds).")
      }
      guard given.insert(kind).inserted else {
        throw TextError(
          description: "the tolerance of \(kind.rawValue) is given twice; give it once.")
      }
      guard let amount = Double(parts[1]), let next = tolerance.with(kind, amount) else {
        let allowed =
          kind == .time
          ? "a whole number of microseconds from 0 to \(Tolerance.timeLimit)"
          : "points from 0 to \(Tolerance.lengthLimit.shortest)"
        throw TextError(
          description: "“\(parts[1])” is not a tolerance of \(kind.rawValue): give \(allowed).")
      }
      tolerance = next
    }
    self = tolerance
  }
}

extension Series {
  /// The tolerance that applies to it.
  public var kind: Tolerance.Kind { self == .gap || self == .off ? .gap : .position }
}

extension Tolerance: CustomStringConvertible {
  /// For example “position 0.5 pt, gap 1 pt”, or “exact”.
  public var description: String {
    isExact
      ? "exact"
      : Kind.allCases.filter { self[$0] > 0 }
        .map { "\($0.rawValue) \(self[$0].shortest) \($0.unit)" }.joined(separator: ", ")
  }
}
