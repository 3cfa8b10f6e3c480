public import Foundation
import Stage

@preconcurrency @MainActor
open class UIDevice {
  private var stage: Simulation { Play.stage(for: "UIDevice.current") }
  init() {}

  public static var current: UIDevice {
    Play.current(for: "UIDevice.current").shared { UIDevice() }
  }

  open func playInputClick() {}
  open var userInterfaceIdiom: UIUserInterfaceIdiom { stage.device.isTablet ? .pad : .phone }
  open var model: String { stage.device.isTablet ? "iPad" : "iPhone" }
  open var name: String { stage.device.name }
  open var systemName: String { stage.device.isTablet ? "iPadOS" : "iOS" }
  open var systemVersion: String { "\(stage.system.major).\(stage.system.minor)" }
  open var orientation: UIDeviceOrientation {
    switch stage.device.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
  open func beginGeneratingDeviceOrientationNotifications() {}
  open func endGeneratingDeviceOrientationNotifications() {}
}

nonisolated extension UIDevice {
  public static let orientationDidChangeNotification = notification("UIDeviceOrientationDidChange")
}
