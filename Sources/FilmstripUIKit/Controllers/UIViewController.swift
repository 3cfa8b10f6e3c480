public import Foundation
import Stage

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  private let play: Play
  private var own: UIView?

  public init(nibName: String?, bundle: Bundle?) {
    play = Play.current(for: "A \(Self.self)")
    super.init()
    if let nibName {
      Play.warn("The nib “\(nibName)” is not read: \(type(of: self)) gets an empty view.")
    }
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  public required init?(coder: NSCoder) {
    play = Play.current(for: "A \(Self.self)")
    super.init()
  }

  // MARK: View

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
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

  open var viewIfLoaded: UIView? { own }
  open var isViewLoaded: Bool { own != nil }
  open func loadView() {
    if let nib = self as? any NibLoading {
      nib.loadNib()
    } else {
      view = UIView(frame: UIScreen.ofWindow.bounds)
    }
  }

  open func loadViewIfNeeded() {
    guard own == nil else { return }
    play.calls.run("\(type(of: self)).loadView()") { loadView() }
    if own == nil { view = UIView() }
    if self is any StandIn {
      Play.warn(
        "\(type(of: self)) is or is made from a stand-in: its effect on the keyboard is unknown."
      )
    }
    play.calls.run("\(type(of: self)).viewDidLoad()") { viewDidLoad() }
  }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  // Called for controllers that the app itself presents and dismisses; the film's view stays.
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() {}
  /// Never called.
  open func didReceiveMemoryWarning() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { view.node.additionalSafeAreaInsets = Insets(additionalSafeAreaInsets) }
  }

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) { for child in children { child.viewWillTransition(to: size, with: coordinator) } }

  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  // MARK: Others

  open private(set) var children: [UIViewController] = []
  open private(set) weak var parent: UIViewController?

  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  private func outer<Controller: UIViewController>(_ type: Controller.Type) -> Controller? {
    sequence(first: self) { $0.parent }.dropFirst().lazy.compactMap { $0 as? Controller }.first
  }

  open var navigationController: UINavigationController? { outer(UINavigationController.self) }
  open var tabBarController: UITabBarController? { outer(UITabBarController.self) }
  // The film has no split view controllers.
  open var splitViewController: UISplitViewController? { nil }
  open private(set) lazy var navigationItem = UINavigationItem()
  open var title: String? { didSet { navigationItem.title = title } }
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  // The scenario decides rotation and appearance.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var isModalInPresentation = false
  /// The film's views extend behind bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  open var modalPresentationCapturesStatusBarAppearance = false
  // Nothing is restored.
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Nil, since the film begins with the controller on the screen.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var hidesBottomBarWhenPushed = false
  open var definesPresentationContext = false
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var shouldAutorotate: Bool { true }
  open var interfaceOrientation: UIInterfaceOrientation {
    play.screen?.interfaceOrientation ?? .portrait
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var preferredContentSize = CGSize.zero
  /// Never asked: the scenario presents.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Never called: the film performs no segue.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open var isMovingToParent: Bool { false }
  open var isMovingFromParent: Bool { false }
  public private(set) lazy var topLayoutGuide: any UILayoutSupport = BarsGuide(above: view)
  public private(set) lazy var bottomLayoutGuide: any UILayoutSupport = BarsGuide(below: view)

  // MARK: Presenting

  /// The controller that it presents itself, and the one that presents it.
  var presented: UIViewController?
  weak var presenter: UIViewController?
  var presentation: UIPresentationController?
  open internal(set) var isBeingPresented = false
  open internal(set) var isBeingDismissed = false

  open var presentedViewController: UIViewController? {
    ancestry.lazy.compactMap(\.presented).first
  }

  open var presentingViewController: UIViewController? {
    ancestry.lazy.compactMap(\.presenter).first
  }

  /// The app's choice; the scenario's for the film's sheet.
  var presentationStyle = UIModalPresentationStyle.automatic
  /// Never `automatic` when it is read (UIViewController.h).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentationStyle == .automatic ? play.sheetStyle : presentationStyle }
    set { presentationStyle = newValue }
  }

  /// Shows nothing: the film continues with the controller that it began with, and says so.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) { outermost.begin(presenting: controller, animated, completion) }

  /// The film's controller stays on the screen, and the film says so.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    end(animated, completion)
  }

  // MARK: Responders

  open override var next: UIResponder? {
    if let presenter { return presenter }
    return own?.superview ?? parent ?? UIApplication.shared
  }
  open override var isFirstResponder: Bool { play.screen?.responder === self }
  open override func becomeFirstResponder() -> Bool { play.screen?.makeFirst(self) ?? false }
  open override func resignFirstResponder() -> Bool { play.screen?.resign(self) ?? true }
  open func setContentScrollView(_ scrollView: UIScrollView?) {}
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: AnyObject {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  var transitionDuration: TimeInterval { get }
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {
  var transitionDuration: TimeInterval { get }
  var isCancelled: Bool { get }
}

/// The animations alongside one rotation.
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

  /// Runs the animations in the rotation's block.
  func run(on screen: ControllerScreen) {
    for animation in alongside { animation(self) }
    guard !completions.isEmpty else { return }
    screen.asyncAfter(transitionDuration) { [self] in
      for completion in completions { completion(self) }
    }
  }
}
