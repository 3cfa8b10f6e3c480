/// Bounds in whole device pixels of the screen; they may be empty, or outside the picture.
package struct PixelBounds: Sendable, Hashable {
  /// The first column and row, and those after the last.
  package var left, top, right, bottom: Int

  /// The rectangle with each edge at the nearest pixel edge, clamped to the range of integers.
  package init(_ rect: Rect, scale: Double) {
    func pixel(_ value: Double) -> Int {
      Int(min(max(PixelBounds.nearest(value * scale), -PixelBounds.reach), PixelBounds.reach))
    }
    left = pixel(rect.minX)
    top = pixel(rect.minY)
    right = pixel(rect.maxX)
    bottom = pixel(rect.maxY)
  }

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  private static let reach = 1e9

  package var width: Int { right - left }
  package var height: Int { bottom - top }
  package var isEmpty: Bool { left >= right || top >= bottom }

  package func grown(by length: Int) -> PixelBounds {
    PixelBounds(
      left: left - length, top: top - length, right: right + length, bottom: bottom + length)
  }

  package func moved(x: Int, y: Int) -> PixelBounds {
    var moved = self
    moved.left += x
    moved.right += x
    moved.top += y
    moved.bottom += y
    return moved
  }

  /// Empty where they do not meet.
  package func intersection(_ other: PixelBounds) -> PixelBounds {
    var part = self
    part.left = max(left, other.left)
    part.top = max(top, other.top)
    part.right = min(right, other.right)
    part.bottom = min(bottom, other.bottom)
    return part
  }

  package var rect: Rect {
    Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }

  /// Rounds halves up, below zero too, so that snapping does not depend on the origin.
  package static func nearest(_ value: Double) -> Double {
    (value + 0.5).rounded(.down)
  }
}
