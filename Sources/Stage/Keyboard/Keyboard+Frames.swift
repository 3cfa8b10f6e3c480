extension Keyboard {
  /// The height of a hardware keyboard's bar of shortcuts, in points (stackoverflow.com/q/32319697).
  static let hardwareBarHeight = 55.0

  /// The width of that bar from iPadOS 15 on, in points: five buttons of 64, centred.
  ///
  /// It is as wide as its buttons, whose number depends on the app and the language (WWDC 2021, session 10259), so the
  /// number is our choice. In the middle: WWDC 2023, session 10281.
  static let hardwareBarWidth = 320.0

  /// The size of a floating keyboard, in points: that of a phone's that is 320 points wide.
  ///
  /// Not documented; our choice.
  static let floatingSize = Size(width: 320, height: 253)

  /// A floating keyboard's distance from the right edge and safe bottom, in points; our choice.
  static let floatingMargin = 16.0

  private var screen: Size { simulation.device.size }

  var hiddenFrame: Rect {
    let frame = shownFrame
    return Rect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height)
  }

  var shownFrame: Rect {
    let free = screen.height - height
    switch position {
    case .docked:
      let onScreen = isHardware ? min(height, Keyboard.hardwareBarHeight) : height
      return Rect(
        x: 0, y: screen.height - onScreen, width: screen.width, height: height)
    case .undocked, .split:
      // Raised by a quarter of the free space above it; not documented, our choice.
      return Rect(
        x: 0, y: Grid.snap(length: free - free / 4), width: screen.width, height: height)
    case .floating:
      let margin = Keyboard.floatingMargin
      let size = Size(
        width: min(Keyboard.floatingSize.width, screen.width),
        height: min(Keyboard.floatingSize.height, screen.height))
      return Rect(
        origin: Point(
          x: max(0, screen.width - margin - size.width),
          y: max(
            0, screen.height - simulation.device.safeArea.bottom - margin - size.height)),
        size: size)
    }
  }

  /// A frame as notifications report it: up to iOS 18 including the accessory.
  ///
  /// Without it from iOS 26 on: github.com/badoo/Chatto, pull request 797.
  func notifiedFrame(_ frame: Rect) -> Rect {
    guard let accessory, simulation.system < .ios26, position == .docked,
      reachesWindow(frame)
    else { return frame }
    let top = accessoryTop(above: frame.minY)
    let isHidden = frame.minY >= screen.height
    if isHidden, simulation.assumptions.accessoryFrame == .visible {
      return Rect(x: frame.minX, y: top, width: frame.width, height: screen.height - top)
    }
    return Rect(
      x: frame.minX, y: top, width: frame.width, height: frame.height + accessory.height)
  }

  /// The screen area it and its accessory finally cover; nil where they cover none.
  ///
  /// - Parameter whereverItIs: Whether out of the dock, too, and with a narrow bar's real edges; else as wide as the
  ///   screen (WWDC 2021, session 10259).
  func coveredFrame(whereverItIs: Bool) -> Rect? {
    if isShown, position != .docked, whereverItIs { return view.frame }
    let top = accessory == nil ? dockedTop : accessoryFrame.minY
    guard top < screen.height else { return nil }
    let frame = Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
    return whereverItIs && accessory == nil ? face(on: simulation.device).seen(in: frame) : frame
  }

  /// The docked keyboard's final top edge, in points; the screen's bottom without one.
  var dockedTop: Double {
    isShown && position == .docked ? min(view.frame.minY, screen.height) : screen.height
  }

  // MARK: The accessory

  /// Whether keys there are no lower than the app's window, so that its accessory rests on them.
  private func reachesWindow(_ keys: Rect) -> Bool {
    min(keys.minY, screen.height) <= simulation.appWindow.frame(on: simulation.device).maxY
  }

  /// On the docked keyboard, else at the bottom of the app's window or the screen, as wide as the window.
  var accessoryFrame: Rect {
    let window = simulation.appWindow.frame(on: simulation.device)
    let bottom = min(dockedTop, window.maxY)
    let top = accessoryTop(above: bottom)
    return Rect(x: window.minX, y: top, width: window.width, height: bottom - top)
  }

  /// The part of its room inside the home indicator's area is added to its height.
  private func accessoryTop(above keys: Double) -> Double {
    guard let accessory else { return keys }
    let inset = simulation.device.safeArea.bottom
    let bottom = min(keys, screen.height)
    let overlap = max(0, bottom - (screen.height - inset))
    let room = inset > 0 ? (accessory.room ?? inset) / inset * overlap : 0
    return bottom - accessory.height - Grid.snap(length: room)
  }
}

/// A view attached to the keyboard: UIKit's `inputAccessoryView`.
struct InputAccessory {
  let view: View
  /// On the keys, in points.
  let height: Double
  /// How much higher it is where the home indicator's area is all behind it, in points; nil is that area's height.
  let room: Double?
}

extension Keyboard {
  enum Announcement {
    /// It appears, or changes while it is docked.
    case show
    case hide
    case undock
    /// It appears, disappears or moves outside the dock.
    case change

    var will: [KeyboardNotification.Name] {
      switch self {
      case .show: [.willChangeFrame, .willShow]
      case .hide, .undock: [.willChangeFrame, .willHide]
      case .change: [.willChangeFrame]
      }
    }

    var did: [KeyboardNotification.Name] {
      switch self {
      case .show: [.didChangeFrame, .didShow]
      case .hide, .undock: [.didChangeFrame, .didHide]
      case .change: [.didChangeFrame]
      }
    }
  }
}

/// When a keyboard was on screen, in seconds, in order.
struct KeyboardSpans {
  private(set) var ranges: [ClosedRange<Double>] = []
  private var isOpen = false

  /// Begins a span at `time`, or continues one that has not ended by then.
  mutating func begin(at time: Double, until end: Double) {
    let goesOn = isOpen || (ranges.last?.upperBound ?? -.infinity) > time
    let begin = goesOn ? ranges.popLast()?.lowerBound ?? time : time
    ranges.append(begin...max(begin, end))
    isOpen = true
  }

  mutating func end(at time: Double) {
    guard isOpen, let last = ranges.popLast() else { return }
    isOpen = false
    if last.lowerBound <= time { ranges.append(last.lowerBound...time) }
  }
}
