// Views that have nothing to do with a keyboard: in the film they are empty, of the size that they have in iOS as
// developers measure it, and it says so when one is made.

public import Foundation

extension UIView {
  func standIn(height: Int) {
    Play.warn("A \(type(of: self)) is an empty view here, \(height) pt high if nothing else says.")
  }
}

@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  public static let noSegment = -1
  private var titles: [String?]
  open var selectedSegmentIndex = UISegmentedControl.noSegment
  open var numberOfSegments: Int { titles.count }
  open var isMomentary = false
  open var apportionsSegmentWidthsByContent = false
  open var selectedSegmentTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 60 * CGFloat(max(1, titles.count)), height: 32)
  }

  public init(items: [Any]? = nil) {
    titles = (items ?? []).map { $0 as? String }
    super.init(frame: .zero)
    standIn(height: 32)
  }

  public override convenience init(frame: CGRect) {
    self.init(items: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    titles = []
    super.init(coder: coder)
    standIn(height: 32)
  }

  open func insertSegment(withTitle title: String?, at index: Int, animated: Bool) {
    titles.insert(title, at: min(index, titles.count))
    invalidateIntrinsicContentSize()
  }
  open func removeSegment(at index: Int, animated: Bool) {
    titles.remove(at: index)
    invalidateIntrinsicContentSize()
  }
  open func removeAllSegments() { titles = [] }
  open func setTitle(_ title: String?, forSegmentAt index: Int) { titles[index] = title }
  open func titleForSegment(at index: Int) -> String? { titles[index] }
  open func setEnabled(_ enabled: Bool, forSegmentAt index: Int) {}
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

@preconcurrency @MainActor
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
  open var minimumTrackTintColor: UIColor?
  open var maximumTrackTintColor: UIColor?
  open var thumbTintColor: UIColor?
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  override func setUp() {
    super.setUp()
    standIn(height: 34)
  }
}

@preconcurrency @MainActor
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  override func setUp() {
    super.setUp()
    standIn(height: 32)
  }
}

@preconcurrency @MainActor
open class UIProgressView: UIView {
  public enum Style: Int, Sendable, CaseIterable { case `default`, bar }

  open var progress: Float = 0
  open var progressTintColor: UIColor?
  open var trackTintColor: UIColor?
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  public convenience init(progressViewStyle style: Style) { self.init(frame: .zero) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 4)
  }
  override func setUp() {
    super.setUp()
    standIn(height: 4)
  }
}

@preconcurrency @MainActor
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
  open var hidesForSinglePage = false
  open var pageIndicatorTintColor: UIColor?
  open var currentPageIndicatorTintColor: UIColor?
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 26)
  }
  override func setUp() {
    super.setUp()
    standIn(height: 26)
  }
}

/// Films have no pull to refresh.
@preconcurrency @MainActor
open class UIRefreshControl: UIControl {
  open private(set) var isRefreshing = false
  open var attributedTitle: NSAttributedString?

  open func beginRefreshing() {
    isRefreshing = true
    Play.warn("A UIRefreshControl moves no list here.")
  }
  open func endRefreshing() { isRefreshing = false }
}

@preconcurrency @MainActor
public final class UIContextMenuInteraction: UIObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) { super.init() }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {}
