extension Simulation {
  /// The app leaves with the keyboard and gets no more events; its screen stays in the film.
  func enterBackground() {
    guard !isInBackground else {
      warn("The app was sent to the background while it was already there.")
      return
    }
    isLeaving = true
    call(.app(.willResignActive))
    isLeaving = false
    leftScreen = now
    keyboard.leaveWithApp()
    call(.app(.didEnterBackground))
  }

  /// The app returns, and the keyboard that left with it is announced once more.
  func enterForeground() {
    guard isInBackground else {
      warn("The app was sent to the foreground while it was already there.")
      return
    }
    call(.app(.willEnterForeground))
    leftScreen = nil
    let overdue = asleep
    asleep = []
    for sleeper in overdue { schedule(at: now, sleeper.reason, sleeper.work) }
    keyboard.comeBackWithApp()
    call(.app(.didBecomeActive))
  }

  package var isInBackground: Bool { leftScreen != nil }

  /// How long an app runs in the background, “about five seconds”, before its suspension.
  ///
  /// developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time
  static let backgroundTime = 5.0

  /// Runs a handler's queued work, or defers it to the app's return where that is suspended.
  func runUnlessAsleep(_ reason: String, _ work: @escaping () -> Void) {
    if let leftScreen, now >= leftScreen + Simulation.backgroundTime {
      asleep.append((reason, work))
    } else {
      work()
    }
  }
}
