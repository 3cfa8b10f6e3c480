public import Stage

/// Text of more than one line.
extension Canvas {
  /// The lines of a text, broken at spaces so that each is at most `width` points wide; a word that is wider
  /// stays whole.
  public func lines(of text: String, _ style: TextStyle, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if line.isEmpty || extent(of: longer, style).width <= width {
        line = longer
      } else {
        lines.append(line)
        line = String(word)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Draws lines below each other from a top left corner, `lineHeight` points apart, and returns the height; of a
  /// line wider than `maxWidth` points an ellipsis stands for the rest.
  @discardableResult
  public func paragraph(
    _ lines: [String], at corner: Point, _ style: TextStyle, lineHeight: Double,
    maxWidth: Double? = nil
  ) -> Double {
    for (index, line) in lines.enumerated() {
      let middle = corner.y + (Double(index) + 0.5) * lineHeight
      text(
        line, at: Point(x: corner.x, y: middle + style.capHeight / 2), style, maxWidth: maxWidth)
    }
    return Double(lines.count) * lineHeight
  }
}
