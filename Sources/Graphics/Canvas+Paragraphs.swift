package import Geometry

/// Text of more than one line.
extension Canvas {
  /// The lines of a text, broken at spaces to at most `width` points.
  ///
  /// A wider word stays whole, unless its script has no spaces between words. The last line has at least two words if
  /// the line above it can spare one and both fit.
  package func lines(of text: String, _ style: TextStyle, width: Double) -> [String] {
    var lines = filledLines(of: text, style, width: width)
    guard lines.count > 1, let alone = lines.last, !alone.contains(" ") else { return lines }
    let words = lines[lines.count - 2].split(separator: " ")
    guard words.count > 2, let moved = words.last else { return lines }
    let last = "\(moved) \(alone)"
    guard extent(of: last, style).width <= width else { return lines }
    lines[(lines.count - 2)...] = [words.dropLast().joined(separator: " "), last]
    return lines
  }

  /// Each with as many words as fit.
  private func filledLines(of text: String, _ style: TextStyle, width: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ") {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if extent(of: longer, style).width <= width {
        line = longer
        continue
      }
      if !line.isEmpty { lines.append(line) }
      var parts = parts(of: String(word), style, width: width)
      line = parts.removeLast()
      lines += parts
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// The word, or parts of Chinese, Japanese and Thai text, each as wide as fits; at least one.
  private func parts(of word: String, _ style: TextStyle, width: Double) -> [String] {
    guard !TextNeeds(of: word).isDisjoint(with: [.wide, .thai]),
      extent(of: word, style).width > width
    else { return [word] }
    var parts = [""]
    for letter in word {
      let longer = parts[parts.count - 1] + String(letter)
      if parts[parts.count - 1].isEmpty || extent(of: longer, style).width <= width {
        parts[parts.count - 1] = longer
      } else {
        parts.append(String(letter))
      }
    }
    return parts
  }

  /// Draws lines `lineHeight` points apart, an ellipsis at `maxWidth` points; returns the height.
  @discardableResult
  package func paragraph(
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
