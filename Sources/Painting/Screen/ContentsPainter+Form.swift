import Basics
import Graphics
import Stage

extension ContentsPainter {
  /// A field's em, line height and text origin, in points, as in the layout that placed the cursor.
  static let input = (size: 16.0, lineHeight: 20.0, left: 13.0, top: 12.0)

  /// A field of less height, in points, holds one line, in its middle.
  static let lowField = 56.0

  /// A field's lines from its top, or a single one in the middle of a low field.
  ///
  /// They begin at the left, or, where they are read from right to left, at the right.
  func drawInput(
    _ lines: [String], _ look: TextLook, isPlaceholder: Bool, in rect: Rect, on canvas: Canvas
  ) {
    let input = ContentsPainter.input
    let color = isPlaceholder ? theme.screen.placeholder : theme.screen.message
    let direction = WritingDirection(of: lines.joined(separator: " "))
    let style = TextStyle(input.size, .regular, color, direction: direction).with(look)
    let lineHeight = input.lineHeight * look.leading
    let isLow = lines.count == 1 && rect.height < ContentsPainter.lowField * look.leading
    let top = isLow ? (rect.height - lineHeight) / 2 : input.top
    let room = rect.inset(by: Insets(top: top, left: input.left, right: input.left))
    for (index, line) in lines.enumerated() {
      let box = Rect(
        x: room.minX, y: room.minY + Double(index) * lineHeight, width: room.width,
        height: lineHeight)
      guard box.maxY <= rect.maxY else { return }
      canvas.text(line, in: box, style, alignment: .natural(direction, look), truncates: true)
    }
  }

  /// A magnifier and a line.
  func drawSearch(_ text: String, _ look: TextLook, in rect: Rect, on canvas: Canvas) {
    let color = theme.screen.placeholder
    let sign = Rect(x: rect.minX + 8, y: rect.minY, width: 20, height: rect.height)
      .along(look, in: rect)
    Symbol.magnifier.draw(in: sign, side: 17, weight: 1.6, color, on: canvas)
    drawLine(
      text, look, in: rect.inset(by: Insets(left: 33, right: 13)).along(look, in: rect),
      TextStyle(ContentsPainter.input.size, .regular, color), on: canvas)
  }

  /// The ring around the field with the cursor, and the cursor.
  func drawCursor(
    x: Double, y: Double, _ look: TextLook, radius: Double, in rect: Rect, on canvas: Canvas
  ) {
    let color = theme.screen.accent
    let edge = rect.inset(by: Insets(top: 1, left: 1, bottom: 1, right: 1))
    guard edge.width > 2, edge.height > 2 else { return }
    canvas.stroke(.rounded(edge, radius: max(0, radius - 1)), color, Stroke(width: 2))
    let cursor = Rect(
      x: rect.minX + x, y: rect.minY + y, width: 2,
      height: ContentsPainter.input.lineHeight * look.leading)
    canvas.fill(cursor.intersection(edge), color)
  }

  func drawLabel(_ text: String, _ look: TextLook, in rect: Rect, on canvas: Canvas) {
    drawLine(text, look, in: rect, TextStyle(13, .medium, theme.screen.caption), on: canvas)
  }

  /// Each item is a round sign above its name.
  func drawTabBar(_ items: [String], _ look: TextLook, in rect: Rect, on canvas: Canvas) {
    canvas.hairline(y: rect.minY, from: rect.minX, to: rect.maxX, theme.screen.barHairline)
    guard !items.isEmpty else { return }
    let width = rect.width / Double(items.count)
    for (index, item) in items.enumerated() {
      let color = index == 0 ? theme.screen.accent : theme.screen.placeholder
      let place = Double(look.isRightToLeft ? items.count - 1 - index : index)
      let middle = rect.minX + (place + 0.5) * width
      let sign = Rect(x: middle - 10, y: rect.minY + 6, width: 20, height: 20)
      if index == 0 {
        canvas.fill(.rounded(sign, radius: 6), color)
      } else {
        let edge = sign.inset(by: Insets(top: 0.8, left: 0.8, bottom: 0.8, right: 0.8))
        canvas.stroke(.rounded(edge, radius: 5.2), color, Stroke(width: 1.6))
      }
      canvas.text(
        item, in: Rect(x: middle - width / 2, y: rect.minY + 29, width: width, height: 14),
        TextStyle(10, .medium, color).with(look), truncates: true)
    }
  }
}
