extension Keyboard {
  /// How much of a hardware keyboard's frame is on the screen, in points: the bar of shortcuts.
  ///
  /// Source: stackoverflow.com/q/32319697.
  static let hardwareBarHeight = 55.0

  /// How wide that bar is from iPadOS 15 on, in points: five buttons of 64, in the middle of the screen.
  ///
  /// It is as wide as its buttons, and how many they are depends on the app and the language (WWDC 2021, session 10259), so
  /// that the number is our choice. In the middle: WWDC 2023, session 10281.
  static let hardwareBarWidth = 320.0

  /// The size of a floating keyboard, in points: as a phone's that is 320 points wide.
  ///
  /// Not documented; our choice.
  static let floatingSize = Size(width: 320, height: 253)

  /// How far a floating keyboard lies from the screen's right edge and from the bottom of its safe area, in points.
  ///
  /// Not documented, as people put it where they like; our choice.
  static let floatingMargin = 16.0

  private var screen: Size { simulation.device.size }

  /// Where it lies below the screen.
  var hiddenFrame: Rect {
    let frame = shownFrame
    return Rect(x: frame.minX, y: screen.height, width: frame.width, height: frame.height)
  }

  /// Where it lies on the screen, at its position.
  var shownFrame: Rect {
    let free = screen.height - height
    switch position {
    case .docked:
      let onScreen = isHardware ? min(height, Keyboard.hardwareBarHeight) : height
      return Rect(
        x: 0, y: screen.height - onScreen, width: screen.width, height: height)
    case .undocked, .split:
      // Raised by a quarter of what is free above it; not documented, our choice.
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

  /// A frame as notifications give it: up to iOS 18 with the accessory in it.
  ///
  /// Without it from iOS 26 on: github.com/badoo/Chatto, pull request 797.
  func notifiedFrame(_ frame: Rect) -> Rect {
    guard let accessory, simulation.system < .ios26, position == .docked else { return frame }
    let top = accessoryTop(above: frame.minY)
    let isHidden = frame.minY >= screen.height
    if isHidden, simulation.assumptions.accessoryFrame == .visible {
      return Rect(x: frame.minX, y: top, width: frame.width, height: screen.height - top)
    }
    return Rect(
      x: frame.minX, y: top, width: frame.width, height: frame.height + accessory.height)
  }

  /// Where it, and what rides on it, covers the screen once its motion has ended; nil where it does not.
  ///
  /// - Parameter whereverItIs: Whether out of the dock, too, and with the edges that a narrow bar really has; else as wide
  ///   as the screen (WWDC 2021, session 10259).
  func coveredFrame(whereverItIs: Bool) -> Rect? {
    if isShown, position != .docked, whereverItIs { return view.frame }
    let top = accessory == nil ? dockedTop : accessoryFrame.minY
    guard top < screen.height else { return nil }
    let frame = Rect(x: 0, y: top, width: screen.width, height: screen.height - top)
    return whereverItIs && accessory == nil ? face(on: simulation.device).seen(in: frame) : frame
  }

  /// The docked keyboard's top edge once its motion has ended, in points; the screen's bottom where there is none.
  var dockedTop: Double {
    isShown && position == .docked ? min(view.frame.minY, screen.height) : screen.height
  }

  // MARK: The accessory

  /// Where the accessory lies: on the docked keyboard, else at the screen's bottom, above the home indicator; its
  /// background reaches down by the bottom inset.
  var accessoryFrame: Rect {
    let height = accessory?.height ?? 0
    return Rect(
      x: 0, y: accessoryTop(above: dockedTop), width: screen.width,
      height: height + simulation.device.safeArea.bottom)
  }

  private func accessoryTop(above keys: Double) -> Double {
    min(keys, screen.height - simulation.device.safeArea.bottom) - (accessory?.height ?? 0)
  }
}

/// A view that rides on the keyboard: UIKit's `inputAccessoryView`.
struct InputAccessory {
  let view: View
  /// Points down, without what fills the home indicator's room below it.
  let height: Double
}

extension Keyboard {
  /// What apps are notified of as the keyboard moves.
  enum Announcement {
    /// It comes, or changes while it is docked.
    case show
    /// It goes.
    case hide
    /// It leaves the dock.
    case undock
    /// It comes, goes or moves somewhere else than in the dock.
    case change

    /// The notifications as it begins, in order.
    var will: [KeyboardNotification.Name] {
      switch self {
      case .show: [.willChangeFrame, .willShow]
      case .hide, .undock: [.willChangeFrame, .willHide]
      case .change: [.willChangeFrame]
      }
    }

    /// The notifications once it is over, in order.
    var did: [KeyboardNotification.Name] {
      switch self {
      case .show: [.didChangeFrame, .didShow]
      case .hide, .undock: [.didChangeFrame, .didHide]
      case .change: [.didChangeFrame]
      }
    }
  }
}

/// When a keyboard was on the screen, in seconds, in order.
struct KeyboardSpans {
  private(set) var ranges: [ClosedRange<Double>] = []
  /// Whether the last one has no end yet but the film's.
  private var isOpen = false

  /// It is there from `time` on; a span that has not ended by then goes on.
  mutating func begin(at time: Double, until end: Double) {
    let goesOn = isOpen || (ranges.last?.upperBound ?? -.infinity) > time
    let begin = goesOn ? ranges.popLast()?.lowerBound ?? time : time
    ranges.append(begin...max(begin, end))
    isOpen = true
  }

  /// It is there until `time`; a span that was to begin later is dropped.
  mutating func end(at time: Double) {
    guard isOpen, let last = ranges.popLast() else { return }
    isOpen = false
    if last.lowerBound <= time { ranges.append(last.lowerBound...time) }
  }
}
