import Graphics
import Stage

extension ContentsPainter {
  func drawNavigationBar(
    _ title: String, _ look: TextLook, below statusBarHeight: Double, in rect: Rect,
    on canvas: Canvas
  ) {
    let ink = theme.screen.onNavigationBar
    let bar = rect.inset(by: Insets(top: statusBarHeight))
    let isCompact = bar.height < ContentsPainter.compactBar
    let hasNotch = isCompact && bar.width > ContentsPainter.longestSquareScreen
    let chevron = Rect(
      x: bar.minX + (hasNotch ? 50 : 6), y: bar.minY, width: 24, height: bar.height
    ).along(look, in: bar)
    let symbol = look.isRightToLeft ? Symbol.chevronRight : Symbol.chevron
    symbol.draw(in: chevron, side: isCompact ? 20 : 24, weight: 2.4, ink, on: canvas)
    let middle = bar.inset(by: Insets(left: 60, right: 60))
    canvas.text(
      title, in: middle, TextStyle(isCompact ? 15 : 17, .semiBold, ink).with(look),
      truncates: true)
    canvas.hairline(
      y: rect.maxY - canvas.pixel, from: rect.minX, to: rect.maxX, theme.screen.barHairline)
  }

  /// The time of Apple's advertisements, signal, Wi-Fi and battery.
  func drawStatusBar(in rect: Rect, on canvas: Canvas) {
    let ink = theme.screen.onNavigationBar
    let isTall = rect.height >= ContentsPainter.tallStatusBar
    let isTablet = !isTall && rect.width > ContentsPainter.widestPhone
    let size = isTall ? 17.0 : 12
    let factor = isTall ? 1.0 : 0.8
    // Next to a notch or an island the signs are a little below the middle.
    let middle = rect.minY + min(rect.height, 54) * (isTall ? 0.56 : 0.5) + max(0, rect.height - 54)
    let style = TextStyle(size, .semiBold, ink)
    func write(_ text: String, x: Double, _ alignment: TextAlignment) {
      canvas.text(
        text, at: Point(x: x, y: middle + style.capHeight / 2), style, alignment: alignment)
    }
    let edge = isTall ? 26.0 : 8
    if isTall {
      write("9:41", x: rect.minX + rect.width * 0.137, .center)
    } else if isTablet {
      write("9:41 AM   Tue Jun 9", x: rect.minX + edge, .leading)
    } else {
      write("9:41 AM", x: rect.midX, .center)
    }
    let signs = StatusSigns(canvas: canvas, color: ink, factor: factor, middle: middle)
    if isTall || isTablet {
      var right = rect.maxX - edge
      right = signs.battery(endingAt: right) - 6 * factor
      right = signs.wiFi(endingAt: right) - 6 * factor
      if isTall { _ = signs.signal(endingAt: right) }
    } else {
      _ = signs.battery(endingAt: rect.maxX - edge)
      let left = rect.minX + edge + StatusSigns.signalWidth * factor
      _ = signs.signal(endingAt: left)
      _ = signs.wiFi(endingAt: left + (StatusSigns.wiFiWidth + 6) * factor)
    }
  }

  /// The clock and the ring of a phone that folds: in a column over the app's content, in a row over its bar.
  ///
  /// Source: sbis04/flutter_device_preview, device_specs/apple-iphone-duo.json, of Apple's design resources.
  func drawStatusRing(in rect: Rect, on canvas: Canvas) {
    let isColumn = rect.height > rect.width
    let ink = isColumn ? theme.screen.message : theme.screen.onNavigationBar
    let clock = Point(x: rect.minX + (isColumn ? 24 : 28), y: rect.minY + (isColumn ? 20.4 : 24))
    let ring = Point(x: rect.minX + (isColumn ? 24 : 80), y: rect.minY + (isColumn ? 58.7 : 23.7))
    let style = TextStyle(16, .semiBold, ink)
    canvas.text(
      "9:41", at: Point(x: clock.x, y: clock.y + style.capHeight / 2), style, alignment: .center)
    canvas.stroke(
      .arc(center: ring, radius: 18.8, degrees: 150...390), ink, Stroke(width: 3, cap: .round))
    let signs = StatusSigns(canvas: canvas, color: ink, factor: 1, middle: ring.y)
    _ = signs.wiFi(endingAt: ring.x + StatusSigns.wiFiWidth / 2)
    for (x, y) in [(-9.3, 15.7), (-3.3, 18.3), (3.3, 18.3), (9.3, 15.7)] {
      canvas.fill(.circle(center: Point(x: ring.x + x, y: ring.y + y), radius: 2), ink)
    }
  }

  /// In points; a bar of less height is that of a phone in landscape.
  private static let compactBar = 40.0
  /// A longer phone has a notch or an island in landscape, in points.
  private static let longestSquareScreen = 740.0
  /// The least height of a status bar with a notch or an island, in points.
  private static let tallStatusBar = 40.0
  /// A wider screen is a tablet's, in points.
  private static let widestPhone = 700.0
}

/// The signs at the right of a status bar; each is given its end and returns its start.
private struct StatusSigns {
  let canvas: Canvas
  let color: Color
  /// 1 for signs 12 pt high.
  let factor: Double
  /// In points.
  let middle: Double

  static let signalWidth = 18.0
  static let wiFiWidth = 16.6
  private static let batteryWidth = 27.0
  private static let height = 12.0

  private func draw(width: Double, endingAt right: Double, _ body: () -> Void) -> Double {
    let left = right - width * factor
    canvas.saved {
      let corner = canvas.snapped(Point(x: left, y: middle - StatusSigns.height / 2 * factor))
      canvas.translate(x: corner.x, y: corner.y)
      canvas.scale(x: factor, y: factor)
      body()
    }
    return left
  }

  func signal(endingAt right: Double) -> Double {
    draw(width: StatusSigns.signalWidth, endingAt: right) {
      for (index, height) in [4.2, 6.4, 9.0, 11.6].enumerated() {
        let bar = Rect(x: Double(index) * 5, y: 11.8 - height, width: 3.2, height: height)
        canvas.fill(.rounded(bar, radius: 0.9), color)
      }
    }
  }

  func wiFi(endingAt right: Double) -> Double {
    draw(width: StatusSigns.wiFiWidth, endingAt: right) {
      let center = Point(x: 8.3, y: 11.7)
      for radius in [10.3, 6.5] {
        let arc = Path.arc(center: center, radius: radius, degrees: 225...315)
        canvas.stroke(arc, color, Stroke(width: 2.2))
      }
      var wedge = Path.arc(center: center, radius: 3.9, degrees: 225...315)
      wedge.line(to: center)
      wedge.close()
      canvas.fill(wedge, color)
    }
  }

  func battery(endingAt right: Double) -> Double {
    draw(width: StatusSigns.batteryWidth, endingAt: right) {
      let outline = Rect(x: 0.5, y: 0.5, width: 23.5, height: 11)
      canvas.stroke(
        .rounded(outline, radius: 3.4), color.opacity(0.45), Stroke(width: 1))
      canvas.fill(.rounded(Rect(x: 2, y: 2, width: 20.5, height: 8), radius: 2.1), color)
      let knob = Path.arc(center: Point(x: 25, y: 6), radius: 2, degrees: -90...90)
      canvas.saved {
        canvas.clip(Rect(x: 25.4, y: 0, width: 2, height: 12))
        canvas.fill(knob, color.opacity(0.5))
      }
    }
  }
}
