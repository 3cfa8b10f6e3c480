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
  open var visibleViewController: UIViewController? { topViewController }
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      Play.current?.screen?.place()
    }
  }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    Play.warn("\(type(of: controller)) is pushed, which the film does not show.")
  }

  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    Play.warn("A controller is popped, which the film does not show.")
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

/// The film does not draw it.
@preconcurrency @MainActor
open class UIBarButtonItem {
  open var title: String?
  open var isEnabled = true
  open var customView: UIView?
  open var tintColor: UIColor?

  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.title = title
  }
  public init(barButtonSystemItem: SystemItem, target: AnyObject?, action: Selector?) {}
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {}
  public init(customView: UIView) { self.customView = customView }
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
}

@preconcurrency @MainActor
open class UINavigationItem {
  init() {}
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
}
