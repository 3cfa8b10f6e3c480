package import Stage

/// One screen of a drawn filmstrip.
package struct SheetCell: Sendable, Hashable {
  package let approach: String
  package let frame: Int
  /// In seconds.
  package let time: Double
  /// The series `gap` at that time, in points; nil where no keyboard shows.
  package let gap: Double?
  /// In pixels of the picture, or in points where it has none.
  package internal(set) var rect: Rect
  /// The shown part of the screen, in points of the device.
  package let window: Rect
}
