/// `focus-lift` as it is often published: no curve, and the field measured through the transform that is about to be
/// replaced.
///
/// On the first show the transform is the identity and the lift is right. When focus moves while the keyboard stays,
/// the field is measured where it is lifted already, so the new transform is too small by the old one. A text view
/// begins editing only after the keyboard was announced, when the handler has already looked at the field before it,
/// or at none.
package final class FocusLiftPublished: Approach {
  private var field: View?

  /// Handlers that know no field yet.
  package init() {}

  /// Remembers the field for the keyboard's notification.
  package func textDidBeginEditing(_ field: View, on form: FormScreen) {
    self.field = field
  }

  /// Lifts the view by what is covered of the field, as it is seen lifted.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    guard let field else { return }
    let covered = field.convert(field.bounds, to: nil).maxY - keyboard.frameEnd.minY
    guard covered > 0 else { return }
    form.animate(withDuration: keyboard.duration) {
      form.view.transform = .translation(x: 0, y: -covered)
    }
  }

  /// Puts the view back.
  package func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    field = nil
    form.animate(withDuration: keyboard.duration) { form.view.transform = .identity }
  }
}
