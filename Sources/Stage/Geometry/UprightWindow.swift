/// How an interface that the device's orientation turns lies in a window that stays upright, as windows did up to
/// iOS 7.
///
/// Both have their origin at the top left as they are looked at, y down. Held with the home button on the right the
/// interface is turned clockwise in the window, on the left counterclockwise, and upside down by half a turn.
struct UprightWindow {
  /// The window, in points: the screen's size when it is held upright.
  let size: Size
  let orientation: Device.Orientation

  init(_ device: Device) {
    orientation = device.orientation
    size =
      orientation.isLandscape
      ? Size(width: device.size.height, height: device.size.width) : device.size
  }

  /// A rectangle of the interface, in the window.
  func fromInterface(_ rect: Rect) -> Rect {
    switch orientation {
    case .portrait: rect
    case .portraitUpsideDown: half(rect)
    case .landscapeRight:
      Rect(x: size.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    case .landscapeLeft:
      Rect(x: rect.minY, y: size.height - rect.maxX, width: rect.height, height: rect.width)
    }
  }

  /// A rectangle of the window, in the interface.
  func toInterface(_ rect: Rect) -> Rect {
    switch orientation {
    case .portrait: rect
    case .portraitUpsideDown: half(rect)
    case .landscapeRight:
      Rect(x: rect.minY, y: size.width - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeLeft:
      Rect(x: size.height - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    }
  }

  private func half(_ rect: Rect) -> Rect {
    Rect(
      x: size.width - rect.maxX, y: size.height - rect.maxY, width: rect.width,
      height: rect.height)
  }
}

extension Simulation {
  /// A rectangle of the screen as it is looked at, in the coordinates that the system reports to apps.
  ///
  /// - Parameter held: How the device was held when it was reported; nil is as it is held now.
  func toReported(_ rect: Rect, on held: Device? = nil) -> Rect {
    system.keepsWindowsUpright ? UprightWindow(held ?? device).fromInterface(rect) : rect
  }

  /// A rectangle in the coordinates that the system reports to apps, on the screen as it is looked at.
  func fromReported(_ rect: Rect) -> Rect {
    system.keepsWindowsUpright ? UprightWindow(device).toInterface(rect) : rect
  }
}
