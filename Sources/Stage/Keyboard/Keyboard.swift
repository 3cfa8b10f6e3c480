/// The system's keyboard: moves in its own window and animation block, and posts notifications.
final class Keyboard {
  unowned let simulation: Simulation
  let setting: KeyboardSetting
  /// While shown and docked, in points; events may change it.
  private(set) var height: Double
  private(set) var position: KeyboardPosition
  /// Whether it is a hardware keyboard, with only a bar on screen.
  let isHardware: Bool
  let window: View
  let view: View
  var accessory: InputAccessory?
  private(set) var isShown = false
  /// Distinguishes the end of the newest motion from that of one it interrupted.
  var generation = 0
  var motionEnd = -Double.infinity
  private(set) var docked = KeyboardSpans()
  private(set) var undocked = KeyboardSpans()
  /// Whether it is the app's own, and not that of another app next to it.
  private(set) var isLocal = true
  /// The height of the app's own while, and after, another app's was shown; nil for `height`.
  private var ownHeight: Double?
  /// Whether it left with the app, to return with it.
  private var isAway = false
  /// What `height` is for.
  private var posture: Device.Posture
  /// The heights in other postures before; those not there are the device's own.
  private var otherHeights: [Device.Posture: Double] = [:]
  private let hasSuggestions: Bool

  init(_ setting: KeyboardSetting, in simulation: Simulation) {
    self.simulation = simulation
    self.setting = setting
    height = setting.height
    let device = simulation.device
    isHardware = setting.isHardware && device.isTablet
    position = device.isTablet && !isHardware ? setting.position : .docked
    posture = device.posture
    hasSuggestions = setting.height >= device.keyboardHeightWithSuggestions
    window = View("keyboard window", in: simulation)
    window.frame = Rect(origin: .zero, size: device.size)
    window.safeAreaInsets = device.safeArea
    view = View("keyboard", in: simulation)
    view.contents = .keyboard(face(on: device))
    window.addSubview(view)
    view.frame = hiddenFrame
    if fades { view.alpha = 0 }
    if position != setting.position || isHardware != setting.isHardware {
      simulation.warn("A phone's keyboard stays docked, with its keys on the screen.")
    }
    simulation.warnOfDoubt(aboutKeyboardOf: height)
    if simulation.system >= .ios27, setting.motion == .ios26 {
      simulation.warn(
        "How the keyboard moves on \(simulation.system) is not known: it moves as on iOS 26 here.")
    }
  }

  var fades: Bool { setting.transition == .crossFade }

  func face(on device: Device) -> KeyboardFace {
    KeyboardFace(
      hasSuggestions: hasSuggestions, footer: footer(of: device),
      isTablet: device.isTablet,
      cornerRadius: setting.motion == .ios26 ? Keyboard.roundedCornerRadius : 0, position: position,
      isHardware: isHardware,
      barWidth: isHardware && simulation.system >= .ios15 ? Keyboard.hardwareBarWidth : nil,
      fold: device.fold?.offset(x: 0, y: -device.size.height))
  }

  /// The radius of an iOS 26 keyboard's upper corners, in points; read off screenshots.
  static let roundedCornerRadius = 26.0

  /// Points below the keys: on phones in portrait those of globe, microphone and indicator, else the inset.
  ///
  /// 75 is what four rows leave of the height up to iOS 18, and what a recording of iOS 26.2 shows, whose keyboard and rows
  /// `KeyboardLayout` has; only drawn.
  private func footer(of device: Device) -> Double {
    guard device.hasHomeIndicator else { return 0 }
    guard !device.orientation.isLandscape, !device.isTablet else { return device.safeArea.bottom }
    return 75
  }

  // MARK: Coming and going

  /// Shows it, or changes its height while it is shown.
  ///
  /// - Parameters:
  ///   - height: In points; nil keeps it.
  ///   - notifiedDuration: In seconds; nil is the setting's, or 0 where only the height of a shown keyboard changes, as
  ///     the system does for suggestions and emoji.
  ///   - isLocal: Whether it is the app's own.
  func show(height: Double? = nil, notifiedDuration: Double? = nil, isLocal: Bool = true) {
    guard !simulation.isInBackground else {
      simulation.warn("The keyboard cannot come while the app is in the background.")
      return
    }
    let height = Grid.snap(length: height ?? (isLocal ? ownHeight : nil) ?? self.height)
    ownHeight = isLocal ? nil : ownHeight ?? self.height
    let onlyResizes = isShown && height != self.height
    self.height = height
    self.isLocal = isLocal
    isShown = true
    move(
      to: shownFrame, announcing: position == .docked ? .show : .change,
      notifiedDuration: notifiedDuration ?? (onlyResizes ? 0 : nil))
    if position == .docked {
      docked.begin(at: simulation.now, until: simulation.until)
    } else {
      undocked.begin(at: simulation.now, until: simulation.until)
    }
  }

