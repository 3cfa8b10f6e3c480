public import Foundation

/// What hears of events: UIKit's `UIResponder`.
///
/// It is a class of its own, not an `NSObject`, whose `init()` no main actor's class can have in Swift 6.
@preconcurrency @MainActor
open class UIResponder: Hashable {
  /// A responder.
  public init() {}

  #if !canImport(ObjectiveC)
    deinit { Play.current?.associated.remove(ObjectIdentifier(self)) }
  #endif

  /// Whether they are one.
  nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }

  /// Which one it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }

  /// Who hears of what it does not deal with.
  open var next: UIResponder? { nil }

  /// Whether it may have the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether it may lose the keyboard.
  open var canResignFirstResponder: Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Gives it the keyboard.
  ///
  /// - Returns: Whether it has it.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Takes the keyboard from it.
  ///
  /// - Returns: Whether it has it no longer.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// The view on top of the keyboard while it is first responder.
  open var inputAccessoryView: UIView? { nil }

  /// The view in place of the keyboard; only the system's keyboard is played.
  open var inputView: UIView? { nil }

  /// Takes another accessory view where it has another one now.
  open func reloadInputViews() {
    if isFirstResponder { Play.current?.screen?.carryAccessory(of: self) }
  }

  /// A finger touched; fingers of the film touch only scroll views.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A finger left.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// A touch was called off.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether it answers to a command of a menu; nobody opens one.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Takes what was copied; nobody does.
  open func paste(_ sender: Any?) {}
  /// Copies what is chosen; nobody does.
  open func copy(_ sender: Any?) {}
  /// Takes out what is chosen; nobody does.
  open func cut(_ sender: Any?) {}
  /// Chooses everything; nobody does.
  open func selectAll(_ sender: Any?) {}

  /// Whether it is of a class, or of one that is made of it.
  public func isKind(of other: AnyClass) -> Bool {
    var own: AnyClass? = type(of: self)
    while let current = own {
      if current == other { return true }
      own = _getSuperclass(current)
    }
    return false
  }

  /// Whether it has such a method; what Swift's own classes have is not known while a film plays.
  public func responds(to selector: Selector) -> Bool { false }
}

/// A finger on the screen; none reaches an app's own views.
@preconcurrency @MainActor
public final class UITouch: Hashable {
  init() {}
  /// Whether they are one.
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  /// Which one it is.
  nonisolated public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
  /// Where it is, in a view's points.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// What fingers do; none reaches an app's own views.
@preconcurrency @MainActor
public final class UIEvent {
  init() {}
}
