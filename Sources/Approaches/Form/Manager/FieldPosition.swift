/// A field between the bars and the keyboard, and the move it needs.
///
/// The second of the manager's steps, as in IQKeyboardManager's `adjustPosition` (GitHub
/// `hackiftekhar/IQKeyboardManager`).
package struct FieldPosition: Sendable, Hashable {
  /// In the superview of the moved view, in points.
  package var fieldTop: Double
  /// In the window, in points.
  package var fieldBottom: Double
  /// The bottom of bars in the superview of the moved view, in points: no field is moved above it.
  package var topGuide: Double
  /// The part of bars and the home indicator at the bottom of the moved view, in points.
  package var bottomGuide: Double
  package var windowHeight: Double
  /// The part of the window behind the keyboard, in points, without the distance.
  package var keyboardHeight: Double
  package var keyboardDistance: Double

  package init(
    fieldTop: Double, fieldBottom: Double, topGuide: Double, bottomGuide: Double,
    windowHeight: Double, keyboardHeight: Double, keyboardDistance: Double
  ) {
    self.fieldTop = fieldTop
    self.fieldBottom = fieldBottom
    self.topGuide = topGuide
    self.bottomGuide = bottomGuide
    self.windowHeight = windowHeight
    self.keyboardHeight = keyboardHeight
    self.keyboardDistance = keyboardDistance
  }

  package var heightWithDistance: Double { keyboardHeight + keyboardDistance }

  /// The move up that the field needs, in points; negative where it may come down.
  package var distance: Double {
    min(fieldTop - topGuide, fieldBottom - (windowHeight - heightWithDistance) + bottomGuide)
  }

  /// The lift after a further move, up to the keyboard's height without the distance, or down to 0.
  package func lift(from lift: Double, by distance: Double) -> Double {
    distance >= 0
      ? min(lift + distance, max(0, heightWithDistance - keyboardDistance))
      : max(lift + distance, 0)
  }
}