  /// Comes from the right with a pushed screen, in the block of the push.
  ///
  /// It is already up, so that begin and end frame are equal; `duration` is that of the push, in seconds.
  ///
  /// As slackhq/SlackTextViewController (SLKTextViewController.m, `slk_willShowOrHideKeyboard`) and
  /// stackoverflow.com/q/33486030 report it; up to iOS 7 it was in its place at once. Its followers are in place at
  /// once too, as it has no way up to follow (not verified). One that is shown, or not docked, is announced as usual.
  func comeAlong(in duration: Double) {
    guard !isShown, position == .docked, !simulation.isInBackground else { return show() }
    isShown = true
    let end = shownFrame
    let width = simulation.device.size.width
    let aside =
      simulation.system.major <= 7 ? 0 : simulation.isRightToLeft ? -width : width
    simulation.performWithoutAnimation {
      view.alpha = 1
      view.frame = end.offset(x: aside, y: 0)
      follow()
      accessory?.view.frame = accessoryFrame.offset(x: aside, y: 0)
    }
    view.frame = end
    accessory?.view.frame = accessoryFrame
    // `Mending` gives a handler the keyboard's way up; it has none here.
    simulation.mendingState.lastMove = KeyboardMove(time: simulation.now, context: nil)
    func notification(_ name: KeyboardNotification.Name) -> KeyboardNotification {
      KeyboardNotification(
        name: name, frameBegin: notifiedFrame(end), frameEnd: notifiedFrame(end),
        duration: setting.notifiedDuration, curve: setting.notifiedCurve)
    }
    simulation.post(Announcement.show.will.map(notification))
    simulation.screen?.keyboardFrameDidChange(to: end)
    announceEnd(after: duration, Announcement.show.did.map(notification))
    docked.begin(at: simulation.now, until: simulation.until)
  }

  func hide() {
    guard isShown else {
      guard !isAway else { return stayAway() }
      simulation.warn("The keyboard was told to hide while it was not shown.")
      return
    }
    isShown = false
    move(to: hiddenFrame, announcing: position == .docked ? .hide : .change)
    endSpans(at: simulation.now + setting.startDelay + setting.motion.duration)
  }

  private func endSpans(at time: Double) {
    docked.end(at: time)
    undocked.end(at: time)
  }

  /// Docks, undocks, splits or floats it, shown or not.
  ///
  /// Leaving the dock is announced as a hide and returning to it as a show, as well as a change of frame
  /// (github.com/lionheart/openradar-mirror, issue 3344); moves between the other positions only as a change of frame.
  /// By its menu it is announced to end below the screen, though it does not; moved by a finger it has no end frame,
  /// which reads as an empty one at the origin (stackoverflow.com/q/10749311, measured on iOS 5).
  func take(_ position: KeyboardPosition, byFinger: Bool = false) {
    let device = simulation.device
    guard device.isTablet, !isHardware else {
      simulation.warn(
        "The keyboard of a phone stays docked, and so does a hardware keyboard's bar.")
      return
    }
    guard position != self.position else { return }
    let wasDocked = self.position == .docked
    self.position = position
    view.contents = .keyboard(face(on: device))
    guard isShown else {
      simulation.performWithoutAnimation { view.frame = hiddenFrame }
      return
    }
    let below = Rect(
      x: 0, y: device.size.height, width: device.size.width, height: height)
    move(
      to: shownFrame, announcing: position == .docked ? .show : wasDocked ? .undock : .change,
      toldEnd: position == .docked ? nil : byFinger ? .zero : below)
    if position == .docked {
      undocked.end(at: simulation.now)
      docked.begin(at: motionEnd, until: simulation.until)
    } else {
      docked.end(at: simulation.now)
      undocked.begin(at: simulation.now, until: simulation.until)
    }
  }

