extension Simulation {
  /// The app leaves the screen: the keyboard goes with it, and nothing reaches the app until it is back.
  ///
  /// The film goes on showing the app's own screen, without the keyboard.
  func enterBackground() {
    guard !isInBackground else {
      warn("The app was sent to the background while it was already there.")
      return
    }
    isInBackground = true
    keyboard.leaveWithApp()
  }

  /// The app comes back, and the keyboard that went with it is announced once more.
  func enterForeground() {
    guard isInBackground else {
      warn("The app was sent to the foreground while it was already there.")
      return
    }
    isInBackground = false
    keyboard.comeBackWithApp()
  }
}
