/// `focus-lift` that is right in every orientation on iOS 7 too.
///
/// Up to iOS 7 windows stayed upright: in landscape the keyboard's frame and what `convert` to a window gives run
/// along the other axis. Here field and keyboard are both converted to the view's own coordinates, where down is down
/// on every system, and the view's transform is added to the keyboard, not taken from the field.
public final class FocusLiftIOS7: Approach {
  private var field: View?
  private var keyboard: KeyboardNotification?

  /// Handlers that know no field and no keyboard yet.
  public init() {}

  /// A field has the cursor.
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
    let bottom = form.view.convert(field.bounds, from: field).maxY
    let top = form.view.convert(keyboard.frameEnd, from: nil).minY
    let covered = bottom - (top + form.view.transform.translation.y)
    form.animate(with: keyboard) {
      form.view.transform = covered > 0 ? .translation(x: 0, y: -covered) : .identity
    }
  }
}
