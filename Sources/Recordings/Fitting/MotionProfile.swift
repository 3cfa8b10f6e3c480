import Easing

/// A motion's progress over its own unit of time, as a table for searches, to 10⁻⁵ where smooth.
final class MotionProfile: Sendable {
  private let values: [Double]
  /// The end of the motion, in units.
  private let end: Double
  private let step: Double

  private init(end: Double, count: Int, _ value: (Double) -> Double) {
    self.end = end
    step = end / Double(count)
    values = (0...count).map { $0 == count ? 1 : value(Double($0) * end / Double(count)) }
  }

  /// The progress: 0 before its begin and 1 after its end.
  func value(at place: Double) -> Double {
    guard place > 0 else { return 0 }
    guard place < end else { return 1 }
    let position = place / step
    let index = min(Int(position), values.count - 2)
    return values[index] + (values[index + 1] - values[index]) * (position - Double(index))
  }

  /// The change of progress per unit.
  func slope(at place: Double) -> Double {
    guard place >= 0, place < end else { return 0 }
    let index = min(Int(place / step), values.count - 2)
    return (values[index + 1] - values[index]) / step
  }

  /// A critically damped spring has a thousandth of its way left then: (1 + x) e⁻ˣ = 0.001.
  static let springRest = 9.2334

  /// A critically damped spring, in units of 1 ÷ its angular frequency.
  static let spring = MotionProfile(end: 16, count: 4096) { time in
    Spring(stiffness: 1, damping: 2)?.value(at: time) ?? 1
  }

  private static let curves = RecordedCurve.allCases.map { curve in
    let unitCurve = curve.unitCurve
    return MotionProfile(end: 1, count: 2048) { unitCurve.value(at: $0) }
  }

  static func of(_ curve: RecordedCurve) -> MotionProfile {
    curves[RecordedCurve.allCases.firstIndex(of: curve) ?? 0]
  }
}
