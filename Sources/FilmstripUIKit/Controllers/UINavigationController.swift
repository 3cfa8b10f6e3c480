public import Foundation
import Screens
import Stage

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { viewControllers.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      Play.current?.screen?.place()
    }
  }

  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Films have no swipe back.
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? =
    UIGestureRecognizer()
  open var isToolbarHidden = true
  open var hidesBottomBarWhenKeyboardAppears = false

  public override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func viewDidLoad() {
    super.viewDidLoad()
    topViewController?.loadViewIfNeeded()
  }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    Play.warn("\(type(of: controller)) is pushed, which the film does not show.")
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    Play.warn("A controller is popped, which the film does not show.")
    return nil
  }

  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    Play.warn("Controllers are popped, which the film does not show.")
    return nil
  }

  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  public let tabBar = UITabBar()
  open var viewControllers: [UIViewController]?
  open var selectedViewController: UIViewController? { viewControllers?.first }
  open var selectedIndex = 0
}

@preconcurrency @MainActor
open class UINavigationBar: UIView {
  override func setUp() {
    super.setUp()
    node.backgroundColor = .navigationBar
  }

  open var isTranslucent = true
  /// The film's titles are not large, and its theme has its own colors.
  open var prefersLargeTitles = false
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open var titleTextAttributes: [NSAttributedString.Key: Any]?
  open var standardAppearance = UINavigationBarAppearance()
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}

/// The film draws its bars in its own theme.
@preconcurrency @MainActor
open class UIBarAppearance: UIObject {
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIBlurEffect?
  open var shadowColor: UIColor?
  open func configureWithDefaultBackground() {}
  open func configureWithOpaqueBackground() {}
  open func configureWithTransparentBackground() {}
}

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

@preconcurrency @MainActor
open class UITabBar: UIView {
  override func setUp() {
    super.setUp()
    node.backgroundColor = .tabBar
    node.contents = .tabBar(["Chats", "Calls", "People"])
  }

  open var isTranslucent = true
}

@preconcurrency @MainActor
open class UIToolbar: UIView {
  override func setUp() {
    super.setUp()
    node.backgroundColor = .toolbar
  }

  open weak var delegate: (any UIToolbarDelegate)?
  // The film's theme has its own background.
  open func setBackgroundImage(
    _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) {}
  open func backgroundImage(
    forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
  ) -> UIImage? { nil }
  open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) {}
  open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { nil }
  /// Buttons of bars are not drawn.
  open var items: [UIBarButtonItem]?
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  open var isTranslucent = true
  open var barTintColor: UIColor?
  open var barStyle = UIBarStyle.default
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

@preconcurrency @MainActor
public protocol UIToolbarDelegate: AnyObject {}

@preconcurrency @MainActor
open class UINavigationItem: UIObject {
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
  open var title: String? { didSet { Play.current?.screen?.titleDidChange() } }
  // The film draws none of these.
  open var titleView: UIView?
  open var prompt: String?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var hidesBackButton = false
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var backBarButtonItem: UIBarButtonItem?
  open var leftItemsSupplementBackButton = false
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
}
