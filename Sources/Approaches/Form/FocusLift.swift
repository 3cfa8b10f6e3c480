/// Lifts the view by the part of the focused field that the keyboard would cover.
///
/// The field's bottom is compared with the keyboard's top without the transform that is about to be replaced, so that
/// the result is the same when focus moves while the view is lifted.
package final class FocusLift: Approach {
  package enum Coordinates: Sendable {
    /// In the window's, upright up to iOS 7: landscape keyboards run along its other axis.
    case window
    /// In the view's own, where down is down on every system.
    case view
  }

  private let coordinates: Coordinates
  private var field: View?
  private var keyboard: KeyboardNotification?

  package init(comparingIn coordinates: Coordinates = .window) {
    self.coordinates = coordinates
  }

  /// Called before the keyboard is announced, or, for a text view, after it.
  package func textDidBeginEditing(_ field: View, on form: FormScreen) {
    self.field = field
    lift(form)
  }

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    self.keyboard = keyboard
    lift(form)
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    self.keyboard = nil
    form.animate(with: keyboard) { form.view.transform = .identity }
  }

  private func lift(_ form: FormScreen) {
    guard let field, let keyboard else { return }
    let covered = covered(of: field, by: keyboard, on: form)
    form.animate(with: keyboard) {
      form.view.transform = covered > 0 ? .translation(x: 0, y: -covered) : .identity
    }
  }

  /// The distance of the field's bottom below the keyboard's top without the lift, in points.
  private func covered(
    of field: View, by keyboard: KeyboardNotification, on form: FormScreen
  ) -> Double {
    let lifted = form.view.transform.translation.y
    switch coordinates {
    case .window:
      return field.convert(toReported: field.bounds).maxY - lifted - keyboard.frameEnd.minY
    case .view:
      // The view's transform moves the keyboard in its coordinates, and not the field.
      let top = form.view.convert(reported: keyboard.frameEnd).minY + lifted
      return form.view.convert(field.bounds, from: field).maxY - top
    }
  }
}
