/// A keyboard with other keys than those that Filmstrip draws, laid over these in every frame.
struct KeyLayer {
  /// Which keys it has.
  enum Layout: String, Sendable, Codable, CaseIterable {
    /// Those that are drawn.
    case drawn
    /// Three rows of eleven, as Russian or German has them.
    case eleven
    /// Rows of symbols.
    case symbols
    /// Three columns of four keys, for numbers, as wide as the screen.
    case numbers
    /// Five columns of four keys, as Japanese has them.
    case kana
    /// Pictures without keys around them.
    case emoji
    /// Letters on keys without a tray of one colour: what lies behind shows through.
    case glass
  }

  private let layer: Canvas
  private let isGlass: Bool
  private let isDark: Bool
  private let scale: Double
  private let hasIndicator: Bool

  /// The layer of a keyboard as wide as the screen, with lengths in points and `scale` pixels for each.
  init(
    _ layout: Layout, width: Double, height: Double, hasIndicator: Bool, scale: Double,
    isDark: Bool, seed: UInt64
  ) {
    self.scale = scale
    self.isDark = isDark
    self.hasIndicator = hasIndicator
    isGlass = layout == .glass
    var random = Seeded(seed ^ 0x4B45_5953)
    var painter = Painter(
      canvas: Canvas(
        width: Int((width * scale).rounded()), height: Int((height * scale).rounded()),
        colour: isDark ? 0xFF2B_2B2D : 0xFFD1_D4D9),
      scale: scale, isDark: isDark)
    // Above numbers, too: a pad is as high as this with the code of a message over it, else 44 points lower.
    let bar = layout == .emoji ? 52.0 : 45
    let footer = hasIndicator ? 75.0 : 0
    let body = Canvas.Area(0, bar, width, height - bar - footer)
    if bar > 0, layout != .emoji { painter.words(in: Canvas.Area(0, 0, width, bar), &random) }
    switch layout {
    case .drawn, .glass: painter.rows([10, 9, 9, 3], in: body, &random)
    case .eleven: painter.rows([11, 11, 11, 3], in: body, &random)
    case .symbols: painter.rows([10, 10, 7, 3], in: body, &random)
    case .numbers: painter.rows([3, 3, 3, 3], in: body, &random)
    case .kana: painter.rows([5, 5, 5, 5], in: body, &random)
    case .emoji: painter.pictures(in: body, &random)
    }
    layer = painter.canvas
  }

  /// Lays it over a frame, with its top edge at `top`, in points.
  func draw(on frame: inout Canvas, top: Double) {
    let start = top * scale
    let first = max(0, Int(start.rounded(.down)))
    guard first < frame.height else { return }
    for y in first..<frame.height {
      let covered = min(1, Double(y + 1) - start)
      let place = min(max(Double(y) - start, 0), Double(layer.height - 1))
      let row = Int(place)
      let next = min(row + 1, layer.height - 1)
      let share = place - Double(row)
      for x in 0..<min(frame.width, layer.width) {
        var colour = Canvas.mix(
          layer.pixels[row * layer.width + x], layer.pixels[next * layer.width + x], share)
        if isGlass { colour = Canvas.mix(colour, behind(x, y, of: frame), 0.25) }
        let index = y * frame.width + x
        frame.pixels[index] = Canvas.mix(frame.pixels[index], colour, covered)
      }
    }
    if hasIndicator {
      let (width, height) = (Double(frame.width), Double(frame.height))
      frame.fill(
        Canvas.Area(width / 2 - 70 * scale, height - 13 * scale, 140 * scale, 5 * scale),
        isDark ? 0xFFFFFF : 0, radius: 2.5 * scale)
    }
  }

  /// What shows through glass at a place of the screen: soft shapes that stay where they are.
  private func behind(_ x: Int, _ y: Int, of frame: Canvas) -> UInt32 {
    let across = Double(x) / Double(frame.width)
    let down = Double(y) / Double(frame.height)
    let wave =
      (4 * across * (1 - across)) * 0.6 + (down * 5).truncatingRemainder(dividingBy: 1) * 0.4
    return Canvas.mix(0xFF60_86B0, 0xFFF4_E6C8, wave)
  }
}

/// Draws keys in points.
private struct Painter {
  var canvas: Canvas
  let scale: Double
  let isDark: Bool

  private var key: UInt32 { isDark ? 0x6B6B6E : 0xFFFFFF }
  private var dull: UInt32 { isDark ? 0x464649 : 0xABB0BA }
  private var ink: UInt32 { isDark ? 0xFFFFFF : 0x101010 }

  private func scaled(_ area: Canvas.Area) -> Canvas.Area {
    Canvas.Area(area.x * scale, area.y * scale, area.width * scale, area.height * scale)
  }

  mutating func words(in area: Canvas.Area, _ random: inout Seeded) {
    for column in 0..<3 {
      let width = area.width / 3
      let word = Canvas.Area(
        area.x + Double(column) * width + width * 0.3, area.y + area.height * 0.35, width * 0.4,
        area.height * 0.3)
      canvas.scribble(scaled(word), ink, &random)
      if column > 0 {
        canvas.fill(
          scaled(Canvas.Area(area.x + Double(column) * width, area.y + 12, 1, area.height - 24)),
          dull)
      }
    }
  }

  /// Rows of so many keys each; the last has a wide one in its middle where it has three of more columns above.
  mutating func rows(_ counts: [Int], in area: Canvas.Area, _ random: inout Seeded) {
    let most = counts.max() ?? 1
    let pitch = area.height / Double(counts.count)
    let gap = min(6, pitch * 0.12)
    for (row, count) in counts.enumerated() {
      let isLast = row == counts.count - 1 && count == 3 && most > 3
      let unit = area.width / Double(most)
      let indent = isLast ? 0 : (area.width - unit * Double(count)) / 2
      var x = area.x + indent
      for column in 0..<count {
        let width = isLast ? area.width * [0.25, 0.5, 0.25][column] : unit
        let place = Canvas.Area(
          x + gap / 2, area.y + Double(row) * pitch + gap, width - gap, pitch - 2 * gap)
        let isDull = isLast ? column != 1 : row == 2 && (column == 0 || column == count - 1)
        canvas.fill(
          scaled(Canvas.Area(place.x, place.y + 1, place.width, place.height)), 0x88_8A8E,
          radius: 5 * scale)
        canvas.fill(scaled(place), isDull ? dull : key, radius: 5 * scale)
        let side = min(place.width, place.height) * 0.36
        canvas.scribble(
          scaled(
            Canvas.Area(
              place.x + (place.width - side * 0.8) / 2, place.y + (place.height - side) / 2,
              side * 0.8, side)), ink, &random)
        x += width
      }
    }
  }

  mutating func pictures(in area: Canvas.Area, _ random: inout Seeded) {
    canvas.fill(
      scaled(Canvas.Area(8, 8, area.width - 16, 36)), isDark ? 0x3C3C40 : 0xC3C6CC,
      radius: 10 * scale)
    let side = area.width / 8
    var y = area.y + 4
    while y + side <= area.y + area.height {
      for column in 0..<8 {
        let place = Canvas.Area(area.x + Double(column) * side, y, side, side).inset(side * 0.14)
        let colour = UInt32(truncatingIfNeeded: random.next()) & 0xFF_FFFF | 0x50_5000
        canvas.fill(scaled(place), colour, radius: random.happens(0.7) ? side * scale : 3 * scale)
        canvas.fill(
          scaled(place.inset(place.width * random.number(0.2...0.4))), ~colour & 0xFF_FFFF,
          radius: side * scale / 4)
      }
      y += side
    }
  }
}
