/// The options of `UIView.animate`, bit for bit.
///
/// Most options are one bit, but the curve is a number of three bits (16–18), the transition one of three (20–22) and
/// the preferred frame rate one of four (24–27). `contains` and other set operations mislead there: `curveEaseInOut`
/// has no bits and is contained in everything, and the keyboard's curve, 7 = 1 | 2 | 4, contains every other curve. Use
/// ``curve`` and ``transition`` instead.
///
/// This type exposes a common mistake: a notification has the *number* of a curve, which must be shifted to its bits.
/// `AnimationOptions(rawValue: 7)` is layoutSubviews, allowUserInteraction and beginFromCurrentState with the curve
/// easeInOut.
///
/// Source of every bit: Apple, `UIView.AnimationOptions` (UIView.h).
public struct AnimationOptions: OptionSet, Sendable, Hashable, Codable {
  /// The bits.
  public let rawValue: UInt

  /// Creates options from any bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The curve's number shifted to bits 16–18.
  ///
  /// As on a device, a number above 7 is not cut and spills into higher bits.
  public init(curve: AnimationCurve) {
    self.init(rawValue: curve.rawValue << AnimationOptions.curveShift)
  }

  private static let curveShift: UInt = 16
  private static let transitionShift: UInt = 20
  private static let threeBits: UInt = 7

  /// The curve in bits 16–18; easeInOut when they are all 0.
  public var curve: AnimationCurve {
    AnimationCurve(
      rawValue: rawValue >> AnimationOptions.curveShift & AnimationOptions.threeBits)
  }

  /// The transition alone, in bits 20–22: one of the `transition…` options.
  public var transition: AnimationOptions {
    AnimationOptions(
      rawValue: rawValue & AnimationOptions.threeBits << AnimationOptions.transitionShift)
  }
}

extension AnimationOptions {
  /// Bit 0: lays out subviews at commit time, so that they move with their parent.
  public static let layoutSubviews = AnimationOptions(rawValue: 1)
  /// Bit 1: touches work while the views move.
  public static let allowUserInteraction = AnimationOptions(rawValue: 2)
  /// Bit 2: starts from what is on screen rather than from the model.
  public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
  /// Bit 3: runs for ever.
  public static let `repeat` = AnimationOptions(rawValue: 8)
  /// Bit 4: runs back and forth.
  public static let autoreverse = AnimationOptions(rawValue: 16)
  /// Bit 5: the given duration applies, even inside another animation block.
  public static let overrideInheritedDuration = AnimationOptions(rawValue: 32)
  /// Bit 6: the given curve applies, even inside another animation block.
  public static let overrideInheritedCurve = AnimationOptions(rawValue: 64)
  /// Bit 7: redraws changing contents instead of moving a snapshot.
  public static let allowAnimatedContent = AnimationOptions(rawValue: 128)
  /// Bit 8: hides and shows views in a transition instead of removing and adding them.
  public static let showHideTransitionViews = AnimationOptions(rawValue: 256)
  /// Bit 9: no option is inherited from an outer block.
  public static let overrideInheritedOptions = AnimationOptions(rawValue: 512)

  /// Curve 0: no bit at all, and the default.
  public static let curveEaseInOut = AnimationOptions(curve: .easeInOut)
  /// Curve 1.
  public static let curveEaseIn = AnimationOptions(curve: .easeIn)
  /// Curve 2.
  public static let curveEaseOut = AnimationOptions(curve: .easeOut)
  /// Curve 3.
  public static let curveLinear = AnimationOptions(curve: .linear)
  /// Curve 7, 458752: the keyboard's, unnamed in UIKit (stackoverflow.com/q/18957476, q/19482573).
  public static let curveKeyboard = AnimationOptions(curve: .keyboard)

  /// Transition 0: none; no bit at all.
  public static let transitionNone = AnimationOptions(rawValue: 0 << transitionShift)
  /// Transition 1: flips about the vertical axis, from the left.
  public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << transitionShift)
  /// Transition 2: flips about the vertical axis, from the right.
  public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << transitionShift)
  /// Transition 3: curls up.
  public static let transitionCurlUp = AnimationOptions(rawValue: 3 << transitionShift)
  /// Transition 4: curls down.
  public static let transitionCurlDown = AnimationOptions(rawValue: 4 << transitionShift)
  /// Transition 5: dissolves.
  public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << transitionShift)
  /// Transition 6: flips about the horizontal axis, from the top.
  public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << transitionShift)
  /// Transition 7: flips about the horizontal axis, from the bottom.
  public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << transitionShift)

  /// 3 in bits 24–27: prefers 60 frames per second.
  public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
  /// 7 in bits 24–27: prefers 30 frames per second.
  public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
}
