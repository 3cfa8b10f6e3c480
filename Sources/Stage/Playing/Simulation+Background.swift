/// The app's absence from the screen.
struct Absence {
  /// When it left, in seconds; nil while it is there.
  var since: Double?
  /// Whether it hears that it is about to leave.
  var isImminent = false
  /// What came due while it was suspended, in order.
  var asleep: [(reason: String, work: () -> Void)] = []
}

extension Simulation {
  /// The app leaves with the keyboard and gets no more events; its screen stays in the film.
  func enterBackground() {
    guard !isInBackground else {
      warn("The app was sent to the background while it was already there.")
      return
    }
    absence.isImminent = true
    call(.app(.willResignActive))
    absence.isImminent = false
    absence.since = now
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
    let overdue = absence.asleep
    absence = Absence()
    for sleeper in overdue { schedule(at: now, sleeper.reason, sleeper.work) }
    keyboard.comeBackWithApp()
    call(.app(.didBecomeActive))
  }

  /// Whether the app is off the screen, where nothing reaches it.
  package var isInBackground: Bool { absence.since != nil }

  /// How long an app runs in the background, “about five seconds”, before its suspension.
  ///
  /// developer.apple.com/documentation/uikit/extending-your-app-s-background-execution-time
  static let backgroundTime = 5.0

  /// Runs a handler's queued work, or defers it to the app's return where that is suspended.
  func runUnlessAsleep(_ reason: String, _ work: @escaping () -> Void) {
    if let since = absence.since, now >= since + Simulation.backgroundTime {
      absence.asleep.append((reason, work))
    } else {
      work()
    }
  }
}
