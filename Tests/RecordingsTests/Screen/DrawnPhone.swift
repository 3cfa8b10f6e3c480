@testable import Recordings

/// A picture that is drawn for a test at twice its size, so that edges may lie on half pixels.
struct DrawnPhone {
  let width, height: Int
  private var levels: [UInt8]

  init(width: Int, height: Int, level: UInt8) {
    (self.width, self.height) = (width, height)
    levels = Array(repeating: level, count: 4 * width * height)
  }

  var frame: LumaFrame {
    var pixels = [UInt8](repeating: 0, count: width * height)
    // Tests are not optimised, so these loops are plain.
    levels.withUnsafeBufferPointer { levels in
      var (from, to) = (0, 0)
      while to < pixels.count {
        let below = from + 2 * width
        let sum = UInt16(levels[from]) + UInt16(levels[from + 1]) + UInt16(levels[below])
        pixels[to] = UInt8((sum + UInt16(levels[below + 1]) + 2) >> 2)
        (from, to) = (from + 2, to + 1)
        if to % width == 0 { from = below + 2 }
      }
    }
    return LumaFrame(width: width, height: height, time: 0, pixels: pixels)
  }

  /// Fills a rectangle, whose edges go to the nearest half pixels.
  mutating func fill(_ x: Double, _ y: Double, _ width: Double, _ height: Double, _ level: UInt8) {
    let columns = Int((2 * x).rounded())..<Int((2 * (x + width)).rounded())
    let rows = Int((2 * y).rounded())..<Int((2 * (y + height)).rounded())
    let across = columns.clamped(to: 0..<2 * self.width)
    let line = repeatElement(level, count: across.count)
    for row in rows.clamped(to: 0..<2 * self.height) {
      let start = 2 * row * self.width
      levels.replaceSubrange(start + across.lowerBound..<start + across.upperBound, with: line)
    }
  }

  /// Brightness of a phone's parts.
  struct Look {
    var page: UInt8 = 245
    var tray: UInt8 = 212
    var key: UInt8 = 255
    var ink: UInt8 = 10

    static let light = Look()
    static let dark = Look(page: 4, tray: 44, key: 108, ink: 250)
  }

  /// A phone's screen with a chat and, raised so far, its keyboard.
  ///
  /// - Parameters:
  ///   - screen: Its points.
  ///   - area: Where it lies.
  ///   - raised: The part of the keyboard that shows, 0…1.
  ///   - columns: How many keys a row has.
  ///   - rowPitch: From row to row, in points; nil for the screen's.
  mutating func phone(
    _ screen: KnownScreen, in area: PixelArea, raised: Double, look: Look = .light,
    columns: Int = 10, rowPitch: Double? = nil
  ) {
    let rowPitch = rowPitch ?? screen.rowPitch
    let scale = area.width / screen.width
    func put(
      _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ level: UInt8
    ) {
      let bottom = min(y + height, screen.height)
      guard bottom > y else { return }
      fill(
        area.x + x * scale, area.y + y * scale, width * scale, (bottom - y) * scale, level)
    }
    put(0, 0, screen.width, screen.height, look.page)
    put(0, 0, screen.width, 90, 120)
    for line in 0..<5 {
      let y = 120 + 70 * Double(line)
      put(20 + 60 * Double(line % 2), y, 200, 40, 170)
      for word in 0..<6 {
        put(30 + 60 * Double(line % 2) + 30 * Double(word), y + 14, 20, 12, look.ink)
      }
    }
    let keys = 4 * rowPitch
    let top = screen.height - raised * (keys + screen.belowKeys - 3 + 45)
    put(0, top, screen.width, screen.height - top, look.tray)
    let pitch = screen.width / Double(columns)
    for row in 0..<4 {
      let y = top + 45 + Double(row) * rowPitch + 9
      let inset = row == 1 && columns > 5 ? pitch / 2 : 0
      let count = row == 1 && columns > 5 ? columns - 1 : columns
      for column in 0..<count {
        let x = inset + Double(column) * pitch + 3
        put(x, y, pitch - 6, rowPitch - 12, look.key)
        put(x + pitch / 2 - 6, y + 12, 6, 16, look.ink)
      }
    }
    put(screen.width / 2 - 70, screen.height - 13, 140, 5, look.ink)
  }

  /// Pictures of a phone whose keyboard comes, drawn over what `behind` draws.
  static func show(
    _ screen: KnownScreen, in area: PixelArea, width: Int, height: Int, look: Look = .light,
    columns: Int = 10, rowPitch: Double? = nil, behind: (inout DrawnPhone) -> Void = { _ in }
  ) -> [LumaFrame] {
    var base = DrawnPhone(width: width, height: height, level: 0)
    behind(&base)
    let frames = [0, 0.4, 1].map { raised in
      var picture = base
      picture.phone(
        screen, in: area, raised: raised, look: look, columns: columns, rowPitch: rowPitch)
      return picture.frame
    }
    return [0, 0, 1, 2, 2].map { frames[$0] }
  }

  static func screen(_ width: Double, _ height: Double) -> KnownScreen {
    guard let screen = KnownScreen.all.first(where: { $0.width == width && $0.height == height })
    else { preconditionFailure("no screen of this size is known") }
    return screen
  }
}
