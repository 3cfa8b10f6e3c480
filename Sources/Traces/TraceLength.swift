package import Basics

/// A length in a trace: a whole number of thousandths of a point.
///
/// Numbers of films are rounded once, when a trace is made. From then on lengths are read, compared and written as
/// whole numbers, so that sums are exact and two machines write the same text.
public struct TraceLength: Sendable, Hashable, Comparable {
  /// Thousandths of a point.
  public let thousandths: Int

  /// The largest length of a trace, in points; greater distances are clamped to it.
  public static let limit = 1e9

  /// A length of thousandths of a point.
  public init(thousandths: Int) {
    self.thousandths = thousandths
  }

  /// The nearest length in points, halves away from zero, clamped to `limit`; nil for NaN.
  public init?(points: Double) {
    guard !points.isNaN else { return nil }
    self.init(rounding: points)
  }

  /// As `init(points:)`, for a number that is not NaN.
  init(rounding points: Double) {
    let length = min(max(points, -TraceLength.limit), TraceLength.limit)
    thousandths = Int((length * 1000).rounded())
  }

  /// The double nearest to the length in points; never negative zero.
  public var points: Double { Double(thousandths) / 1000 }

  func distance(to other: TraceLength) -> TraceLength {
    TraceLength(thousandths: abs(thousandths - other.thousandths))
  }

  /// By size.
  public static func < (left: TraceLength, right: TraceLength) -> Bool {
    left.thousandths < right.thousandths
  }
}

extension TraceLength: CustomStringConvertible {
  /// Points with three decimals and no negative zero, such as `331.000`.
  public var description: String { DecimalText.fixed(thousandths, decimals: 3) }

  /// Points without trailing zeros, such as `331`.
  package func shortest(minus: DecimalText.Minus = .hyphen) -> String {
    DecimalText.trimmed(thousandths, decimals: 3, minus: minus)
  }
}

extension TraceLength: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// A number of points.
  public init(floatLiteral points: Double) { self.init(rounding: points) }

  /// A number of points.
  public init(integerLiteral points: Int) { self.init(thousandths: points * 1000) }
}

extension TraceLength: Codable {
  /// Reads a number of points; throws `DecodingError` where there is none.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let length = TraceLength(points: try container.decode(Double.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "not a length")
    }
    self = length
  }

  /// Writes a number of points.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(points)
  }
}
