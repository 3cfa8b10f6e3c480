public import Foundation
import Stage

/// The app's window: UIKit's `UIWindow`.
@preconcurrency @MainActor
open class UIWindow: UIView {
  /// The controller whose view fills it.
  open var rootViewController: UIViewController?
  /// Its scene.
  open weak var windowScene: UIWindowScene?
  /// Whether it has the keys.
  open var isKeyWindow: Bool { play.screen?.window === self }
  /// Its screen.
  open var screen: UIScreen { UIScreen.main }
  /// How far in front it lies.
  open var windowLevel = Level.normal

  /// How far in front a window lies.
  public struct Level: RawRepresentable, Sendable, Hashable {
    /// The number.
    public let rawValue: CGFloat
    /// A level of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// That of the app.
    public static let normal = Level(rawValue: 0)
    /// That of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// That of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// The stage's window, for the first one that is made.
  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Play.current?.screen == nil ? stage.window : super.makeNode(name, in: stage)
  }

  /// A window of the app's own, which the film does not show.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A window of the app's own, which the film does not show.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: UIScreen.main.bounds)
  }

  /// A window from a nib, which the film has none of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows it; the film's window is shown.
  open func makeKeyAndVisible() {
    if !isKeyWindow { Play.warn("A window of the app's own is not shown in the film.") }
  }
  /// Gives it the keys.
  open func makeKey() {}
  open override var window: UIWindow? { self }
}

/// The app's scene: UIKit's `UIWindowScene`.
@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  /// Its windows.
  open var windows: [UIWindow] { Play.current?.screen.map { [$0.window] } ?? [] }
  /// The window with the keys.
  open var keyWindow: UIWindow? { windows.first }
  /// How it is held.
  open var interfaceOrientation: UIInterfaceOrientation {
    Play.current?.screen?.interfaceOrientation ?? .portrait
  }
  /// Its screen.
  open var screen: UIScreen { UIScreen.main }
  /// Its status bar.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  /// What it is like around it.
  open var traitCollection: UITraitCollection { UITraitCollection.current }
}

/// Something of the app that is on the screen: UIKit's `UIScene`.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Whether it is on the screen.
  open var activationState: ActivationState {
    UIApplication.shared.applicationState == .active ? .foregroundActive : .background
  }
}

/// The status bar: UIKit's `UIStatusBarManager`.
@preconcurrency @MainActor
public final class UIStatusBarManager {
  /// Where it is, in points of the screen.
  public var statusBarFrame: CGRect {
    guard let device = Play.current?.simulation?.device, device.showsStatusBar else { return .zero }
    return CGRect(
      x: 0, y: 0, width: CGFloat(device.size.width), height: CGFloat(device.safeArea.top))
  }
}
