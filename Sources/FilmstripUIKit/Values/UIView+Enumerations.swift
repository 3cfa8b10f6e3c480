// The enumerations in `UIView`, with UIKit's raw values (UIView.h).

import Easing
import Stage

extension UIView {
  /// How a view's content lies in its bounds; the film draws none of it.
  public enum ContentMode: Int, Sendable, CaseIterable {
    /// Stretched to fill.
    case scaleToFill
    /// Scaled to fit, in proportion.
    case scaleAspectFit
    /// Scaled to fill, in proportion.
    case scaleAspectFill
    /// Drawn anew when the bounds change.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }

  /// What of a view gives way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Options from bits, whatever they mean.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The distance to the left edge.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The distance to the right edge.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The distance to the top.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The distance to the bottom.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// The number of an animation's curve.
  ///
  /// Any number makes one, as in UIKit, where a notification's 7 is no case and yet not nil. Here it is a case of its
  /// own: a `switch` over the four names alone, which compiles for a phone and traps there at 7, does not compile.
  public enum AnimationCurve: RawRepresentable, Sendable, Hashable {
    /// 0: slow at both ends.
    case easeInOut
    /// 1: slow at the start.
    case easeIn
    /// 2: slow at the end.
    case easeOut
    /// 3: an even pace.
    case linear
    /// Any other number, such as the keyboard's 7.
    case unnamed(Int)

    /// A curve from its number; never nil.
    public init?(rawValue: Int) {
      switch rawValue {
      case 0: self = .easeInOut
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .unnamed(rawValue)
      }
    }

    /// The number.
    public var rawValue: Int {
      switch self {
      case .easeInOut: 0
      case .easeIn: 1
      case .easeOut: 2
      case .linear: 3
      case .unnamed(let number): number
      }
    }

    /// The same number, as the stage has it; of a negative one the bits, as in C.
    var staged: Easing.AnimationCurve {
      Easing.AnimationCurve(rawValue: UInt(bitPattern: rawValue))
    }
  }

  /// The options of `animate`, bit for bit; what the bits mean is the stage's business.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Options from bits, whatever they mean.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews at commit time, so that they move with their parent.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches go on working while the views move.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen rather than from the model.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back and forth.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The given duration applies, even inside another block.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The given curve applies, even inside another block.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Redraws changing contents instead of moving a snapshot.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Hides and shows views in a transition instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// No option is inherited from an outer block.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// Slow at both ends: no bit at all, and the default.
    public static let curveEaseInOut = AnimationOptions(rawValue: 0 << 16)
    /// Slow at the start.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// An even pace.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// Flips about the vertical axis, from the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the vertical axis, from the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Dissolves.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the horizontal axis, from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips about the horizontal axis, from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Prefers 60 frames per second.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Prefers 30 frames per second.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The same bits, as the stage has them.
    var staged: Easing.AnimationOptions { Easing.AnimationOptions(rawValue: rawValue) }
  }

  /// The options of `animateKeyframes`, bit for bit; what the bits mean is the stage's business.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Options from bits, whatever they mean.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out subviews at commit time, so that they move with their parent.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Touches go on working while the views move.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is on screen rather than from the model.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs for ever.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back and forth.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// The given duration applies, even inside another block.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// No option is inherited from an outer block.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// An even way from key to key: no bit at all, and the default.
    public static let calculationModeLinear = KeyframeAnimationOptions(rawValue: 0 << 10)
    /// Jumps from key to key.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// One speed, whatever the times of the keys.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the keys.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve, whatever the times of the keys.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    /// The same bits, as the stage has them.
    var staged: KeyframeOptions { KeyframeOptions(rawValue: rawValue) }
  }

  /// The transitions of `setAnimationTransition`.
  public enum AnimationTransition: Int, Sendable, CaseIterable {
    /// None.
    case none
    /// Flips, from the left.
    case flipFromLeft
    /// Flips, from the right.
    case flipFromRight
    /// Curls up.
    case curlUp
    /// Curls down.
    case curlDown
  }

  /// Whether the tint is greyed.
  public enum TintAdjustmentMode: Int, Sendable, CaseIterable {
    /// As the superview.
    case automatic
    /// Not.
    case normal
    /// Greyed.
    case dimmed
  }
}
