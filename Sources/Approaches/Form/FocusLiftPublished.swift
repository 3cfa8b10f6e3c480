/// `focus-lift` as often published: no curve, and measured through the old transform.
///
/// On the first show the transform is the identity and the lift is right. When focus moves while the keyboard stays,
/// the field is already lifted when measured, so the new transform is too small by the old one. A text view begins
/// editing only after the keyboard was announced, when the handler has already used the field before it, or none.
package final class FocusLiftPublished: Approach {
  private var field: View?

  package init() {}

  package func textDidBeginEditing(_ field: View, on form: FormScreen) {
    self.field = field
  }

  /// Lifts the view by the covered part of the field in its lifted place.
  package func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    guard let field else { return }
    let covered = field.convert(field.bounds, to: nil).maxY - keyboard.frameEnd.minY
    guard covered > 0 else { return }
    form.animate(withDuration: keyboard.duration) {
      form.view.transform = .translation(x: 0, y: -covered)
    }
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    field = nil
    form.animate(withDuration: keyboard.duration) { form.view.transform = .identity }
  }
}
