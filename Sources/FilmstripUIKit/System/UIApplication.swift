public import Foundation
import Stage

@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static var shared: UIApplication {
    Play.current(for: "UIApplication.shared").shared { UIApplication() }
  }

  private var scene: UIWindowScene { Play.current(for: "A scene").shared { UIWindowScene() } }
  open var windows: [UIWindow] { scene.windows }
  open var keyWindow: UIWindow? { scene.windows.first }
  open var connectedScenes: Set<UIScene> { [scene] }
  open var applicationState: State {
    Play.current?.simulation?.isInBackground == true ? .background : .active
  }
  open var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }
  open var statusBarOrientation: UIInterfaceOrientation { scene.interfaceOrientation }
  open var statusBarFrame: CGRect { scene.statusBarManager?.statusBarFrame ?? .zero }
  open var isStatusBarHidden: Bool { statusBarFrame.isEmpty }
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var statusBarOrientationAnimationDuration: TimeInterval { 0.3 }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UITraitCollection.current.layoutDirection
  }
  /// It is never called.
  open weak var delegate: (any UIApplicationDelegate)?

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
}

nonisolated extension UIApplication {
  public static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"
  public static let didBecomeActiveNotification = notification("UIApplicationDidBecomeActive")
  public static let willResignActiveNotification = notification("UIApplicationWillResignActive")
  public static let didEnterBackgroundNotification = notification("UIApplicationDidEnterBackground")
  public static let willEnterForegroundNotification = notification(
    "UIApplicationWillEnterForeground")
  // Never posted.
  public static let willTerminateNotification = notification("UIApplicationWillTerminate")
  public static let didReceiveMemoryWarningNotification = notification(
    "UIApplicationDidReceiveMemoryWarning")
  public static let willChangeStatusBarOrientationNotification = notification(
    "UIApplicationWillChangeStatusBarOrientation")
  public static let didChangeStatusBarOrientationNotification = notification(
    "UIApplicationDidChangeStatusBarOrientation")
}

public enum UIBackgroundRefreshStatus: Int, Sendable, CaseIterable {
  case restricted, denied, available
}

@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject { var window: UIWindow? { get set } }

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
