// Containers of controllers that a film does not have: it says so where one is made.

public import Foundation

@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable, CaseIterable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable, CaseIterable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable, CaseIterable { case forward, reverse }

  public struct OptionsKey: RawRepresentable, Sendable, Hashable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  open weak var dataSource: (any UIPageViewControllerDataSource)?
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open private(set) var viewControllers: [UIViewController]?

  public init(
    transitionStyle: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func setViewControllers(
    _ controllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    viewControllers = controllers
    Play.warn("A UIPageViewController shows no page: film the controller of the one that is seen.")
    if let completion { DispatchQueue.main.run { completion(true) } }
  }
}

@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {}
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: AnyObject {}

@preconcurrency @MainActor
open class UISplitViewController: UIViewController {
  open var viewControllers: [UIViewController] = [] {
    didSet {
      Play.warn("A UISplitViewController shows no column: film the controller with the keyboard.")
    }
  }
  open var isCollapsed: Bool { true }
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem()
}

@preconcurrency @MainActor
open class UISearchController: UIViewController {
  public let searchResultsController: UIViewController?
  open private(set) lazy var searchBar = UISearchBar()
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open weak var delegate: (any UISearchControllerDelegate)?
  open var isActive = false {
    didSet { if isActive { Play.warn("A UISearchController does not search here.") } }
  }
  open var obscuresBackgroundDuringPresentation = true
  open var dimsBackgroundDuringPresentation = true
  open var hidesNavigationBarDuringPresentation = true

  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }
}

@preconcurrency @MainActor
public protocol UISearchResultsUpdating: AnyObject {
  func updateSearchResults(for searchController: UISearchController)
}

@preconcurrency @MainActor
public protocol UISearchControllerDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: AnyObject {}

/// The film's transitions are its own: an app's are not asked.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: AnyObject {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
}

@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: AnyObject {
  var containerView: UIView { get }
  func completeTransition(_ didComplete: Bool)
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

public struct UITransitionContextViewKey: Sendable, Hashable {
  private let name: String
  public static let from = UITransitionContextViewKey(name: "from")
  public static let to = UITransitionContextViewKey(name: "to")
}

extension UINavigationController {
  public enum Operation: Int, Sendable, CaseIterable { case none, push, pop }
}

extension UINavigationItem {
  /// The film's bars have no search.
  public var searchController: UISearchController? {
    get { nil }
    set { if newValue != nil { Play.warn("A navigation item's search is not shown.") } }
  }

  public var hidesSearchBarWhenScrolling: Bool {
    get { true }
    set {}
  }
}

/// Films have no firm presses.
@preconcurrency @MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  var sourceRect: CGRect { get set }
  var sourceView: UIView { get }
}

@preconcurrency @MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

private final class Previewing: UIViewControllerPreviewing {
  var sourceRect: CGRect
  let sourceView: UIView
  init(_ view: UIView) { (sourceRect, sourceView) = (view.bounds, view) }
}

extension UIViewController {
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { Previewing(sourceView) }
}
