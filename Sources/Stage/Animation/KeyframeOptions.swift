/// The options of `UIView.animateKeyframes`, bit for bit.
///
/// Bits shared with `AnimationOptions` mean the same; the curve's bits have no names here but pace the whole animation,
/// easeInOut where they are 0. Source: Apple, `UIView.KeyframeAnimationOptions` (UIView.h); for the pace, the animation
/// that UIKit makes as a debugger prints it, stackoverflow.com/q/20521214.
public struct KeyframeOptions: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from any bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The options with the same bits, as apps give a keyframe animation a curve.
  public init(_ options: AnimationOptions) {
    self.init(rawValue: options.rawValue)
  }

  private static let modeShift: UInt = 10

  /// Mode 0: linear from key to key; no bit at all, and the default.
  public static let calculationModeLinear = KeyframeOptions(rawValue: 0 << modeShift)
  /// Mode 1, 1024: jumps from key to key.
  public static let calculationModeDiscrete = KeyframeOptions(rawValue: 1 << modeShift)
  /// Mode 2, 2048: linear at constant speed, whatever the times of the keys.
  public static let calculationModePaced = KeyframeOptions(rawValue: 2 << modeShift)
  /// Mode 3, 3072: a smooth curve through the keys.
  public static let calculationModeCubic = KeyframeOptions(rawValue: 3 << modeShift)
  /// Mode 4, 4096: a smooth curve at constant speed, whatever the times of the keys.
  public static let calculationModeCubicPaced = KeyframeOptions(rawValue: 4 << modeShift)

  enum Mode: UInt {
    case linear, discrete, paced, cubic, cubicPaced

    /// Whether the keys' times follow from the distances between them.
    var isPaced: Bool { self == .paced || self == .cubicPaced }
  }

  /// Bits 10–12; linear for a number without a name (our choice).
  var mode: Mode { Mode(rawValue: rawValue >> KeyframeOptions.modeShift & 7) ?? .linear }

  var shared: AnimationOptions {
    AnimationOptions(rawValue: rawValue & ~(7 << KeyframeOptions.modeShift))
  }
}

extension KeyframeOptions: CustomStringConvertible {
  /// For example “calculationMode paced, curveEaseInOut”: the mode, and every block's options.
  public var description: String { "calculationMode \(mode), \(shared)" }
}
