import Stage

/// A rectangle of whole device pixels.
struct PixelRect: Sendable, Hashable {
  /// The first column and row, and those after the last.
  var left, top, right, bottom: Int

  /// The rectangle with each edge on the nearest pixel edge; what is out of an integer's reach is
  /// held to it.
  init(_ rect: Rect, scale: Double) {
    func pixel(_ value: Double) -> Int {
      Int(min(max(Canvas.nearest(value * scale), -PixelRect.reach), PixelRect.reach))
    }
    left = pixel(rect.minX)
    top = pixel(rect.minY)
    right = pixel(rect.maxX)
    bottom = pixel(rect.maxY)
  }

  /// A rectangle between columns and rows.
  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  private static let reach = 1e9

  var width: Int { right - left }
  var height: Int { bottom - top }
  var isEmpty: Bool { left >= right || top >= bottom }

  /// The rectangle moved by whole pixels.
  func moved(x: Int, y: Int) -> PixelRect {
    var moved = self
    moved.left += x
    moved.right += x
    moved.top += y
    moved.bottom += y
    return moved
  }

  /// The pixels that lie in both; empty where they do not meet.
  func intersection(_ other: PixelRect) -> PixelRect {
    var part = self
    part.left = max(left, other.left)
    part.top = max(top, other.top)
    part.right = min(right, other.right)
    part.bottom = min(bottom, other.bottom)
    return part
  }

  /// The same numbers as a rectangle of lengths.
  var rect: Rect {
    Rect(x: Double(left), y: Double(top), width: Double(width), height: Double(height))
  }
}
