/// Lifts the view by as much of the focused field as the keyboard would cover, and not at all where it covers none.
///
/// The field's bottom is compared with the keyboard's top, measured without the transform that is about to be replaced,
/// so that it comes out the same when focus moves while the view is lifted.
package final class FocusLift: Approach {
  /// Where field and keyboard are compared.
  package enum Coordinates: Sendable {
    /// In the window's, which up to iOS 7 stayed upright: there in landscape the keyboard's frame, and what `convert`
    /// to a window gives, run along the other axis.
    case window
    /// In the view's own, where down is down on every system.
    case view
  }

  private let coordinates: Coordinates
  private var field: View?
  private var keyboard: KeyboardNotification?

  /// Handlers that know no field and no keyboard yet.
  package init(comparingIn coordinates: Coordinates = .window) {
    self.coordinates = coordinates
  }

  /// A field has the cursor: before the keyboard is announced, or, for a text view, after it.
  package func textDidBeginEditing(_ field: View, on form: FormScreen) {
    self.field = field
    lift(form)
  }

  /// The keyboard comes, or is announced again because focus moved.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    self.keyboard = keyboard
    lift(form)
  }

  /// Puts the view back.
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

  /// How far the field's bottom would be below the keyboard's top were the view not lifted, in points.
  private func covered(
    of field: View, by keyboard: KeyboardNotification, on form: FormScreen
  ) -> Double {
    let lifted = form.view.transform.translation.y
    switch coordinates {
    case .window:
      return field.convert(field.bounds, to: nil).maxY - lifted - keyboard.frameEnd.minY
    case .view:
      // The view's transform moves the keyboard in its coordinates, and not the field.
      let top = form.view.convert(keyboard.frameEnd, from: nil).minY + lifted
      return form.view.convert(field.bounds, from: field).maxY - top
    }
  }
}
