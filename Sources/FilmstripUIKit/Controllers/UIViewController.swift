public import Foundation
import Stage

/// Who makes and lays out a screen's view: UIKit's `UIViewController`.
@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private let play: Play
  private var own: UIView?

  /// A controller; the film has no nibs.
  public init(nibName: String?, bundle: Bundle?) {
    play = Play.current(for: "A \(Self.self)")
    super.init()
    if let nibName {
      Play.warn("The nib “\(nibName)” is not read: \(type(of: self)) gets an empty view.")
    }
  }

  /// A controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller from a storyboard, which the film has none of.
  public required init?(coder: NSCoder) {
    play = Play.current(for: "A \(Self.self)")
    super.init()
  }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its view, made as it is asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return own
    }
    set {
      own?.controller = nil
      own = newValue
      newValue?.controller = self
    }
  }

  /// Its view; nil where it was not made yet.
  open var viewIfLoaded: UIView? { own }
  /// Whether its view was made.
  open var isViewLoaded: Bool { own != nil }

  /// Makes its view.
  open func loadView() { view = UIView() }

  /// Makes its view, if that was not made yet.
  open func loadViewIfNeeded() {
    guard own == nil else { return }
    play.calls.run("\(type(of: self)).loadView()") { loadView() }
    if own == nil { view = UIView() }
    play.calls.run("\(type(of: self)).viewDidLoad()") { viewDidLoad() }
  }

  /// Its view was made.
  open func viewDidLoad() {}
  /// Its view is about to be on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Its view is on the screen, and laid out.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Its view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Its view is about to leave the screen; the film's stays.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Its view has left the screen; the film's stays.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Its view's subviews are about to be placed.
  open func viewWillLayoutSubviews() {}
  /// Its view's subviews were placed.
  open func viewDidLayoutSubviews() {}
  /// Its view's safe area was changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// Its view's margins were changed.
  open func viewLayoutMarginsDidChange() {}
  /// Updates its view's constraints.
  open func updateViewConstraints() {}
  /// Memory is short; never in the film.
  open func didReceiveMemoryWarning() {}
  /// What it is like around it was changed.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}

  /// What it is like around it.
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  /// What it adds to its view's safe area, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { view.node.additionalSafeAreaInsets = Insets(additionalSafeAreaInsets) }
  }

  /// The device is turned: its view will have another size.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  /// What it is like around it will be another.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Others

  /// The controllers inside it.
  open private(set) var children: [UIViewController] = []
  /// The controller it is inside of.
  open private(set) weak var parent: UIViewController?

  /// Takes a controller in.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller it is inside of.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// It will have another parent, or none.
  open func willMove(toParent parent: UIViewController?) {}
  /// It has another parent, or none.
  open func didMove(toParent parent: UIViewController?) {}

  private func outer<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    var controller = parent
    while let current = controller {
      if let found = current as? Controller { return found }
      controller = current.parent
    }
    return nil
  }

  /// The navigation controller that it lies in.
  open var navigationController: UINavigationController? { outer(UINavigationController.self) }
  /// The tab bar controller that it lies in.
  open var tabBarController: UITabBarController? { outer(UITabBarController.self) }
  /// The split view controller that it lies in; the film has none.
  open var splitViewController: UIViewController? { nil }
  /// The controller that covers it; the film covers none.
  open internal(set) weak var presentedViewController: UIViewController?
  /// The controller that it covers.
  open internal(set) weak var presentingViewController: UIViewController?

  /// What its navigation bar shows.
  open private(set) lazy var navigationItem = UINavigationItem(of: self)
  /// What it is called; its navigation bar shows it.
  open var title: String? { didSet { navigationItem.title = title } }
  /// How it covers the screen; the scenario says.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes; the film begins with it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether a finger cannot dismiss it.
  open var isModalInPresentation = false
  /// Which edges of its view go behind bars; the film's do.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether they go behind bars that nothing shows through.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views take bars into account, as before iOS 11.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Whether the bar at the bottom goes as it is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Whether presented controllers cover it.
  open var definesPresentationContext = false
  /// How the status bar looks.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden; the film's is not.
  open var prefersStatusBarHidden: Bool { false }
  /// Asks for both anew.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// How it may be turned; the scenario says.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether it turns.
  open var shouldAutorotate: Bool { true }
  /// How it is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    play.screen?.interfaceOrientation ?? .portrait
  }
  /// How it looks in light and dark; the film's theme is another one's choice.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How large it would like to be.
  open var preferredContentSize = CGSize.zero

  /// Shows a controller above it, which the film does not.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    Play.warn("\(type(of: self)) presents \(type(of: controller)), which the film does not show.")
    if let completion { DispatchQueue.main.run(completion) }
  }

  /// Takes away what it presents, or itself; the film's stays.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    Play.warn("\(type(of: self)) is dismissed, which the film does not show.")
    if let completion { DispatchQueue.main.run(completion) }
  }

  // MARK: Responders

  open override var next: UIResponder? { own?.superview ?? parent ?? UIApplication.shared }
  open override var isFirstResponder: Bool { play.screen?.responder === self }
  open override func becomeFirstResponder() -> Bool { play.screen?.makeFirst(self) ?? false }
  open override func resignFirstResponder() -> Bool { play.screen?.resign(self) ?? true }

  /// The scroll view that bars follow.
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
}

/// What goes along as a device is turned: UIKit's `UIViewControllerTransitionCoordinator`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  /// Animates along, and calls at the end.
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
}

extension UIViewControllerTransitionCoordinator {
  /// Animates along.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}

/// What is known of a turn: UIKit's `UIViewControllerTransitionCoordinatorContext`.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  /// How long it takes, in seconds.
  var transitionDuration: TimeInterval { get }
  /// Whether it was called off; never.
  var isCancelled: Bool { get }
}

/// What goes along with one turn.
@preconcurrency @MainActor
final class TurnCoordinator: UIViewControllerTransitionCoordinator,
  UIViewControllerTransitionCoordinatorContext
{
  let transitionDuration: TimeInterval
  let isCancelled = false
  private var alongside: [((any UIViewControllerTransitionCoordinatorContext) -> Void)] = []
  private var completions: [((any UIViewControllerTransitionCoordinatorContext) -> Void)] = []

  init(duration: TimeInterval) { transitionDuration = duration }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    if let animation { alongside.append(animation) }
    if let completion { completions.append(completion) }
    return true
  }

  /// Runs what goes along, in the block that turns.
  func run(on screen: ControllerScreen) {
    for animation in alongside { animation(self) }
    guard !completions.isEmpty else { return }
    screen.asyncAfter(transitionDuration) { [self] in
      for completion in completions { completion(self) }
    }
  }
}
