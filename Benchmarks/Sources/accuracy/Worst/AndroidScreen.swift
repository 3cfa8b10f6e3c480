/// A chat on an Android phone, drawn roughly: a keyboard without keys' outlines, a bar of three buttons below it.
enum AndroidScreen {
  /// Draws a frame of 412 × 916, 30 a second: the keyboard comes in 0.2 s and goes.
  static func draw(on canvas: inout Canvas, frame: Int) {
    var random = Seeded(7)
    canvas.fill(Canvas.Area(0, 0, 412, 916), 0xFEF7FF)
    canvas.fill(Canvas.Area(0, 28, 412, 64), 0xF3EDF7)
    canvas.scribble(Canvas.Area(16, 8, 40, 12), 0x1D1B20, &random)
    canvas.scribble(Canvas.Area(72, 52, 150, 18), 0x1D1B20, &random)
    for row in 0..<9 {
      let isMine = row % 3 == 1
      let area = Canvas.Area(isMine ? 150 : 16, 110 + Double(row) * 66, 246, 52)
      canvas.fill(area, isMine ? 0xD0BCFF : 0xE6E0E9, radius: 24)
      canvas.scribble(area.inset(18), 0x1D1B20, &random)
    }
    let time = Double(frame) / 30
    let shown = min(1, max(0, (time - 0.5) / 0.2)) - min(1, max(0, (time - 1.5) / 0.2))
    // Decelerates as the platform's own interpolator does.
    let lift = 300 * (1 - (1 - shown) * (1 - shown))
    let top = 868 - lift
    canvas.fill(Canvas.Area(0, top - 60, 412, 60), 0xFEF7FF)
    canvas.fill(Canvas.Area(12, top - 54, 330, 48), 0xECE6F0, radius: 24)
    canvas.scribble(Canvas.Area(34, top - 37, 90, 14), 0x79747E, &random)
    canvas.fill(Canvas.Area(352, top - 54, 48, 48), 0x6750A4, radius: 24)
    canvas.fill(Canvas.Area(0, top, 412, 348), 0xE9EEF6)
    for icon in 0..<6 {
      canvas.fill(Canvas.Area(20 + Double(icon) * 66, top + 12, 22, 22), 0x44474E, radius: 5)
    }
    for (row, count) in [10, 9, 9].enumerated() {
      let unit = 412.0 / 10
      for column in 0..<count {
        let x = Double(column) * unit + (10 - Double(count)) * unit / 2
        canvas.fill(
          Canvas.Area(x + 3, top + 52 + Double(row) * 58, unit - 6, 48), 0xFFFFFF, radius: 6)
        canvas.scribble(
          Canvas.Area(x + 14, top + 67 + Double(row) * 58, 14, 18), 0x1D1B20, &random)
      }
    }
    canvas.fill(Canvas.Area(110, top + 226, 190, 48), 0xFFFFFF, radius: 6)
    canvas.fill(Canvas.Area(340, top + 226, 66, 48), 0xC2E7FF, radius: 24)
    canvas.fill(Canvas.Area(0, 868, 412, 48), 0xF3EDF7)
    for (index, radius) in [2.0, 9, 2].enumerated() {
      canvas.fill(
        Canvas.Area(94 + Double(index) * 103, 883, 18, 18), 0x49454F, radius: radius)
    }
  }
}
