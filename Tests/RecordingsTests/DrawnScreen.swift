import Easing

@testable import Recordings

/// A screen that is drawn for a test, 64 columns wide: a list, a bar and a keyboard, each wherever it is told to be,
/// between rows too.
struct DrawnScreen {
  var height = 844
  var rowsPerPoint = 1.0
  var keyboardHeight = 336.0
  var safeBottom = 34.0
  var barHeight = 44.0
  /// Whether there is anything in the list.
  var hasList = true
  /// How much darker an empty list is at the screen's bottom, in levels.
  var shade = 0.0
  /// Whether the bar is a pill, and the list is seen around it.
  var isPill = false
  /// Whether the list is seen below the bar, too.
  var floats = false
  /// How bright the bar is around its field, in levels: as bright as the keyboard, it has no edge there.
  var barGround = 221.0
  /// Levels of noise, the same for the same seed.
  var noise = 0.0
  /// How much of the keyboard is seen, for a cross-fade.
  var opacity = 1.0
  /// How much of the bar is seen over the list.
  var barOpacity = 1.0

  /// The height of a white strip, as for the words that Chinese keys may mean, in the keyboard's upper part.
  var strip = 0.0

  /// The screen's height, in points.
  var points: Double { Double(height) / rowsPerPoint }
  /// The bar's top edge where no keyboard shows, in points.
  var loweredBar: Double { points - safeBottom - barHeight }

  /// As it is known to a reader.
  var finding: ScreenFinding {
    ScreenFinding(
      area: PixelArea(x: 0, y: 0, width: 390 * rowsPerPoint, height: Double(height)),
      scale: RecordingScale(pixelsPerPoint: rowsPerPoint, uncertainty: 0, basis: .given))
  }

  /// The screen with the keyboard's and the bar's top edge at these places, in points.
  func frame(at time: Double, keyboard: Double, bar: Double, seed: UInt64 = 1) -> LumaFrame {
    var generator = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    var pixels = [UInt8](repeating: 0, count: 64 * height)
    let parts = 4
    for row in 0..<height {
      for column in 0..<64 {
        var sum = 0.0
        for part in 0..<parts {
          let y = (Double(row) + (Double(part) + 0.5) / Double(parts)) / rowsPerPoint
          sum += brightness(y, column, keyboard: keyboard, bar: bar)
        }
        generator ^= generator << 13
        generator ^= generator >> 7
        generator ^= generator << 17
        let error = (Double(generator % 1001) / 500 - 1) * noise
        pixels[row * 64 + column] = UInt8(max(0, min(255, sum / Double(parts) + error)))
      }
    }
    return LumaFrame(width: 64, height: height, time: time, pixels: pixels)
  }

  private func brightness(_ y: Double, _ column: Int, keyboard: Double, bar: Double) -> Double {
    // The home indicator lies over everything.
    if safeBottom > 0, (21..<43).contains(column), (points - 13..<points - 8).contains(y) {
      return 5
    }
    let isBar =
      isPill
      ? (3..<61).contains(column) && (bar + 6..<bar + barHeight - 6).contains(y)
      : floats ? (bar..<bar + barHeight).contains(y) : y >= bar
    let list = isBar && barOpacity == 1 ? 0 : listBrightness(y, column)
    let behind =
      isBar
      ? list * (1 - barOpacity) + barBrightness(y - bar, column) * barOpacity : list
    guard y >= keyboard else { return behind }
    return behind + (keyBrightness(y - keyboard, column) - behind) * opacity
  }

  private func listBrightness(_ y: Double, _ column: Int) -> Double {
    guard hasList else { return 245 - shade * y / points }
    let row = Int(y / 61)
    let inside = y - Double(row) * 61
    let isLeft = row % 3 != 1
    let bubble = isLeft ? 6..<20 + row * 7 % 23 : 58 - row * 11 % 26..<58
    return inside > 18 && inside < 52 && bubble.contains(column) ? 190 - Double(row % 4) * 8 : 245
  }

  private func barBrightness(_ y: Double, _ column: Int) -> Double {
    if isPill {
      return (6..<18).contains(column) && Int(y / 3 + Double(column)) % 3 == 0 ? 90 : 238
    }
    if y < 1 { return 180 }
    let isField = (3..<52).contains(column) && (7..<barHeight - 7).contains(y)
    let isButton = (55..<61).contains(column) && (8..<barHeight - 8).contains(y)
    return isField ? 255 : isButton ? 120 : barGround
  }

  private func keyBrightness(_ y: Double, _ column: Int) -> Double {
    guard y >= strip else { return 252 }
    let y = y - strip
    // The bar of suggestions, then four rows of keys 54 points apart.
    if y < 45 { return [20, 42].contains(column) && y > 8 && y < 37 ? 185 : 211 }
    let row = Int((y - 53) / 54)
    let inside = y - 53 - Double(row) * 54
    guard y >= 53, row < 4, inside < 42 else { return 211 }
    let key = Double(column) - [0, 3.2, 6.4, 0][row]
    let width = row == 3 ? 21.0 : 6.4
    let place = key / width - (key / width).rounded(.down)
    guard key >= 0, place * width > 1, key < 64 - (row == 3 ? 0 : [0, 3.2, 9.6, 0][row]) else {
      return 211
    }
    let isLetter = inside > 13 && inside < 29 && abs(place - 0.55) < 0.12
    return isLetter ? 110 - Double((column * 7 + row * 13) % 40) : 252
  }

  /// How far the keyboard of iOS 7 to 18 has come, 0…1, so long after it began.
  static func spring(_ time: Double) -> Double {
    time <= 0 ? 0 : time >= 0.5 ? 1 : keyboardSpring?.value(at: time) ?? 1
  }

  /// The spring of iOS 7 to 18: ω² = 1000 ⁄ 3, critically damped in motion.
  private static let keyboardSpring = Spring(
    mass: 3, stiffness: 1000, damping: 2 * (3000.0).squareRoot())
}
