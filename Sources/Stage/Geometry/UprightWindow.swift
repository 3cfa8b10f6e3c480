/// The mapping of a rotated interface to a window that stays upright, as windows did up to iOS 7.
///
/// Both have their origin at the top left as seen, y down. With the home button on the right the interface is turned
/// clockwise in the window, on the left counterclockwise, and upside down by half a turn.
struct UprightWindow {
  /// The screen's size in portrait, in points.
  let size: Size
  let orientation: Device.Orientation

  init(_ device: Device) {
    orientation = device.orientation
    size =
      orientation.isLandscape
      ? Size(width: device.size.height, height: device.size.width) : device.size
  }

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
  /// Converts a rectangle on the screen to the coordinates that the system reports to apps.
  ///
  /// - Parameter held: The device as it was held at the report; nil is as it is held now.
  func toReported(_ rect: Rect, on held: Device? = nil) -> Rect {
    system.keepsWindowsUpright ? UprightWindow(held ?? device).fromInterface(rect) : rect
  }

  /// Converts from the coordinates that the system reports to apps to the screen as seen.
  func fromReported(_ rect: Rect) -> Rect {
    system.keepsWindowsUpright ? UprightWindow(device).toInterface(rect) : rect
  }
}
