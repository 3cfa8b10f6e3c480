/// An event of a script.
public struct ScriptEvent: Sendable, Hashable, Codable {
  /// When, in seconds from the film's start.
  public var time: Double
  /// The action.
  public var action: Action

  /// An action at a time, in seconds.
  public init(at time: Double, _ action: Action) {
    self.time = time
    self.action = action
  }

  /// An action by a person, or by the system.
  public enum Action: Sendable, Hashable, Codable {
    /// A field becomes first responder and the keyboard appears, or changes its height while shown.
    ///
    /// `height` in points becomes the keyboard's; nil keeps it. `duration`, in seconds, is the one in the notification;
    /// nil is the setting's, or 0 where only the height of a shown keyboard changes.
    case showKeyboard(height: Double? = nil, duration: Double? = nil)
    /// The field resigns and the keyboard disappears.
    case hideKeyboard
    /// A tablet's keyboard is docked, undocked, split or floated, by its menu or a finger.
    case moveKeyboard(KeyboardPosition, byFinger: Bool = false)
    /// The keyboard of another app appears or disappears, and the app is notified.
    ///
    /// It is on the screen if the app has its own window next to the other.
    case otherKeyboard(OtherKeyboard)
    /// The user sends a message; `height` in points is its row's, nil follows from the text.
    case send(String, height: Double? = nil)
    case receive(String, height: Double? = nil)
    /// A named field becomes first responder; the keyboard appears if needed.
    case focus(String)
    /// The number of lines of text in the field changes.
    case type(lines: Int)
    /// A finger drags the list by `by` points, positive with content moving up, in 0.25 s.
    ///
    /// The drag dismisses the keyboard as it begins, unless the list's `keyboardDismissMode` says otherwise.
    case scroll(by: Double, release: ScrollRelease = .flick)
    /// A finger drags list and keyboard, unless the list's `keyboardDismissMode` says otherwise.
    case finger(FingerPath)
    case rotate(Device.Orientation)
    /// The app's window takes another place on a tablet's screen.
    case resize(AppWindow)
    /// A phone that folds is opened or closed; its window takes the new screen's size.
    case fold(Device.Pose)
    /// The screen is pushed; its field becomes first responder on appearing, or later.
    case push(focusing: PushFocus = .appearing)
    case enterBackground
    case enterForeground
    /// The app's main thread is busy for `duration` seconds.
    ///
    /// Its events, handlers, timers and display links wait, and so do its layout passes and commits. Committed animations
    /// continue in the render server, and so does the keyboard.
    case stall(duration: Double)

    package var isStall: Bool { if case .stall = self { true } else { false } }

    /// What gives the screen, or the app's window on it, another size; nil where nothing does.
    package var sizeChange: SizeChange? {
      switch self {
      case .rotate: .rotation
      case .resize: .resize
      case .fold: .fold
      default: nil
      }
    }

    package var isPush: Bool { if case .push = self { true } else { false } }

    package var isMessage: Bool {
      switch self {
      case .send, .receive: true
      default: false
      }
    }
  }
}

/// When the field of a pushed screen becomes first responder.
public enum PushFocus: String, Sendable, Hashable, Codable, CaseIterable {
  /// In `viewDidLoad`, `viewWillAppear` or first layout: the keyboard comes with the screen.
  case appearing = "keyboard"
  /// In `viewDidAppear`: the keyboard comes from below once the screen has appeared.
  case appeared = "keyboard-after"
  case none
}

/// The position of a tablet's keyboard.
public enum KeyboardPosition: String, Sendable, Hashable, Codable, CaseIterable {
  /// At the bottom of the screen, at its full width.
  case docked = "dock"
  /// At the screen's full width, above its bottom.
  case undocked = "undock"
  /// In two halves, above the bottom.
  case split
  /// A small one that floats.
  case floating = "float"
}

/// Another app's keyboard as reported to this app, for example on its return from the background.
public struct OtherKeyboard: Sendable, Hashable, Codable {
  /// Whether it appears; it disappears otherwise.
  public var isShown: Bool
  /// Its height, in points; nil is that of this device's keyboard as it is held.
  public var height: Double?
  /// The notification's `isLocal`, which some other apps' keyboards set (openradar 48608694).
  public var isLocal: Bool

  /// A keyboard that appears or disappears.
  public init(isShown: Bool, height: Double? = nil, isLocal: Bool = false) {
    self.isShown = isShown
    self.height = height
    self.isLocal = isLocal
  }
}

/// How a finger releases a scrolled list.
public enum ScrollRelease: String, Sendable, Hashable, Codable, CaseIterable {
  /// While moving: the list continues and decelerates.
  case flick
  /// At rest: the list stays where it was dragged to.
  case hold
}

/// A finger on a list whose keyboard is dismissed interactively.
public struct FingerPath: Sendable, Hashable, Codable {
  /// The finger's place at a time.
  public struct Touch: Sendable, Hashable, Codable {
    /// Seconds from the event's time.
    public let time: Double
    /// Points down from the screen's top.
    public let y: Double

