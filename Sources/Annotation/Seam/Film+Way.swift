import Diagnosis
import Stage

/// How far the keyboard still has to come, and what a bar that waits for it higher up may be away from it until then.
extension Film {
  /// The share of its height that a keyboard still has to rise at a moment, 0…1; 0 once it stands, 1 without one.
  func wayLeft(at moment: Moment) -> Double {
    guard let layer = layer(of: .keyboard, at: moment), let keyboard = rect(of: layer, at: moment),
      case .keyboard(let face) = layers[layer].contents
    else { return 1 }
    let screen = screen(at: moment.time)
    let height = face.isHardware ? Phase.mostVisible(in: self) : keyboard.height
    guard height > 0 else { return 1 }
    return 1 - min(max((screen.maxY - keyboard.minY) / height, 0), 1)
  }

  /// Whether what parts a bar from the keyboard is no more than the keyboard still has to come.
  ///
  /// A bar that stands on a tab bar or on the safe area begins above the keyboard, and both meet where the keyboard
  /// stands. Until then the bar may be so much of that distance above it as the keyboard has yet to rise of its own
  /// height: a bar that waits, and one that rises with it, is never farther. One that rises too far or too late is.
  func isOnTheWay(_ seam: Seam, at moment: Moment) -> Bool {
    guard seam.gap > 0, let bar = rect(of: .toolbar, at: .first) else {
      return false
    }
    let floor = rect(of: .sheet, at: .first)?.maxY ?? screen.maxY
    let distance = min(floor, screen.maxY) - bar.maxY
    guard distance > Seam.rounding else { return false }
    return seam.gap <= distance * wayLeft(at: moment) + device.pixel / 2
  }

  /// How much padding below a bar's content stands above the docked keyboard, in points, beyond what the keyboard has
  /// yet to come: it is there for the home indicator, which the keyboard covers; 0 where there is none.
  func needlessPadding(at time: Double) -> Double {
    let start = Moment.first
    guard let seam = seam(at: time), let bar = rect(of: .toolbar, at: start),
      let content = rect(of: .toolbarContent, at: start), bar.maxY - content.maxY > Seam.rounding
    else { return 0 }
    let shown = min(seam.keyboardTop, seam.toolbarBottom) - seam.contentBottom
    let right = (bar.maxY - content.maxY) * wayLeft(at: .at(time))
    return shown - right > device.pixel ? shown : 0
  }

  /// Whether a bar follows a keyboard that has left the dock: it is lifted, and stands on the keyboard.
  ///
  /// One that floats is passed by rather than stood on, as it is narrower than the screen.
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
