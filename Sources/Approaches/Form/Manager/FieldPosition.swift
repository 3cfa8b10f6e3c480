/// A field between the bars and the keyboard, and the move it needs.
///
/// The second of the manager's steps, as in IQKeyboardManager's `adjustPosition` (GitHub
/// `hackiftekhar/IQKeyboardManager`).
struct FieldPosition: Sendable, Hashable {
  /// The field's top in the superview of the moved view, in points.
  var fieldTop: Double
  /// The field's bottom in the window, in points.
  var fieldBottom: Double
  /// The bottom of bars in the superview of the moved view, in points: no field is moved above it.
  var topGuide: Double
  /// The part of bars and the home indicator at the bottom of the moved view, in points.
  var bottomGuide: Double
  /// In points.
  var windowHeight: Double
  /// The part of the window behind the keyboard, in points, without the distance.
  var keyboardHeight: Double
  /// The least distance between field and keyboard, in points.
  var keyboardDistance: Double

  var heightWithDistance: Double { keyboardHeight + keyboardDistance }

  /// The move up that the field needs, in points; negative where it may come down.
  var distance: Double {
    min(fieldTop - topGuide, fieldBottom - (windowHeight - heightWithDistance) + bottomGuide)
  }

  /// The lift of a view after a further move, in points.
  ///
  /// Moving up stops at the keyboard's height without the distance; moving down undoes no more than the lift.
  func lift(from lift: Double, by distance: Double) -> Double {
    distance >= 0
      ? min(lift + distance, max(0, heightWithDistance - keyboardDistance))
      : max(lift + distance, 0)
  }
}