    /// A touch.
    public init(time: Double, y: Double) {
      self.time = time
      self.y = y
    }
  }

  /// What happens as the finger leaves the screen.
  public enum Release: String, Sendable, Hashable, Codable, CaseIterable {
    case dismiss
    case cancel
  }

  /// From first to last; between two of them the finger moves linearly.
  public var touches: [Touch]
  /// How it ends.
  public var release: Release

  /// A path.
  public init(_ touches: [Touch], release: Release) {
    self.touches = touches
    self.release = release
  }
}

extension ScriptEvent.Action: CustomStringConvertible {
  /// A word or two, for logs and marks on plots.
  public var description: String {
    switch self {
    case .showKeyboard: "show"
    case .hideKeyboard: "hide"
    case .moveKeyboard(let position, _): position.rawValue
    case .otherKeyboard(let keyboard):
      "other app's keyboard \(keyboard.isShown ? "shown" : "hidden")"
    case .send: "send"
    case .receive: "receive"
    case .focus(let field): "focus \(field)"
    case .type(let lines): "type \(lines) \(lines == 1 ? "line" : "lines")"
    case .scroll: "scroll"
    case .finger: "finger"
    case .rotate: "rotate"
    case .resize(let window): "window \(window)"
    case .fold(let pose): "fold \(pose.rawValue)"
    case .push: "push"
    case .enterBackground: "background"
    case .enterForeground: "foreground"
    case .stall(let duration): "stall of \((duration * 1000).decimals(upTo: 1)) ms"
    }
  }
}

extension ScriptEvent {
  /// The most lines that can be typed.
  public static let lineLimit = 100

  /// Throws `PlayError.outOfRange` unless the window that it gives the app may be on the device as it is held by then.
  ///
  /// A turn turns `device`.
  package func checkWindow(on device: inout Device, _ system: SystemVersion) throws(PlayError) {
    switch action {
    case .rotate(let orientation): device = device.turned(to: orientation)
    case .resize(let window): try window.check(on: device, system)
    default: break
    }
  }

  /// Throws `PlayError.outOfRange` unless every number is in range.
  package func check(on device: Device) throws(PlayError) {
    try ScriptEvent.check("an event at", time, in: 0...Script.durationLimit, "s")
    let side = 0...Device.largestSide
    switch action {
    case .showKeyboard(let height, let duration):
      if let height {
        let tallest = max(device.size.width, device.size.height)
        try ScriptEvent.check("a keyboard's height of", height, in: 0...tallest, "pt")
      }
      if let duration {
        try ScriptEvent.check(
          "a keyboard's duration of", duration, in: 0...Script.durationLimit, "s")
      }
    case .send(_, let height), .receive(_, let height):
      if let height { try ScriptEvent.check("a message's height of", height, in: side, "pt") }
    case .type(let lines):
      try ScriptEvent.check("lines:", Double(lines), in: 0...Double(ScriptEvent.lineLimit), "")
    case .scroll(let distance, _):
      try ScriptEvent.check(
        "a scroll by", distance, in: -1_000_000...1_000_000, "pt")
    case .finger(let path):
      for touch in path.touches {
        try ScriptEvent.check("a touch at", touch.time, in: 0...Script.durationLimit, "s")
        try ScriptEvent.check("a touch at", touch.y, in: side, "pt")
      }
      let times = path.touches.map(\.time)
      guard times.count >= 2 else {
        throw .outOfRange(
          "a finger's path of \(times.count == 1 ? "1 touch" : "no touches")",
          allowed: "two or more")
      }
      if let (earlier, later) = zip(times, times.dropFirst()).first(where: { $0 >= $1 }) {
        throw .outOfRange(
          "a finger's touch at \(later.shortest) s after one at \(earlier.shortest) s",
          allowed: "a time that is later with every touch")
      }
    case .otherKeyboard(let keyboard):
      if let height = keyboard.height {
        try ScriptEvent.check("another app's keyboard of", height, in: side, "pt")
      }
    case .stall(let duration):
      try ScriptEvent.check("a stall of", duration, in: 0...Script.durationLimit, "s")
    case .hideKeyboard, .moveKeyboard, .focus, .rotate, .resize, .fold, .push, .enterBackground,
      .enterForeground:
      break
    }
  }

  private static func check(
    _ what: String, _ value: Double, in range: ClosedRange<Double>, _ unit: String
  ) throws(PlayError) {
    guard range.contains(value) else {
      throw .outOfRange(
        "\(what) \(value.shortest) \(unit)",
        allowed: "\(range.lowerBound.shortest) to \(range.upperBound.shortest) \(unit)")
    }
  }
}

extension ScriptEvent: CustomStringConvertible {
  /// For example “show at 0.1 s”.
  public var description: String { "\(action) at \(time.decimals(upTo: 4)) s" }
}
