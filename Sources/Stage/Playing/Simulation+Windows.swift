/// The app's window on a tablet's screen: where it is, what the app sees of the device, and its changes.
extension Simulation {
  /// How long a window takes to its new place, in seconds; our choice.
  private static let resizeDuration = 0.5

  /// The device as the app has it: its window's size, and the part of the safe area that overlaps it.
  public var scene: Device { device.inWindow(appWindow.frame(on: device)) }

  /// Whether the app's window does not fill the screen at some time.
  package var isEverWindowed: Bool {
    script.window != .full
      || script.events.contains { if case .resize = $0.action { true } else { false } }
  }

  func makeAppWindow() -> View {
    let window = View("window", in: self)
    window.frame = appWindow.frame(on: device)
    // The area beyond it is not the app's.
    window.clipsToBounds = isEverWindowed
    return window
  }

  func makeBackdrop() -> View {
    let backdrop = View("backdrop", in: self)
    backdrop.backgroundColor = .backdrop
    backdrop.frame = Rect(origin: .zero, size: device.size)
    return backdrop
  }

  /// Gives every window its frame for the device as it is held.
  func placeWindows() {
    for view in windows {
      view.frame =
        view === window ? appWindow.frame(on: device) : Rect(origin: .zero, size: device.size)
    }
    keyboard.window.safeAreaInsets = device.safeArea
  }

  /// Moves the app's window: one system block resizes it, calls handlers, and lays out.
  ///
  /// The keyboard stays as it is and announces nothing.
  func resize(to place: AppWindow) {
    guard place != appWindow else {
      warn("The window was given the place that it already had.")
      return
    }
    appWindow = place
    animate(
      BlockRequest(
        call: .animate, duration: Simulation.resizeDuration,
        options: [.overrideInheritedDuration, .overrideInheritedCurve], pace: .curve(.easeInOut)),
      animations: {
        placeWindows()
        screen?.viewWillTransition(to: scene)
        call(.transition(screen?.view.bounds.size ?? scene.size))
        keyboard.follow()
        for window in windows { window.layoutIfNeeded() }
      })
  }
}

extension AppWindow {
  /// A given frame on the screen as it is turned: as large, its centre where it was in proportion, and on the screen.
  func turned(from screen: Size, to turned: Size) -> AppWindow {
    guard case .frame(let frame) = self else { return self }
    let across = min(max(frame.midX / screen.width, 0), 1)
    let down = min(max(frame.midY / screen.height, 0), 1)
    return .frame(
      Rect(
        x: (across * turned.width - frame.width / 2).rounded(),
        y: (down * turned.height - frame.height / 2).rounded(),
        width: frame.width, height: frame.height))
  }
}
