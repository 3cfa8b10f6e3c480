import ArgumentParser
import Easing
import Scenarios

/// A finite number in decimal digits.
struct FiniteNumber: ExpressibleByArgument {
  let value: Double

  init?(argument: String) {
    guard let value = Double(decimal: argument), value.isFinite else { return nil }
    self.value = value
  }

  var defaultValueDescription: String { value.shortest }
}

/// Numbers separated by commas, such as `-0.5,1`.
struct NumberList: ExpressibleByArgument {
  let values: [Double]

  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false)
      .map { FiniteNumber(argument: String($0)) }
    guard !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }) else { return nil }
    values = numbers.compactMap { $0?.value }
  }
}

/// A UIKit curve by its name, or by its raw value, for which options have three bits.
enum CurveArgument {
  private static let rawValues: ClosedRange<UInt> = 0...7

  static let names = AnimationCurve.named.map(\.name)

  static let choices =
    names.joined(separator: ", ")
    + ", or a number from \(rawValues.lowerBound) to \(rawValues.upperBound)"

  static func curve(of argument: String) throws -> AnimationCurve {
    guard let curve = AnimationCurve(name: argument),
      CurveArgument.rawValues.contains(curve.rawValue)
    else {
      throw ValidationError(
        "it must be \(CurveArgument.choices)."
          + NearestName.hint(for: argument, among: CurveArgument.names))
    }
    return curve
  }
}

struct ProfileArgument: ExpressibleByArgument {
  let motion: KeyboardMotion

  init?(argument: String) {
    guard let motion = KeyboardMotion(name: argument) else { return nil }
    self.motion = motion
  }

  static var allValueStrings: [String] { KeyboardMotion.all.map(\.name) }
}
