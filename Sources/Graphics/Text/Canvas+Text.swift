package import Geometry

extension Canvas {
  /// The room of a line, in points; zero for a missing font, an error that `bitmap()` then throws.
  package func extent(of text: String, _ style: TextStyle, maxWidth: Double? = nil) -> TextExtent {
    do {
      return try fonts.extent(of: text, style, maxWidth: maxWidth)
    } catch {
      fail(.font(error))
      return TextExtent(width: 0, ascent: 0, descent: 0, isTruncated: false)
    }
  }

  /// Draws a line of text, and returns its room.
  ///
  /// The baseline is moved to the nearest pixel edge, so that letters have sharp feet; horizontally, letters keep their
  /// fractions of a pixel.
  ///
  /// - Parameters:
  ///   - text: One line; control characters count as spaces.
  ///   - baseline: The text's start, middle or end, according to `alignment`.
  ///   - maxWidth: Points after which an ellipsis replaces the rest; nil for no limit.
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

  /// Draws a line in a rectangle, its capitals vertically centred.
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
