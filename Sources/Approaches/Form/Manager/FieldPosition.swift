/// Where a field lies between the bars and the keyboard, and how far everything should move for it.
///
/// The second of the manager's steps, as IQKeyboardManager's `adjustPosition` has it (GitHub
/// `hackiftekhar/IQKeyboardManager`).
package struct FieldPosition: Sendable, Hashable {
  /// The field's top in the superview of what is moved, in points.
  package var fieldTop: Double
  /// The field's bottom in the window, in points.
  package var fieldBottom: Double
  /// Where bars end in the superview of what is moved, in points: no field is moved above it.
  package var topGuide: Double
  /// What bars and the home indicator take from the bottom of what is moved, in points.
  package var bottomGuide: Double
  /// The window's height, in points.
  package var windowHeight: Double
  /// What the keyboard covers of the window, in points, without the distance.
  package var keyboardHeight: Double
  /// The least distance between field and keyboard, in points.
  package var keyboardDistance: Double

  /// A position of these numbers, in points.
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

  /// The keyboard's height with the distance, in points.
  package var heightWithDistance: Double { keyboardHeight + keyboardDistance }

  /// How far the field should move up, in points; negative where it may come down.
  package var distance: Double {
    min(fieldTop - topGuide, fieldBottom - (windowHeight - heightWithDistance) + bottomGuide)
  }

  /// How high a view stands that was lifted so far and should move a distance up, in points.
  ///
  /// Moving up stops at the keyboard's height without the distance; moving down undoes no more than was moved.
  package func lift(from lift: Double, by distance: Double) -> Double {
    distance >= 0
      ? min(lift + distance, max(0, heightWithDistance - keyboardDistance))
      : max(lift + distance, 0)
  }
}
