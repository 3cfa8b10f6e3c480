public import Foundation
import Stage

/// The screen: UIKit's `UIScreen`.
@preconcurrency @MainActor
open class UIScreen: UICoordinateSpace {
  private var device: Device { Play.stage(for: "UIScreen.main").device }

  init() {}

  /// The film's screen.
  public static var main: UIScreen {
    Play.current(for: "UIScreen.main").shared { UIScreen() }
  }

  /// Its size as it is held, in points.
  open var bounds: CGRect { CGRect(origin: .zero, size: CGSize(device.size)) }
  /// Its size held upright, in pixels.
  open var nativeBounds: CGRect {
    let size = device.turned(to: .portrait).size
    return CGRect(
      x: 0, y: 0, width: CGFloat(size.width) * scale, height: CGFloat(size.height) * scale)
  }
  /// Pixels in a point.
  open var scale: CGFloat { CGFloat(device.scale) }
  /// Pixels in a point.
  open var nativeScale: CGFloat { scale }
  /// Its coordinates as it is held.
  open var coordinateSpace: any UICoordinateSpace { self }
  /// Its coordinates held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { self }
  /// How many frames it shows in a second.
  open var maximumFramesPerSecond: Int { Int(device.refreshRate) }
}
