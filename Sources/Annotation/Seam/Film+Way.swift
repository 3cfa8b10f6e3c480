import Diagnosis
import Stage

/// The keyboard's remaining rise, and the distance that it allows a bar higher up until then.
extension Film {
  /// The share of the keyboard's height left to rise, 0…1; 0 once it rests, 1 without one.
  func wayLeft(at moment: Moment) -> Double {
    guard let layer = layer(of: .keyboard, at: moment), let keyboard = rect(of: layer, at: moment),
      case .keyboard(let face) = layers[layer].contents
    else { return 1 }
    let screen = screen(at: moment.time)
    let height = face.isHardware ? Phase.mostVisible(in: self) : keyboard.height
    guard height > 0 else { return 1 }
    return 1 - min(max((screen.maxY - keyboard.minY) / height, 0), 1)
  }

  /// Whether a bar's gap is at most the keyboard's remaining rise.
  ///
  /// A bar on a tab bar, on the safe area or in a window that ends above the screen's bottom begins above the keyboard, and
  /// both meet where the keyboard comes to rest.
  /// Until then it may be above the keyboard by the part of that distance that corresponds to the keyboard's remaining
  /// rise: a bar that waits, or rises with it, is never farther. One that rises too far or too late is.
  func isOnTheWay(_ seam: Seam, at moment: Moment) -> Bool {
    guard seam.gap > 0, let bar = rect(of: .toolbar, at: .first) else {
      return false
    }
    let floor = rect(of: .sheet, at: .first)?.maxY ?? screen.maxY
    // The keyboard comes from the screen's bottom, also where an app's window ends above it, and the gap ends with that.
    if window != .full, let place = rect(of: .sheet, at: moment),
      let keyboard = rect(of: .keyboard, at: moment)
    {
      let resting = place.maxY - (floor - bar.maxY)
      let lift = max(0, keyboard.height - (screen(at: moment.time).maxY - resting))
      return seam.toolbarBottom >= resting - lift * (1 - wayLeft(at: moment)) - device.pixel / 2
    }
    let distance = min(floor, screen.maxY) - bar.maxY
    guard distance > Seam.rounding else { return false }
    return seam.gap <= distance * wayLeft(at: moment) + device.pixel / 2
  }

  /// How much of the bar's padding is above the docked keyboard without need, in points; 0 for none.
  ///
  /// The padding is there for the home indicator, which the keyboard covers. The part that the keyboard will cover when
  /// it has come does not count.
  func needlessPadding(at time: Double) -> Double {
    let start = Moment.first
    guard let seam = seam(at: time), let bar = rect(of: .toolbar, at: start),
      let content = rect(of: .toolbarContent, at: start), bar.maxY - content.maxY > Seam.rounding
    else { return 0 }
    let shown = min(seam.keyboardTop, seam.toolbarBottom) - seam.contentBottom
    let right = (bar.maxY - content.maxY) * wayLeft(at: .at(time))
    return shown - right > device.pixel ? shown : 0
  }

  /// Whether a lifted bar follows an undocked keyboard.
  ///
  /// A bar does not follow a floating one, which is narrower than the screen.
  func isBarOnUndockedKeyboard(at time: Double) -> Bool {
    let moment = Moment.at(time)
    guard showsUndockedKeyboard(at: moment), edgeOnKeyboard(at: moment) != nil,
      let keyboard = keyboardView(at: time), keyboard.isSeen,
      keyboard.rect.width >= screen(at: time).width - device.pixel,
      let bar = rect(of: .toolbar, at: moment),
      let start = rect(of: .toolbar, at: .first)
    else { return false }
    return (screen(at: time).maxY - bar.maxY) - (screen.maxY - start.maxY) > device.pixel
  }
}
