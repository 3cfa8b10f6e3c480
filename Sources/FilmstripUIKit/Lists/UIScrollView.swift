public import Foundation
import Stage

/// A view that scrolls: UIKit's `UIScrollView`.
@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    ScrollView(name, in: stage)
  }

  /// The view on the stage.
  var scroller: ScrollView {
    guard let scroller = node as? ScrollView else {
      preconditionFailure("\(node.name) has no scroll view on the stage.")
    }
    return scroller
  }

  /// Who hears of scrolling, and of what else happens in it.
  weak var listener: AnyObject?

  /// Where its content is, in points.
  open var contentOffset: CGPoint {
    get { CGPoint(scroller.contentOffset) }
    set {
      play.calls.step()
      scroller.contentOffset = Point(newValue)
    }
  }

  /// How large its content is, in points.
  open var contentSize: CGSize {
    get { CGSize(scroller.contentSize) }
    set {
      play.calls.step()
      scroller.contentSize = Size(newValue)
    }
  }

  /// The app's own margins of its content, in points.
  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroller.contentInset) }
    set {
      play.calls.step()
      scroller.contentInset = Insets(newValue)
    }
  }

  /// Its margins with the safe area's part.
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroller.adjustedContentInset) }

  /// When the safe area is part of its margins.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { ContentInsetAdjustmentBehavior(scroller.contentInsetAdjustmentBehavior) }
    set { scroller.contentInsetAdjustmentBehavior = newValue.staged }
  }

  /// Its margins were changed by the safe area.
  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    let old = adjustedContentInset
    super.safeAreaInsetsDidChange()
    guard adjustedContentInset != old else { return }
    adjustedContentInsetDidChange()
    (self as UIScrollView).delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The margins of both indicators, in points.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroller.scrollIndicatorInsets) }
    set { scroller.scrollIndicatorInsets = Insets(newValue) }
  }

  /// The margins of the vertical indicator, in points.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroller.verticalScrollIndicatorInsets) }
    set { scroller.verticalScrollIndicatorInsets = Insets(newValue) }
  }

  /// The margins of the horizontal indicator, in points.
  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroller.horizontalScrollIndicatorInsets) }
    set { scroller.horizontalScrollIndicatorInsets = Insets(newValue) }
  }

  /// Whether the safe area is part of the indicators' margins.
  open var automaticallyAdjustsScrollIndicatorInsets = true
  /// Whether it shows a vertical indicator; the film draws none.
  open var showsVerticalScrollIndicator = true
  /// Whether it shows a horizontal indicator; the film draws none.
  open var showsHorizontalScrollIndicator = true
  /// How its indicators look.
  open var indicatorStyle = IndicatorStyle.default
  /// Shows its indicators for a moment; the film draws none.
  open func flashScrollIndicators() {}

  /// How a finger that drags it dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { scroller.keyboardDismissMode = keyboardDismissMode.staged }
  }

  override func setUp() { scroller.keyboardDismissMode = Stage.KeyboardDismissMode.none }

  /// Whether fingers scroll it.
  open var isScrollEnabled: Bool {
    get { scroller.isScrollEnabled }
    set { scroller.isScrollEnabled = newValue }
  }
  /// Whether it passes its ends and bounces back.
  open var bounces: Bool {
    get { scroller.bounces }
    set { scroller.bounces = newValue }
  }
  /// Whether it bounces where its content fits.
  open var alwaysBounceVertical: Bool {
    get { scroller.alwaysBounceVertical }
    set { scroller.alwaysBounceVertical = newValue }
  }
  /// Whether it bounces across; fingers of the film scroll down and up.
  open var alwaysBounceHorizontal = false
  /// Whether it stops at pages; the film's does not.
  open var isPagingEnabled = false
  /// Whether it waits before touches reach its content.
  open var delaysContentTouches = true
  /// Whether a tap on the status bar scrolls it to the top.
  open var scrollsToTop = true
  /// How fast it slows down.
  open var decelerationRate = DecelerationRate.normal {
    didSet { scroller.decelerationRate = decelerationRate == .fast ? .fast : .normal }
  }
  /// Whether a finger drags it.
  open var isDragging: Bool { scroller.isDragging }
  /// Whether a finger touches it.
  open var isTracking: Bool { scroller.isTracking }
  /// Whether it moves by itself.
  open var isDecelerating: Bool { scroller.isDecelerating }
  /// How large its content is drawn; it is not zoomed.
  open var zoomScale: CGFloat = 1
  /// The least that it zooms.
  open var minimumZoomScale: CGFloat = 1
  /// The most that it zooms.
  open var maximumZoomScale: CGFloat = 1

  /// The finger that drags it.
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(of: self)

  /// Scrolls to an offset.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    play.calls.step()
    scroller.setContentOffset(Point(offset), animated: animated)
  }

  /// Scrolls as little as it takes to show a rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    play.calls.step()
    scroller.scrollRectToVisible(Rect(rect), animated: animated)
  }

  private var content: UILayoutGuide?

  /// The rectangle of its content; what constraints make of it becomes the content's size.
  open var contentLayoutGuide: UILayoutGuide {
    if let content { return content }
    let area = Stage.View("\(node.name).contentLayoutGuide", in: node.simulation)
    node.insertSubview(area, behind: subviews.first?.node)
    area.translatesAutoresizingMaskIntoConstraints = false
    let guide = UILayoutGuide(in: self, over: area)
    content = guide
    Constraint.activate([
      area.leftAnchor.constraint(equalTo: node.leftAnchor),
      area.topAnchor.constraint(equalTo: node.topAnchor),
    ])
    return guide
  }

  private lazy var frameGuide = UILayoutGuide(in: self, over: node)

  /// The rectangle that it has in its superview.
  open var frameLayoutGuide: UILayoutGuide { frameGuide }

  override func didLayOut() {
    super.didLayOut()
    guard let content else { return }
    let size = content.layoutFrame.size
    if size != contentSize { contentSize = size }
  }
}

/// What has a delegate that hears of scrolling.
///
/// A class cannot give a property of its superclass another type, as UIKit's tables and text views do with their
/// `delegate`; an extension's gives way to theirs.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  /// Who hears of scrolling.
  public var delegate: (any UIScrollViewDelegate)? {
    get { listener as? any UIScrollViewDelegate }
    set { listener = newValue }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  fileprivate init(_ staged: ScrollView.ContentInsetAdjustmentBehavior) {
    self =
      switch staged {
      case .automatic: .automatic
      case .scrollableAxes: .scrollableAxes
      case .never: .never
      case .always: .always
      }
  }

  fileprivate var staged: ScrollView.ContentInsetAdjustmentBehavior {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}

/// Who hears of scrolling: UIKit's `UIScrollViewDelegate`.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// It scrolled.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to drag it.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger leaves it, at a speed in points per millisecond; where it will stop may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The finger has left it.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// It has stopped.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// It has scrolled to where it was asked to, animated.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Its margins were changed by the safe area.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls it to the top; nobody taps there.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It was scrolled to the top; nobody taps there.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// What is zoomed in it; nothing is.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  /// The default, for those who leave it out.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default, for those who leave it out.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
