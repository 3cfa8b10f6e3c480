public import Foundation
import Stage

/// The app: UIKit's `UIApplication`.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The film's app.
  public static var shared: UIApplication {
    Play.current(for: "UIApplication.shared").shared { UIApplication() }
  }

  private var scene: UIWindowScene { Play.current(for: "A scene").shared { UIWindowScene() } }

  /// Its windows.
  open var windows: [UIWindow] { scene.windows }
  /// The window with the keys.
  open var keyWindow: UIWindow? { scene.windows.first }
  /// Its scenes.
  open var connectedScenes: Set<UIScene> { [scene] }
  /// Whether it is on the screen.
  open var applicationState: State {
    Play.current?.simulation?.isInBackground == true ? .background : .active
  }
  /// How it is held.
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  /// Where the status bar is.
  open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }
  /// How long a turn by a quarter takes, in seconds.
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  /// The text size that people chose.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The direction of text.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// Who hears of the app's life; nobody.
  open weak var delegate: (any UIApplicationDelegate)?

  /// Sends an action along the responders; only `resignFirstResponder` is known.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    guard let target = (target as AnyObject?) ?? Play.current?.screen?.responder else {
      return false
    }
    action.send(to: target, sender)
    return true
  }

  /// Posted when the app is on the screen.
  nonisolated public static let didBecomeActiveNotification = NSNotification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// Posted before it leaves.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted when it has left.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted before it is back.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted before it ends; never.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted where memory is short; never.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// Posted before the interface is turned.
  nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the interface was turned.
  nonisolated public static let didChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
}

/// Who hears of an app's life; in the film nobody: UIKit's `UIApplicationDelegate`.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// Its window.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
