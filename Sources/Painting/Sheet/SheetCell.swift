package import Stage

/// One screen of a drawn filmstrip.
package struct SheetCell: Sendable, Hashable {
  /// The approach's name.
  package let approach: String
  /// The frame's number.
  package let frame: Int
  /// The frame's time, in seconds.
  package let time: Double
  /// The series `gap` at that time, in points; nil where no keyboard shows.
  package let gap: Double?
  /// Where the screen, or the part of it that is shown, lies in the picture, in its pixels, or in points where it has none.
  package internal(set) var rect: Rect
  /// The part of the screen that is shown, in points of the device.
  package let window: Rect
}
