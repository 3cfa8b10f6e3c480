public import Foundation
import Stage

/// The film's fingers only drag scroll views, so that only their pan is ever recognised.
@preconcurrency @MainActor
open class UIGestureRecognizer: UIObject {
  open internal(set) weak var view: UIView?
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var state: State { .possible }
  private var targets: [(target: () -> AnyObject?, selector: Selector)] = []

  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  public convenience override init() { self.init(target: nil, action: nil) }

  open func addTarget(_ target: Any, action: Selector) {
    let object = target as AnyObject
    targets.append(({ [weak object] in object }, action))
  }

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

  open var name: String?
  open var delaysTouchesEnded = true
  open var requiresExclusiveTouchType = true
  open var numberOfTouches: Int { 0 }
  open func reset() {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func location(ofTouch index: Int, in view: UIView?) -> CGPoint { location(in: view) }
  open func require(toFail other: UIGestureRecognizer) {}
}

@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }

  open var direction = Direction.right
}

@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  private weak var scrollView: UIScrollView?
  /// The translation that the app set, in addition to the finger's.
  private var added = CGPoint.zero

  // Convenient, so that apps' subclasses inherit the others.
  convenience init(of scrollView: UIScrollView) {
    self.init(target: nil, action: nil)
    self.scrollView = scrollView
    view = scrollView
    scrollView.scroller.addPanTarget { [weak self] _ in
      MainActor.assumeIsolated {
        if self?.state == .began { self?.added = .zero }
        self?.send()
      }
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
  open func translation(in view: UIView?) -> CGPoint {
    let way = pan.map { CGPoint($0.translation(in: view?.node)) } ?? .zero
    return CGPoint(x: way.x + added.x, y: way.y + added.y)
  }
  /// Until the next pan begins.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    let now = self.translation(in: view)
    added = CGPoint(
      x: added.x + translation.x - now.x, y: added.y + translation.y - now.y)
  }
  open func velocity(in view: UIView?) -> CGPoint {
    pan.map { CGPoint($0.velocity(in: view?.node)) } ?? .zero
  }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: OptionalMethods {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith _: UIGestureRecognizer
  ) -> Bool { false }
  public func gestureRecognizer(_: UIGestureRecognizer, shouldReceive _: UITouch) -> Bool { true }
}
