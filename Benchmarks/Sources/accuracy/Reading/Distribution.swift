import Foundation

/// Numbers in their order.
struct Distribution {
  private let values: [Double]

  init(_ values: [Double]) { self.values = values.sorted() }

  var count: Int { values.count }

  /// The number that so great a share of all is no larger than; nil without any.
  func quantile(_ share: Double) -> Double? {
    values.isEmpty
      ? nil
      : values[
        (Int((share * Double(values.count)).rounded(.up)) - 1).clamped(to: 0...values.count - 1)]
  }

  func text(_ share: Double) -> String { quantile(share).map(Distribution.text) ?? "–" }

  static func text(_ value: Double) -> String { String(format: "%.2f", value) }
}
