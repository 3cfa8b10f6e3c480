public import Foundation

@preconcurrency @MainActor
open class UIResponder: UIObject {
  public override init() { super.init() }
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

  // Films have no typing on a hardware keyboard, and no undo.
  open var undoManager: UndoManager? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  open var inputAssistantItem: UITextInputAssistantItem { UITextInputAssistantItem() }
  open var textInputMode: UITextInputMode? { nil }
  open var inputAccessoryViewController: UIViewController? { nil }
}

/// No app is given one: the film's fingers only drag scroll views.
@preconcurrency @MainActor
public final class UITouch: UIObject {
  public enum Phase: Int, Sendable, CaseIterable {
    case began, moved, stationary, ended, cancelled
  }

  public enum TouchType: Int, Sendable, CaseIterable { case direct, indirect, pencil }

  public var type: TouchType { .direct }
  public var view: UIView? { nil }
  public var window: UIWindow? { nil }
  public var phase: Phase { .cancelled }
  public var tapCount: Int { 0 }
  public var timestamp: TimeInterval { 0 }
  public var gestureRecognizers: [UIGestureRecognizer]? { nil }
  public func location(in view: UIView?) -> CGPoint { .zero }
  public func previousLocation(in view: UIView?) -> CGPoint { .zero }
}

@preconcurrency @MainActor
public final class UIEvent: UIObject {
  public var allTouches: Set<UITouch>? { nil }
  public func touches(for view: UIView) -> Set<UITouch>? { nil }
}
