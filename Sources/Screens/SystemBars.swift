extension Simulation {
  /// The size of the home indicator and its distance from the screen's bottom, in points.
  private static let homeIndicator = (size: Size(width: 134, height: 5), bottom: 8.0)

  /// Adds what the system draws above every app: the status bar and the home indicator, where the device has them.
  func addSystemBars() {
    if device.showsStatusBar {
      let statusBar = View("status bar", in: self)
      statusBar.contents = .statusBar
      statusBar.frame = Rect(x: 0, y: 0, width: device.size.width, height: device.safeArea.top)
      systemWindow.addSubview(statusBar)
    }
    if device.hasHomeIndicator {
      let (size, bottom) = Simulation.homeIndicator
      let indicator = View("home indicator", in: self)
      indicator.contents = .homeIndicator
      indicator.frame = Rect(
        x: (device.size.width - size.width) / 2, y: device.size.height - bottom - size.height,
        width: size.width, height: size.height)
      systemWindow.addSubview(indicator)
    }
  }
}
