/// The system's drawing above every app: the status bar and the home indicator, if any.
package final class SystemBars {
  private unowned let simulation: Simulation
  private let statusBar: View
  private let indicator: View

  /// The size of the home indicator and its distance from the screen's bottom, in points.
  private static let homeIndicator = (size: Size(width: 134, height: 5), bottom: 8.0)

  init(in simulation: Simulation) {
    self.simulation = simulation
    statusBar = View("status bar", in: simulation)
    statusBar.contents = .statusBar
    indicator = View("home indicator", in: simulation)
    indicator.contents = .homeIndicator
    layOut()
  }

  package func layOut() {
    let device = simulation.device
    if device.pose != nil {
      // As one that folds goes dark between two screens, nothing moves from one to the other.
      simulation.performWithoutAnimation {
        statusBar.contents = .statusRing
        place(statusBar, at: SystemBars.ring(on: device))
      }
    } else {
      place(
        statusBar,
        at: device.showsStatusBar
          ? Rect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top) : nil)
    }
    if device.hasHomeIndicator, device.pose == nil {
      let (size, bottom) = SystemBars.homeIndicator
      place(
        indicator,
        at: Rect(
          x: (device.size.width - size.width) / 2, y: device.size.height - bottom - size.height,
          width: size.width, height: size.height))
    } else {
      place(indicator, at: nil)
    }
  }

  private func place(_ view: View, at frame: Rect?) {
    guard let frame else { return view.removeFromSuperview() }
    view.frame = frame
    if view.superview == nil { simulation.systemWindow.addSubview(view) }
  }

  /// Where a phone that folds has its status, in points; nil where the camera takes all of the column's room.
  ///
  /// Source: sbis04/flutter_device_preview, duo_status_bar.py and device_specs/apple-iphone-duo.json, fitted to screenshots
  /// of iOS 27.1.
  private static func ring(on device: Device) -> Rect? {
    if device.safeArea.top > 0 {
      return Rect(x: device.size.width - 127.67, y: 24.33, width: 104, height: 48)
    }
    guard device.pose != .closed || !device.orientation.isLandscape else { return nil }
    return Rect(
      x: device.size.width - device.safeArea.right / 2 - 30,
      y: device.pose == .closed ? 71.67 : 19, width: 48, height: 86)
  }
}

extension Simulation {
  @discardableResult package func addSystemBars() -> SystemBars { SystemBars(in: self) }
}
