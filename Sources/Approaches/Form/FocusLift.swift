/// Lifts the view by as much of the focused field as the keyboard would cover, and not at all where it covers none.
///
/// The field's bottom is compared with the keyboard's top in window coordinates, measured without the transform that is
/// about to be replaced, so that it comes out the same when focus moves while the view is lifted.
public final class FocusLift: Approach {
  private var field: View?
  private var keyboard: KeyboardNotification?

  /// Handlers that know no field and no keyboard yet.
  public init() {}

  /// A field has the cursor: before the keyboard is announced, or, for a text view, after it.
  public func textDidBeginEditing(_ field: View, on form: FormScreen) {
    self.field = field
    lift(form)
  }

  /// The keyboard comes, or is announced again because focus moved.
  public func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    self.keyboard = keyboard
    lift(form)
  }

  /// Puts the view back.
  public func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    self.keyboard = nil
    form.animate(with: keyboard) { form.view.transform = .identity }
  }

  private func lift(_ form: FormScreen) {
    guard let field, let keyboard else { return }
    let lifted = form.view.transform.translation.y
    let bottom = field.convert(field.bounds, to: nil).maxY - lifted
    let covered = bottom - keyboard.frameEnd.minY
    form.animate(with: keyboard) {
      form.view.transform = covered > 0 ? .translation(x: 0, y: -covered) : .identity
    }
  }
}
