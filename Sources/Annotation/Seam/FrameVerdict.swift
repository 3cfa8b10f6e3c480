import Diagnosis
import Stage

/// How bar and keyboard meet in a frame or, on a form, the state of the field with the cursor.
enum FrameVerdict: Sendable, Hashable {
  /// Nothing should meet.
  case noKeyboard
  /// A form's keyboard is on the screen, but no field has the cursor.
  case noCursor
  /// The keyboard is not yet, or no longer, on the screen, and the bar that it meets is higher up.
  case away
  /// The keyboard has not reached the bar yet, or has left it: this distance in points is not a fault.
  case onTheWay(Double)
  /// The bar is on a keyboard that is not docked.
  case onKeyboard
  /// They meet, but this much padding for the home indicator, in points, is above the keyboard.
  case padded(Double)
  /// The bar is not lifted for an undocked keyboard; it may still come down if the keyboard moves.
  case undocked(KeyboardPosition, isStill: Bool)
  /// The bar is lifted for a keyboard that is not docked, in points, more than 0.
  case lifted(Double)
  /// Background shows between them, in points, more than 0.
  case gap(Double)
  /// The keyboard covers the bar's content, in points, more than 0.
  case overlap(Double)
  /// They meet, but the bar's content is not wholly on the screen, which outweighs the seam.
  case fieldOffScreen
  /// They meet, but the background shows behind the keyboard's round corners, in square points.
  case corners(Double)
  /// No gap, but the bar is off a right one's place, in points, positive above it; never 0.
  case off(Double)
  case seamless
  /// The keyboard covers the field with the cursor, in points, more than 0.
  case covered(Double)
  /// The field with the cursor is above the bars' lower end, in points, more than 0.
  case offTop(Double)
  /// The field with the cursor is lifted needlessly far, in points, more than its height.
  case tooHigh(Double)
  /// The visible share of the field with the cursor, below 1: a scroll view cuts it off.
  case partlySeen(Double)
  /// The field with the cursor is visible, but a header has gone up, in points.
  case headerRaised(Double)
  case visible
  /// Bar and keyboard meet or there is none, but messages are not in their place.
  case messages(MessageTrouble)
}

extension FrameVerdict {
  /// The same, or how far the bar is off if that is the worst; less than a pixel is nothing.
  func orOff(_ off: Double?, pixel: Double) -> FrameVerdict {
    guard let off, abs(off) > pixel else { return self }
    switch self {
    case .seamless, .padded, .noKeyboard, .away, .corners: return .off(off)
    case .onTheWay(let distance): return abs(off) > distance ? .off(off) : self
    default: return self
    }
  }

  /// The same, or a fault of messages if there is nothing else.
  func orMessages(_ trouble: MessageTrouble?) -> FrameVerdict {
    guard let trouble else { return self }
    switch self {
    case .seamless, .noKeyboard, .undocked, .padded, .onKeyboard: return .messages(trouble)
    default: return self
    }
  }
}

extension Film {
  /// The verdict on a time in seconds, apart from messages.
  func verdict(at time: Double) -> FrameVerdict { verdict(on: marked(at: time), at: time) }

  /// The verdict on the marks at a time in seconds, apart from messages.
  func verdict(on marked: MarkedSeam?, at time: Double) -> FrameVerdict {
    if let marked {
      switch (marked.subject, marked.fault) {
      case (.field, _) where marked.isOnTheWay: return .away
      case (.field, _): return fieldVerdict(at: time)
      case (.header, _): return .headerRaised(marked.seam.gap)
      case (.lift, nil): return .onKeyboard
      case (.lift, _): return .lifted(marked.seam.gap)
      case (.bar, nil) where marked.isOnTheWay:
        return keyboardView(at: time)?.isSeen == true ? .onTheWay(marked.seam.gap) : .away
      case (.bar, .gap): return .gap(marked.seam.gap)
      case (.bar, nil): return meetingVerdict(at: time)
      case (.bar, _): return .overlap(marked.seam.overlap)
      }
    }
    guard let keyboard = keyboardView(at: time), keyboard.isSeen else { return .noKeyboard }
    if !undockedSpans.isEmpty {
      return .undocked(keyboard.face.position, isStill: unneededLift(at: time) == 0)
    }
    return landmarks[.toolbar] == nil ? .noCursor : .noKeyboard
  }

  private func meetingVerdict(at time: Double) -> FrameVerdict {
    guard isContentOnScreen(at: time) else { return .fieldOffScreen }
    // Corners below the screen's bottom are invisible.
    if let bleed = cornerBleed(at: time), bleed >= Film.leastBleed,
      keyboardView(at: time)?.isSeen == true
    {
      return .corners(bleed)
    }
    let padding = needlessPadding(at: time)
    return padding > 0 ? .padded(padding) : .seamless
  }

  /// A smaller area is invisible, in square points.
  static let leastBleed = 0.5

  private func fieldVerdict(at time: Double) -> FrameVerdict {
    guard let place = fieldPlace(at: .at(time)) else { return .noKeyboard }
    if place.covered > 0 { return .covered(place.covered) }
    if place.offTop >= device.pixel { return .offTop(place.offTop) }
    if let lift = needlessLift(at: time) { return .tooHigh(lift) }
    let isWhole = place.field.height * (1 - place.visible) < device.pixel
    return isWhole ? .visible : .partlySeen(place.visible)
  }

  /// Whether the device is being turned: everything moves from one screen to the other.
  func isTurning(at time: Double) -> Bool {
    guard isEverTurned, let keyboard = rect(of: .keyboard, at: .at(time)) else { return false }
    return abs(keyboard.width - screen(at: time).width) >= device.pixel
  }

  private func isContentOnScreen(at time: Double) -> Bool {
    guard let content = rect(of: .toolbarContent, at: .at(time)) else { return false }
    let screen = screen(at: time)
    if isTurning(at: time) { return true }
    let room = Seam.rounding
    guard content.minY >= screen.minY - room, content.maxY <= screen.maxY + room else {
      return false
    }
    // A keyboard that comes from the side with a pushed screen is next to the bar.
    let keyboard = rect(of: .keyboard, at: .at(time))
    if let keyboard,
      (keyboard.minX > screen.minX && keyboard.maxX > screen.maxX)
        || (keyboard.minX < screen.minX && keyboard.maxX < screen.maxX)
    {
      return true
    }
    return content.minX >= screen.minX - room && content.maxX <= screen.maxX + room
  }
}
