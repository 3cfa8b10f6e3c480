public import Foundation

/// Not an `NSObject`: in Swift 6 a class of the main actor cannot override the `init()` of `NSObject`.
@preconcurrency @MainActor
open class UIResponder: Hashable {
  public init() {}

  #if !canImport(ObjectiveC)
    deinit { Play.current?.associated.remove(ObjectIdentifier(self)) }
  #endif

  nonisolated public static func == (one: UIResponder, other: UIResponder) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }

  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  @discardableResult
  open func resignFirstResponder() -> Bool { true }
  open var inputAccessoryView: UIView? { nil }
  /// Only the system's keyboard is played.
  open var inputView: UIView? { nil }

  open func reloadInputViews() {
    if isFirstResponder { Play.current?.screen?.carryAccessory(of: self) }
  }

  // The film's fingers only touch scroll views, and menus never open.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func paste(_ sender: Any?) {}
  open func copy(_ sender: Any?) {}
  open func cut(_ sender: Any?) {}
  open func selectAll(_ sender: Any?) {}

  public func isKind(of other: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == other }
  }

  /// Always false: the methods of a Swift class are not known while a film plays.
  public func responds(to selector: Selector) -> Bool { false }
}

@preconcurrency @MainActor
public final class UITouch: Hashable {
  init() {}
  nonisolated public static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  public func location(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
public final class UIEvent { init() {} }
