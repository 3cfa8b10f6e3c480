package import Geometry

/// Single lines of text.
extension Canvas {
  /// The room a line of text takes, in points; nothing where a font is missing, which `bitmap()`
  /// then throws.
  package func extent(of text: String, _ style: TextStyle, maxWidth: Double? = nil) -> TextExtent {
    do {
      return try fonts.extent(of: text, style, maxWidth: maxWidth)
    } catch {
      fail(.font(error))
      return TextExtent(width: 0, ascent: 0, descent: 0, isTruncated: false)
    }
  }

  /// Draws a line of text.
  ///
  /// The baseline is moved to the nearest pixel edge, so that letters stand on sharp feet; across,
  /// letters lie where they are, to the fraction of a pixel.
  ///
  /// - Parameters:
  ///   - text: One line; control characters count as spaces.
  ///   - baseline: Where the baseline lies, at the text's start, middle or end as `alignment` says.
  ///   - style: How it looks.
  ///   - alignment: Which part of the text lies at the point.
  ///   - maxWidth: Points after which an ellipsis stands for the rest; nil for no limit.
  /// - Returns: The room it took.
  @discardableResult
  package func text(
    _ text: String, at baseline: Point, _ style: TextStyle, alignment: TextAlignment = .leading,
    maxWidth: Double? = nil
  ) -> TextExtent {
    guard !text.isEmpty else { return extent(of: " ", style) }
    do {
      return try fonts.withLine(text, style, maxWidth: maxWidth) { line, extent in
        let part: Double =
          switch alignment {
          case .leading: 0
          case .center: 0.5
          case .trailing: 1
          }
        surface.draw(
          line, at: Point(x: baseline.x - part * extent.width, y: snapped(baseline).y))
        return extent
      }
    } catch {
      fail(.font(error))
      return TextExtent(width: 0, ascent: 0, descent: 0, isTruncated: false)
    }
  }

  /// Draws a line of text in a rectangle, its capital letters half way between top and bottom.
  @discardableResult
  package func text(
    _ text: String, in rect: Rect, _ style: TextStyle, alignment: TextAlignment = .center,
    truncates: Bool = false
  ) -> TextExtent {
    let x =
      switch alignment {
      case .leading: rect.minX
      case .center: rect.midX
      case .trailing: rect.maxX
      }
    return self.text(
      text, at: Point(x: x, y: rect.midY + style.capHeight / 2), style, alignment: alignment,
      maxWidth: truncates ? rect.width : nil)
  }
}
