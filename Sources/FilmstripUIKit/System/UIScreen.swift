public import Foundation
import Stage

@preconcurrency @MainActor
open class UIScreen: UICoordinateSpace {
  /// As it is held.
  ///
  /// The main screen of a phone that folds is the outer one, also while it is open.
  fileprivate var device: Device {
    let stage = Play.stage(for: "UIScreen.main")
    return stage.device.main(on: stage.system)
  }
  init() {}
  public static var main: UIScreen { Play.current(for: "UIScreen.main").shared { UIScreen() } }
  /// The screen on which the app's window is, and the keyboard.
  static var ofWindow: UIScreen {
    switch Play.current?.simulation?.device.pose {
    case nil, .closed: main
    case .halfOpen, .open: Play.current(for: "UIWindow.screen").shared { InnerScreen() }
    }
  }
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(device.size)) }
  open var nativeBounds: CGRect {
    let size = device.turned(to: .portrait).size
    return CGRect(
      x: 0, y: 0, width: CGFloat(size.width) * scale, height: CGFloat(size.height) * scale)
  }
  open var scale: CGFloat { CGFloat(device.scale) }
  open var nativeScale: CGFloat { scale }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  open var maximumFramesPerSecond: Int { Int(device.refreshRate) }
}

/// That of a phone that folds, while it is open.
private final class InnerScreen: UIScreen {
  override var device: Device { Play.stage(for: "UIWindow.screen").device }
}
