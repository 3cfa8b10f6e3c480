public import Foundation
import Stage

/// What fingers on a view are for: UIKit's `UIGestureRecognizer`.
///
/// The film's fingers drag scroll views, so that only their pan is ever recognised; others wait.
@preconcurrency @MainActor
open class UIGestureRecognizer {
  /// The view that it is on.
  open internal(set) weak var view: UIView?
  /// Who may have a say.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether it is in use.
  open var isEnabled = true
  /// Whether the view gets no touches once it is recognised.
  open var cancelsTouchesInView = true
  /// Whether the view gets touches only once it is not recognised.
  open var delaysTouchesBegan = false
  /// How far it is.
  open var state: State { .possible }
  private var targets: [(target: () -> AnyObject?, selector: Selector)] = []

  /// A recognizer that calls a method of a target, which is not kept alive.
  public init(target: Any?, action: Selector?) {
    if let target, let action { addTarget(target, action: action) }
  }

  /// A recognizer that calls nobody.
  public convenience init() { self.init(target: nil, action: nil) }

  /// Calls a method of a target, which is not kept alive.
  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(({ [weak object] in object }, action))
  }

  /// Calls a method of a target no more.
  open func removeTarget(_ target: Any?, action: Selector?) {
    let object = target as AnyObject?
    targets.removeAll {
      (object == nil || $0.target() === object)
        && (action == nil || $0.selector.name == action?.name)
    }
  }

  func send() {
    guard isEnabled else { return }
    for (target, selector) in targets {
      guard let object = target() else { continue }
      Play.current?.calls.run(selector.name) { selector.send(to: object, self) }
    }
  }

  /// Where the finger is, in a view's points.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// How many fingers there are.
  open var numberOfTouches: Int { 0 }
  /// Waits until another is not recognised.
  open func require(toFail other: UIGestureRecognizer) {}
}

/// A tap, which nobody does: UIKit's `UITapGestureRecognizer`.
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps it takes.
  open var numberOfTapsRequired = 1
  /// How many fingers it takes.
  open var numberOfTouchesRequired = 1
}

/// A swipe, which nobody does: UIKit's `UISwipeGestureRecognizer`.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of a swipe.
  public struct Direction: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Directions from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1)
    /// To the left.
    public static let left = Direction(rawValue: 2)
    /// Up.
    public static let up = Direction(rawValue: 4)
    /// Down.
    public static let down = Direction(rawValue: 8)
  }

  /// Where to.
  open var direction = Direction.right
}

/// A long press, which nobody does: UIKit's `UILongPressGestureRecognizer`.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long it takes, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
}

/// A drag: UIKit's `UIPanGestureRecognizer`.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  private weak var scrollView: UIScrollView?

  /// A recognizer that calls a method of a target; on a view that does not scroll it is never recognised.
  public override init(target: Any?, action: Selector?) {
    super.init(target: target, action: action)
  }

  init(of scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    view = scrollView
    scrollView.scroller.addPanTarget { [weak self] _ in
      MainActor.assumeIsolated { self?.send() }
    }
  }

  private var pan: PanGestureRecognizer? { scrollView?.scroller.panGestureRecognizer }

  open override var state: State {
    switch pan?.state {
    case .began: .began
    case .changed: .changed
    case .ended: .ended
    case .possible, nil: .possible
    }
  }
  open override func location(in view: UIView?) -> CGPoint {
    pan.map { CGPoint($0.location(in: view?.node)) } ?? .zero
  }
  open override var numberOfTouches: Int { state == .began || state == .changed ? 1 : 0 }
  /// How far the finger has come, in a view's points.
  open func translation(in view: UIView?) -> CGPoint {
    pan.map { CGPoint($0.translation(in: view?.node)) } ?? .zero
  }
  /// How fast it is, in a view's points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    pan.map { CGPoint($0.velocity(in: view?.node)) } ?? .zero
  }
}

/// Who has a say in what fingers are for: UIKit's `UIGestureRecognizerDelegate`.
@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  /// Whether it may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether it may go on beside another.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  /// Whether a touch is for it.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// The default, for those who leave it out.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  /// The default, for those who leave it out.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
  /// The default, for those who leave it out.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
}
