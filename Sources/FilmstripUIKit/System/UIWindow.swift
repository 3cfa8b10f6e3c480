public import Foundation
import Stage

@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open weak var windowScene: UIWindowScene?
  open var isKeyWindow: Bool { play.screen?.window === self }
  open var screen: UIScreen { UIScreen.ofWindow }
  open var windowLevel = Level.normal

  public struct Level: RawRepresentable, Sendable, Hashable, Comparable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
    public static func < (one: Level, other: Level) -> Bool { one.rawValue < other.rawValue }
    public static func + (level: Level, number: CGFloat) -> Level {
      Level(rawValue: level.rawValue + number)
    }
  }

  /// The stage's window, for the first one that is made.
  override class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Play.current?.screen == nil ? stage.window : super.makeNode(name, in: stage)
  }

  // The film does not show the app's other windows.
  public override init(frame: CGRect) { super.init(frame: frame) }

  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: windowScene.coordinateSpace.bounds)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func makeKeyAndVisible() {
    if !isKeyWindow { Play.warn("A window of the app's own is not shown in the film.") }
  }
  open func makeKey() {}
  open override var window: UIWindow? { self }

  /// The part of the device's that overlaps it, as it is held; controllers' bars do not change that.
  open override var safeAreaInsets: UIEdgeInsets {
    guard isKeyWindow, let simulation = play.simulation else { return super.safeAreaInsets }
    return UIEdgeInsets(simulation.scene.safeArea)
  }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { Play.current?.screen.map { [$0.window] } ?? [] }
  open var keyWindow: UIWindow? { windows.first }
  open var interfaceOrientation: UIInterfaceOrientation {
    Play.current?.screen?.interfaceOrientation ?? .portrait
  }
  /// From iOS 16 on; nothing in a film resizes a window interactively.
  open var effectiveGeometry: Geometry { Geometry(of: self) }
  open var screen: UIScreen { UIScreen.ofWindow }
  /// The window's space: its size is the app's part of the screen.
  open var coordinateSpace: any UICoordinateSpace { keyWindow ?? UIScreen.ofWindow }
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }
  open var traitCollection: UITraitCollection { UITraitCollection.current }
}

extension UIWindowScene {
  /// Where the scene's windows are.
  @MainActor public final class Geometry {
    public let coordinateSpace: any UICoordinateSpace
    public let interfaceOrientation: UIInterfaceOrientation
    public let isInteractivelyResizing = false

    init(of scene: UIWindowScene) {
      coordinateSpace = scene.coordinateSpace
      interfaceOrientation = scene.interfaceOrientation
    }
  }
}

@preconcurrency @MainActor
open class UIScene: UIResponder {
  open var activationState: ActivationState {
    UIApplication.shared.applicationState == .active ? .foregroundActive : .background
  }
}

@preconcurrency @MainActor
public final class UIStatusBarManager {
  public var statusBarFrame: CGRect {
    guard let device = Play.current?.simulation?.device, device.showsStatusBar else { return .zero }
    return CGRect(
      x: 0, y: 0, width: CGFloat(device.size.width), height: CGFloat(device.safeArea.top))
  }
}
