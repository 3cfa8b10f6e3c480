public import Foundation

/// Feels like a tap; not in a film: UIKit's `UIFeedbackGenerator`.
@preconcurrency @MainActor
open class UIFeedbackGenerator {
  /// A generator.
  public init() {}
  /// Gets ready.
  open func prepare() {}
}

/// Feels like something hit: UIKit's `UIImpactFeedbackGenerator`.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard it feels.
  public enum FeedbackStyle: Int, Sendable {
    /// Light.
    case light
    /// Between.
    case medium
    /// Heavy.
    case heavy
    /// Soft.
    case soft
    /// Rigid.
    case rigid
  }

  /// A generator of a style.
  public init(style: FeedbackStyle) { super.init() }
  /// A generator.
  public override init() { super.init() }
  /// Lets it be felt.
  open func impactOccurred() {}
  /// Lets it be felt, so much.
  open func impactOccurred(intensity: CGFloat) {}
}

/// Feels like a choice: UIKit's `UISelectionFeedbackGenerator`.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Lets it be felt.
  open func selectionChanged() {}
}
