/// The system's keyboard: it moves in a window of its own, inside an animation block of its own, and posts the
/// notifications that apps answer.
final class Keyboard {
  unowned let simulation: Simulation
  let setting: KeyboardSetting
  /// Its height while it is shown, in points; events may change it.
  private(set) var height: Double
  let window: View
  let view: View

  /// Whether it is shown, or on its way.
  private(set) var isShown = false
  /// Tells apart the end of the newest motion from that of one it cut short.
  private var generation = 0
  private(set) var spans: [ClosedRange<Double>] = []

  init(_ setting: KeyboardSetting, in simulation: Simulation) {
    self.simulation = simulation
    self.setting = setting
    height = setting.height
    let device = simulation.device
    window = View("keyboard window", in: simulation)
    window.frame = Rect(origin: .zero, size: device.size)
    view = View("keyboard", in: simulation)
    let withSuggestions = device.keyboardHeightWithSuggestions
    view.contents = .keyboard(
      KeyboardFace(
        hasSuggestions: setting.height >= withSuggestions,
        footer: Keyboard.footer(of: device), isTablet: device.isTablet,
        cornerRadius: setting.motion == .ios26 ? Keyboard.roundedCornerRadius : 0))
    window.addSubview(view)
    view.frame = hiddenFrame
  }

  /// The radius of an iOS 26 keyboard's upper corners, in points.
  ///
  /// Read off screenshots; Apple does not document it.
  static let roundedCornerRadius = 26.0

  /// What lies below the keys of devices with a home indicator, in points: 75 on phones held upright, for
  /// globe, microphone and indicator, else the bottom inset.
  private static func footer(of device: Device) -> Double {
    guard device.hasHomeIndicator else { return 0 }
    let isUprightPhone = device.orientation == .portrait && !device.isTablet
    return isUprightPhone ? 75 : device.safeArea.bottom
  }

  private var screen: Size { simulation.device.size }

  private var hiddenFrame: Rect {
    Rect(x: 0, y: screen.height, width: screen.width, height: height)
  }

  private var shownFrame: Rect {
    hiddenFrame.offset(x: 0, y: -hiddenFrame.height)
  }

  /// Comes, or takes another height while it is shown.
  ///
  /// - Parameters:
  ///   - height: Its height from now on, in points; nil keeps it.
  ///   - claimed: The duration that the notification claims, in seconds; nil claims the setting's, and 0 where only
  ///     the height of a shown keyboard changes, as the system does for suggestions and emoji.
  func show(height: Double? = nil, claiming claimed: Double? = nil) {
    let height = Grid.snap(length: height ?? self.height)
    let onlyResizes = isShown && height != self.height
    self.height = height
    move(
      to: shownFrame, will: .willShow, did: .didShow, claiming: claimed ?? (onlyResizes ? 0 : nil))
    let begin =
      isShown || (spans.last?.upperBound ?? -.infinity) > simulation.now
      ? spans.popLast()?.lowerBound ?? simulation.now : simulation.now
    spans.append(begin...max(begin, simulation.until))
    isShown = true
  }

  /// Goes.
  func hide() {
    guard isShown else {
      simulation.warn("The keyboard was told to hide while it was not shown.")
      return
    }
    move(to: hiddenFrame, will: .willHide, did: .didHide, claiming: nil)
    if let span = spans.popLast() {
      spans.append(span.lowerBound...max(span.lowerBound, simulation.now + setting.motion.duration))
    }
    isShown = false
  }

  private func move(
    to end: Rect, will: KeyboardNotification.Name, did: KeyboardNotification.Name,
    claiming claimed: Double?
  ) {
    generation += 1
    let thisMotion = generation
    let begin = view.frame
    let duration = claimed ?? setting.motion.notifiedDuration
    func notification(_ name: KeyboardNotification.Name) -> KeyboardNotification {
      KeyboardNotification(
        name: name, frameBegin: begin, frameEnd: end,
        duration: claimed ?? setting.claimedDuration ?? duration,
        curve: setting.claimedCurve ?? setting.motion.notifiedCurve)
    }
    simulation.animate(
      withDuration: duration, delay: 0,
      options: [AnimationOptions(curve: .keyboard), .beginFromCurrentState], isKeyboards: true,
      animations: {
        view.frame = end
        simulation.post([notification(.willChangeFrame), notification(will)])
      }, completion: nil)
    simulation.schedule(
      at: simulation.now + (duration > 0 ? setting.motion.duration : 0),
      "end of the keyboard's motion"
    ) {
      [unowned self] in
      guard generation == thisMotion else { return }
      simulation.post([
        notification(.didChangeFrame), notification(did),
      ])
    }
  }
}
