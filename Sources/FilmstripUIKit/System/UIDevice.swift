public import Foundation
import Stage

/// The device: UIKit's `UIDevice`.
@preconcurrency @MainActor
open class UIDevice {
  private var stage: Simulation { Play.stage(for: "UIDevice.current") }

  init() {}

  /// The film's device.
  public static var current: UIDevice {
    Play.current(for: "UIDevice.current").shared { UIDevice() }
  }

  /// Whether it is a phone or a tablet.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { stage.device.isTablet ? .pad : .phone }
  /// What it is called.
  open var model: String { stage.device.isTablet ? "iPad" : "iPhone" }
  /// What it is called.
  open var name: String { stage.device.name }
  /// What its system is called.
  open var systemName: String { stage.device.isTablet ? "iPadOS" : "iOS" }
  /// Its system's version.
  open var systemVersion: String { "\(stage.system.major).0" }
  /// How it is held.
  open var orientation: UIDeviceOrientation {
    switch stage.device.orientation {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }
  /// Lets it tell how it is held.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// Lets it not tell how it is held.
  open func endGeneratingDeviceOrientationNotifications() {}

  /// Posted when it is held another way.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")
}
