public import Foundation
import Stage

@preconcurrency @MainActor
open class UIScrollView: UIView, ScrollDelegating {
  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    ScrollView(name, in: stage)
  }

  var scroller: ScrollView { staged(as: ScrollView.self) }

  /// The delegate of scrolling and of everything else in it.
  weak var listener: AnyObject?

  open var contentOffset: CGPoint {
    get { CGPoint(scroller.contentOffset) }
    set { onStage { scroller.contentOffset = Point(newValue) } }
  }

  open var contentSize: CGSize {
    get { CGSize(scroller.contentSize) }
    set { onStage { scroller.contentSize = Size(newValue) } }
  }

  open var contentInset: UIEdgeInsets {
    get { UIEdgeInsets(scroller.contentInset) }
    set { onStage { scroller.contentInset = Insets(newValue) } }
  }

  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(scroller.adjustedContentInset) }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { scroller.contentInsetAdjustmentBehavior = contentInsetAdjustmentBehavior.staged }
  }

  open func adjustedContentInsetDidChange() {}

  open override func safeAreaInsetsDidChange() {
    let old = adjustedContentInset
    super.safeAreaInsetsDidChange()
    guard adjustedContentInset != old else { return }
    adjustedContentInsetDidChange()
    (self as UIScrollView).delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  open var scrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroller.scrollIndicatorInsets) }
    set { scroller.scrollIndicatorInsets = Insets(newValue) }
  }

  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroller.verticalScrollIndicatorInsets) }
    set { scroller.verticalScrollIndicatorInsets = Insets(newValue) }
  }

  open var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { UIEdgeInsets(scroller.horizontalScrollIndicatorInsets) }
    set { scroller.horizontalScrollIndicatorInsets = Insets(newValue) }
  }

  open var automaticallyAdjustsScrollIndicatorInsets = true
  // The film draws no indicators.
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
  open var indicatorStyle = IndicatorStyle.default
  open func flashScrollIndicators() {}

  open var keyboardDismissMode = KeyboardDismissMode.none {
    didSet { scroller.keyboardDismissMode = keyboardDismissMode.staged }
  }

  override func setUp() { scroller.keyboardDismissMode = Stage.KeyboardDismissMode.none }

  open var isScrollEnabled = true { didSet { scroller.isScrollEnabled = isScrollEnabled } }
  open var bounces = true { didSet { scroller.bounces = bounces } }
  open var alwaysBounceVertical: Bool {
    get { scroller.alwaysBounceVertical }
    set { scroller.alwaysBounceVertical = newValue }
  }
  // The film's fingers scroll down and up, without paging or zooming.
  open var alwaysBounceHorizontal = false
  /// Not shown: films have no pull to refresh.
  open var refreshControl: UIRefreshControl?
  open var isPagingEnabled = false
  open var delaysContentTouches = true
  open var scrollsToTop = true
  open var decelerationRate = DecelerationRate.normal {
    didSet { scroller.decelerationRate = decelerationRate == .fast ? .fast : .normal }
  }
  open var isDragging: Bool { scroller.isDragging }
  open var isTracking: Bool { scroller.isTracking }
  open var isDecelerating: Bool { scroller.isDecelerating }
  open var zoomScale: CGFloat = 1
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open private(set) lazy var panGestureRecognizer = UIPanGestureRecognizer(of: self)

  open func setContentOffset(_ offset: CGPoint, animated: Bool) {
    play.calls.step()
    scroller.setContentOffset(Point(offset), animated: animated)
  }

  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    play.calls.step()
    scroller.scrollRectToVisible(Rect(rect), animated: animated)
  }

  private var content: UILayoutGuide?

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

  open private(set) lazy var frameLayoutGuide = UILayoutGuide(in: self, over: node)

  override func didLayOut() {
    super.didLayOut()
    guard let content else { return }
    let size = content.layoutFrame.size
    if size != contentSize { contentSize = size }
  }
}

/// A view whose delegate observes scrolling.
///
/// A class cannot change the type of its superclass's property, as UIKit's tables and text views do with their
/// `delegate`; an extension's property can be shadowed.
@preconcurrency @MainActor
public protocol ScrollDelegating: AnyObject {}

extension ScrollDelegating where Self: UIScrollView {
  public var delegate: (any UIScrollViewDelegate)? {
    get { listener as? any UIScrollViewDelegate }
    set { listener = newValue }
  }
}

extension UIScrollView.ContentInsetAdjustmentBehavior {
  fileprivate var staged: ScrollView.ContentInsetAdjustmentBehavior {
    switch self {
    case .automatic: .automatic
    case .scrollableAxes: .scrollableAxes
    case .never: .never
    case .always: .always
    }
  }
}

@preconcurrency @MainActor
public protocol UIScrollViewDelegate: OptionalMethods {
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  public func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity _: CGPoint, targetContentOffset _: UnsafeMutablePointer<CGPoint>
  ) {}
  public func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {}
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
