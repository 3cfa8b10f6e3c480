/// A timing written as text, as the command takes it.
///
/// | Text | Meaning | Time |
/// |---|---|---|
/// | a CSS easing function | a curve over the unit interval | 0…1 |
/// | `easeIn`, `easeOut`, `easeInOut`, `linear` | UIKit's names for the same | 0…1 |
/// | `keyboard` | the keyboard's spring of iOS 7 to 18, exactly 1 from 0.5 s on | seconds |
/// | `spring(mass, stiffness, damping[, velocity])` | a spring, not cut | seconds |
///
/// Springs follow Core Animation: damping above critical runs as critical.
public struct TimingText: Sendable, Hashable {
  /// The unit of a timing's time.
  public enum Kind: String, Sendable, CaseIterable {
    /// A fraction of the duration, 0…1.
    case unit
    /// In seconds.
    case spring
  }

  /// The motion.
  public let motion: Motion
  /// The canonical text: it reads back as an equal timing.
  public let canonicalText: String
  /// The seconds at which a spring is cut; infinite for one that is not, and for a curve.
  private let cut: Double

  /// Reads a timing.
  public init(_ text: String) throws(TimingTextError) {
    do throws(CSSReader.Failure) {
      try self.init(reading: text)
    } catch {
      throw TimingTextError(text: text, reason: error.reason)
    }
  }

  private static let uikitNames: [String: UnitCurve] = [
    "easein": .easeIn, "easeout": .easeOut, "easeinout": .easeInOut,
  ]

  private static let forms =
    "easeIn, easeOut, easeInOut, keyboard, spring(mass, stiffness, damping[, velocity]), "
    + UnitCurve.cssForms

  private init(reading text: String) throws(CSSReader.Failure) {
    var reader = CSSReader(text)
    switch reader.next {
    case .word("keyboard"):
      _ = reader.take()
      motion = KeyboardMotion.ios7.motion
      canonicalText = "keyboard"
      cut = KeyboardMotion.ios7.duration
    case .function("spring"):
      _ = reader.take()
      let spring = try TimingText.readSpring(from: &reader)
      motion = .spring(spring)
      canonicalText = TimingText.text(of: spring)
      cut = .infinity
    default:
      let curve = try TimingText.readCurve(from: &reader)
      motion = .curve(curve)
      canonicalText = curve.css
      cut = .infinity
    }
    try reader.end(after: "the timing")
  }

  private static func readCurve(
    from reader: inout CSSReader
  ) throws(CSSReader.Failure) -> UnitCurve {
    switch reader.next {
    case .word(let name):
      if let curve = uikitNames[name] {
        _ = reader.take()
        return curve
      }
      var attempt = reader
      guard let curve = try? UnitCurve.read(from: &attempt) else {
        throw CSSReader.Failure(reason: "\"\(name)\" is not a timing; allowed: \(forms)")
      }
      reader = attempt
      return curve
    case nil:
      throw CSSReader.Failure(reason: "there is no timing; allowed: \(forms)")
    default:
      return try UnitCurve.read(from: &reader)
    }
  }

  private static func readSpring(
    from reader: inout CSSReader
  ) throws(CSSReader.Failure) -> Spring {
    let names = ["mass", "stiffness", "damping", "velocity"]
    let numbers = try reader.numbers(of: "spring", named: names, required: 3)
    for index in 0..<2 where numbers[index] <= 0 {
      throw CSSReader.Failure(
        reason: "\(names[index]) must be greater than 0, not \(CSSNumber.text(numbers[index]))")
    }
    guard numbers[2] >= 0 else {
      throw CSSReader.Failure(
        reason: "damping must be 0 or greater, not \(CSSNumber.text(numbers[2]))")
    }
    let spring = Spring(
      mass: numbers[0], stiffness: numbers[1], damping: numbers[2],
      initialVelocity: numbers.count > 3 ? numbers[3] : 0)
    guard let spring else {
      throw CSSReader.Failure(reason: "the numbers of spring() are too far apart to compute with")
    }
    return spring
  }

  /// The text of an uncut spring.
  package static func text(of spring: Spring) -> String {
    var numbers = [spring.mass, spring.stiffness, spring.damping]
    if spring.initialVelocity != 0 { numbers.append(spring.initialVelocity) }
    return "spring(\(numbers.map(CSSNumber.text).joined(separator: ", ")))"
  }
}

extension TimingText {
  /// The unit of the time: a fraction of the duration, or seconds.
  public var kind: Kind {
    switch motion {
    case .curve: .unit
    case .spring: .spring
    }
  }

  /// The progress at a time; `before` matters only to steps.
  public func value(at time: Double, before: Bool = false) -> Double {
    switch motion {
    case .curve(let curve): curve.value(at: time, before: before)
    case .spring(let spring): time >= cut ? 1 : spring.value(at: time)
    }
  }

  /// The change of progress per unit of time; 0 before a spring begins and after it is cut.
  public func velocity(at time: Double) -> Double {
    switch motion {
    case .curve(let curve): curve.slope(at: time)
    case .spring(let spring): time >= cut ? 0 : spring.velocity(at: time)
    }
  }
}

/// An error in a timing's text.
public struct TimingTextError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The rejected text, cut after 80 characters.
  public let text: String
  /// The error and what is allowed.
  public let reason: String

  init(text: String, reason: String) {
    self.text = CSSEasingError.excerpt(of: text)
    self.reason = reason
  }

  /// The text and the reason in one sentence.
  public var description: String { "cannot read the timing \"\(text)\": \(reason)" }
}

extension TimingText: CustomStringConvertible {
  /// The same as ``canonicalText``.
  public var description: String { canonicalText }
}
