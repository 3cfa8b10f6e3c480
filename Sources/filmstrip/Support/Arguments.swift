import ArgumentParser
import Easing

/// A number from the command line; NaN and infinities are refused.
struct FiniteNumber: ExpressibleByArgument {
  let value: Double

  init?(argument: String) {
    guard let value = Double(argument), value.isFinite else { return nil }
    self.value = value
  }
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

/// A UIKit curve by its name or raw value.
struct CurveArgument: ExpressibleByArgument {
  let curve: AnimationCurve

  init?(argument: String) {
    if let raw = UInt(argument) {
      curve = AnimationCurve(rawValue: raw)
    } else if let named = AnimationCurve(name: argument) {
      curve = named
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] { AnimationCurve.named.map(\.name) + ["a raw number"] }
}

/// A keyboard profile by its name.
struct ProfileArgument: ExpressibleByArgument {
  let motion: KeyboardMotion

  init?(argument: String) {
    guard let motion = KeyboardMotion(name: argument) else { return nil }
    self.motion = motion
  }

  static var allValueStrings: [String] { KeyboardMotion.all.map(\.name) }
}