  /// Takes its size in the new orientation, in the rotation's block, of `duration` seconds.
  ///
  /// A docked one announces that as a change of frame and a show, after the hide of `hideForTurn`, with the rotation's
  /// duration and curve. A height given or changed to belongs to its orientation; in the other one the device's own
  /// applies.
  func turn(in duration: Double) {
    let device = simulation.device
    let begin = view.frame
    if device.posture != posture {
      otherHeights[posture] = height
      posture = device.posture
      height =
        otherHeights[posture]
        ?? (hasSuggestions ? device.keyboardHeightWithSuggestions : device.keyboardHeight)
      simulation.warnOfDoubt(aboutKeyboardOf: height)
    }
    view.contents = .keyboard(face(on: device))
    guard isShown else {
      simulation.performWithoutAnimation { view.frame = hiddenFrame }
      follow()
      return
    }
    let end = shownFrame
    let announcement = position == .docked ? Announcement.show : .change
    func notification(_ name: KeyboardNotification.Name) -> KeyboardNotification {
      turnNotification(name, from: begin, to: end, in: duration)
    }
    view.frame = end
    follow()
    simulation.announceTurn { simulation.post(announcement.will.map(notification)) }
    simulation.screen?.keyboardFrameDidChange(to: end)
    announceEnd(after: duration, announcement.did.map(notification))
  }

  /// The notifications before a rotation: a docked keyboard hides, though it stays on screen.
  ///
  /// Apple's WebKit ignores this hide and says that it is there for compatibility (WKWebView.mm, `_keyboardWillHide`);
  /// apps receive it on every version, then the rotation, then a show (apontious.com, 10 January 2013).
  func hideForTurn(in duration: Double) -> [KeyboardNotification] {
    guard isShown, position == .docked else { return [] }
    return (Announcement.hide.will + Announcement.hide.did).map {
      turnNotification($0, from: view.frame, to: hiddenFrame, in: duration)
    }
  }

  private func turnNotification(
    _ name: KeyboardNotification.Name, from begin: Rect, to end: Rect, in duration: Double
  ) -> KeyboardNotification {
    KeyboardNotification(
      name: name, frameBegin: notifiedFrame(begin), frameEnd: notifiedFrame(end),
      duration: setting.notifiedDurationOverride ?? duration,
      curve: setting.notifiedCurveOverride ?? .easeInOut, isLocal: isLocal)
  }

  /// Announces another app's keyboard, of which apps are notified as they come back (openradar 48608694).
  ///
  /// Where the app has a window next to another app's, it is on the screen: all visible apps are notified, and it is not
  /// theirs (Apple, `keyboardIsLocalUserInfoKey`).
  func announce(_ other: OtherKeyboard) {
    guard simulation.appWindow == .full else {
      guard other.isShown else { return hide() }
      if !other.isLocal { simulation.endEditing() }
      return show(height: other.height, isLocal: other.isLocal)
    }
    let size = simulation.device.size
    let height = Grid.snap(
      length: other.height ?? simulation.device.keyboardHeightWithSuggestions)
    let below = Rect(x: 0, y: size.height, width: size.width, height: height)
    let shown = below.offset(x: 0, y: -height)
    let announcement = other.isShown ? Announcement.show : .hide
    func notification(_ name: KeyboardNotification.Name) -> KeyboardNotification {
      KeyboardNotification(
        name: name, frameBegin: other.isShown ? below : shown,
        frameEnd: other.isShown ? shown : below, duration: setting.notifiedDuration,
        curve: setting.notifiedCurve, isLocal: other.isLocal)
    }
    simulation.post(announcement.will.map(notification))
    simulation.schedule(
      at: simulation.now + setting.motion.duration, "end of another app's keyboard's motion"
    ) { [unowned simulation] in simulation.post(announcement.did.map(notification)) }
  }

  // MARK: With the app

  /// Leaves with the app, without notifications.
  func leaveWithApp() {
    guard isShown else { return }
    isAway = true
    isShown = false
    generation += 1
    for property in [Property.centerX, .centerY, .width, .height, .alpha] {
      view[track: property].removeAdditions(runningAt: simulation.now)
    }
    simulation.performWithoutAnimation {
      view.frame = hiddenFrame
      if fades { view.alpha = 0 }
    }
    // Gone at once: the frame at this very time does not show it any more.
    endSpans(at: simulation.now.nextDown)
  }

  /// Keeps it from returning: the app has dismissed it.
  func stayAway() { isAway = false }

  /// Returns with the app, at once, with notifications.
  func comeBackWithApp() {
    guard isAway else { return }
    isAway = false
    show(notifiedDuration: 0)
  }
}
