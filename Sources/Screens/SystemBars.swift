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
    if device.showsStatusBar {
      statusBar.frame = Rect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top)
      if statusBar.superview == nil { simulation.systemWindow.addSubview(statusBar) }
    } else {
      statusBar.removeFromSuperview()
    }
    if device.hasHomeIndicator {
      let (size, bottom) = SystemBars.homeIndicator
      indicator.frame = Rect(
        x: (device.size.width - size.width) / 2, y: device.size.height - bottom - size.height,
        width: size.width, height: size.height)
      if indicator.superview == nil { simulation.systemWindow.addSubview(indicator) }
    } else {
      indicator.removeFromSuperview()
    }
  }
}

extension Simulation {
  @discardableResult package func addSystemBars() -> SystemBars { SystemBars(in: self) }
}
