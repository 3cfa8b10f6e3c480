// The enumerations in `UIView`, with UIKit's raw values (UIView.h).

import Easing
import Stage

extension UIView {
  /// The film draws none of it.
  public enum ContentMode: Int, Sendable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Any number is valid, as in UIKit, where a notification's 7 is not a case and yet not nil.
  ///
  /// A `switch` over only the four names compiles, and traps at 7, as it does on a phone.
  public enum AnimationCurve: RawRepresentable, Sendable, Hashable {
    case easeInOut, easeIn, easeOut, linear
    /// Any other number, such as the keyboard's 7. No `switch` needs a case that cannot be named.
    @available(*, unavailable, message: "a number without a name; use init(rawValue:)")
    case unnamed(Int)

    /// The same cases, which can all be named.
    private enum Number {
      case easeInOut, easeIn, easeOut, linear
      case unnamed(Int)
    }

    public init?(rawValue: Int) {
      let number: Number =
        switch rawValue {
        case 0: .easeInOut
        case 1: .easeIn
        case 2: .easeOut
        case 3: .linear
        default: .unnamed(rawValue)
        }
      self = unsafeBitCast(number, to: Self.self)
    }

    public var rawValue: Int {
      switch unsafeBitCast(self, to: Number.self) {
      case .easeInOut: 0
      case .easeIn: 1
      case .easeOut: 2
      case .linear: 3
      case .unnamed(let number): number
      }
    }

    public static func == (one: Self, other: Self) -> Bool { one.rawValue == other.rawValue }
    public func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }

    /// The same number on the stage; of a negative one the bits, as in C.
    var staged: Easing.AnimationCurve {
      Easing.AnimationCurve(rawValue: UInt(bitPattern: rawValue))
    }
  }

  /// The options of `animate`, bit for bit, which the stage interprets.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var staged: Easing.AnimationOptions { Easing.AnimationOptions(rawValue: rawValue) }
  }

  /// The options of `animateKeyframes`, bit for bit, which the stage interprets.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var staged: KeyframeOptions { KeyframeOptions(rawValue: rawValue) }
  }

  public enum AnimationTransition: Int, Sendable, CaseIterable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  public enum TintAdjustmentMode: Int, Sendable, CaseIterable { case automatic, normal, dimmed }
}
