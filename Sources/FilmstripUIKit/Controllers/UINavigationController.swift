public import Foundation
import Screens
import Stage

/// A controller with a bar above its content: UIKit's `UINavigationController`.
@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  /// The bar.
  public let navigationBar = UINavigationBar()
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The bar at its bottom; hidden, as by default.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  /// Its controllers, from the first to the one that is shown.
  open var viewControllers: [UIViewController] = []
  /// The one that is shown.
  open var topViewController: UIViewController? { viewControllers.last }
  /// The one that is shown.
  open var visibleViewController: UIViewController? { topViewController }
  /// Whether its bar is hidden.
  open var isNavigationBarHidden = false {
    didSet {
      navigationBar.isHidden = isNavigationBarHidden
      play?.screen?.place()
    }
  }
  private var play: Play? { Play.current }

  /// A controller around another.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    addChild(rootViewController)
  }

  /// A controller from a storyboard, which the film has none of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows another controller, which the film does not.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    Play.warn("\(type(of: controller)) is pushed, which the film does not show.")
  }

  /// Goes back, which the film does not.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    Play.warn("A controller is popped, which the film does not show.")
    return nil
  }

  /// Hides its bar, or shows it.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }
}

/// A controller with a bar of tabs below its content: UIKit's `UITabBarController`.
@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar()
  /// Its controllers.
  open var viewControllers: [UIViewController]?
  /// The one that is shown.
  open var selectedViewController: UIViewController? { viewControllers?.first }
  /// Which one is shown.
  open var selectedIndex = 0
}

/// The bar above a controller: UIKit's `UINavigationBar`.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
  override func setUp() {
    super.setUp()
    node.backgroundColor = .navigationBar
  }

  /// Whether what lies behind shows through.
  open var isTranslucent = true
  /// Whether its titles are large; the film's is not.
  open var prefersLargeTitles = false
  /// Its color; the film's theme has its own.
  open var barTintColor: UIColor?
  /// How it looks.
  open var barStyle = UIBarStyle.default
}

/// The bar of tabs: UIKit's `UITabBar`.
@preconcurrency @MainActor
open class UITabBar: UIView {
  override func setUp() {
    super.setUp()
    node.backgroundColor = .tabBar
    node.contents = .tabBar(["Chats", "Calls", "People"])
  }

  /// Whether what lies behind shows through.
  open var isTranslucent = true
}

/// A bar of buttons: UIKit's `UIToolbar`.
@preconcurrency @MainActor
open class UIToolbar: UIView {
  override func setUp() {
    super.setUp()
    node.backgroundColor = .toolbar
  }

  /// What is on it; not drawn.
  open var items: [UIBarButtonItem]?
  /// Sets what is on it; not drawn.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
  /// Whether what lies behind shows through.
  open var isTranslucent = true
  /// Its color; the film's theme has its own.
  open var barTintColor: UIColor?
  /// How it looks.
  open var barStyle = UIBarStyle.default
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 44)
  }
}

/// A button of a bar; not drawn: UIKit's `UIBarButtonItem`.
@preconcurrency @MainActor
open class UIBarButtonItem {
  /// What it says.
  open var title: String?
  /// Whether it can be used.
  open var isEnabled = true
  /// The view in its place.
  open var customView: UIView?
  /// Its color.
  open var tintColor: UIColor?

  /// A button that says something.
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    self.title = title
  }
  /// A button of the system's.
  public init(barButtonSystemItem: SystemItem, target: AnyObject?, action: Selector?) {}
  /// A button with a picture.
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {}
  /// A view.
  public init(customView: UIView) { self.customView = customView }
  /// A space that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
  }
}

/// What a navigation bar shows of a controller: UIKit's `UINavigationItem`.
@preconcurrency @MainActor
open class UINavigationItem {
  private weak var controller: UIViewController?

  init(of controller: UIViewController) { self.controller = controller }

  /// The title.
  open var title: String? { didSet { Play.current?.screen?.titleDidChange() } }
  /// The view in its place; not drawn.
  open var titleView: UIView?
  /// A line above the title; not drawn.
  open var prompt: String?
  /// The button at its start; not drawn.
  open var leftBarButtonItem: UIBarButtonItem?
  /// The button at its end; not drawn.
  open var rightBarButtonItem: UIBarButtonItem?
  /// The buttons at its start; not drawn.
  open var leftBarButtonItems: [UIBarButtonItem]?
  /// The buttons at its end; not drawn.
  open var rightBarButtonItems: [UIBarButtonItem]?
  /// Whether there is no button to go back.
  open var hidesBackButton = false
  /// Whether its title is large; the film's is not.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The button that goes back to it.
  open var backBarButtonItem: UIBarButtonItem?
}
