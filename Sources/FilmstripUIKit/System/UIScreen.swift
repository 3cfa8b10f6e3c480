public import Foundation
import Stage

@preconcurrency @MainActor
open class UIScreen: UICoordinateSpace {
  private var device: Device { Play.stage(for: "UIScreen.main").device }
  init() {}
  public static var main: UIScreen { Play.current(for: "UIScreen.main").shared { UIScreen() } }
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
