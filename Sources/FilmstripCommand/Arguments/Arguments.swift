import ArgumentParser
import Easing
import Scenarios

/// A finite number in decimal digits.
struct FiniteNumber: ExpressibleByArgument {
  let value: Double

  init(_ value: Double) { self.value = value }

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

/// Options of an animation by their raw value, as code writes it: 458752, 0x70000 or `7 << 16`.
enum OptionsArgument {
  static func bits(of argument: String) throws -> UInt {
    guard let bits = read(argument) else {
      throw ValidationError("it must be a number, such as 458752, 0x70000 or '7 << 16'.")
    }
    return bits
  }

  static func read(_ argument: String) -> UInt? {
    let parts = argument.split(separator: "<<", omittingEmptySubsequences: false).map(number)
    guard parts.count == 2 else { return parts.count == 1 ? parts[0] : nil }
    guard let value = parts[0], let shift = parts[1], shift < UInt.bitWidth,
      (value << shift) >> shift == value
    else { return nil }
    return value << shift
  }

  private static func number(_ text: Substring) -> UInt? {
    let words = text.split(separator: " ")
    guard words.count == 1, let digits = words.first else { return nil }
    return digits.lowercased().hasPrefix("0x")
      ? UInt(digits.dropFirst(2), radix: 16) : digits.first == "+" ? nil : UInt(digits)
  }
}

/// A UIKit curve by its name, or by its raw value, for which options have three bits.
enum CurveArgument {
  private static let rawValues: ClosedRange<UInt> = 0...7

  static let names = AnimationCurve.named.map(\.name)

  static let choices =
    names.joined(separator: ", ")
    + ", a number from \(rawValues.lowerBound) to \(rawValues.upperBound), or one shifted as '7 << 16'"

  /// Also as options write it: `7 << 16`.
  static func curve(of argument: String) throws -> AnimationCurve {
    let shifted = OptionsArgument.read(argument).map { AnimationOptions(rawValue: $0) }
    if let shifted, AnimationCurve(name: argument) == nil,
      shifted == AnimationOptions(curve: shifted.curve)
    {
      return shifted.curve
    }
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
