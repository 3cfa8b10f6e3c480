/// Lifts the view by half of a fixed height, in one line that changes a constraint.
///
/// No notification is read: the lift is the same for every field, keyboard and device, and without an animation block
/// the next layout pass applies it at once.
package final class HalfHeight: Approach {
  private var top: Constraint?

  /// In points: a keyboard with suggestions on an iPhone 7 with iOS 8 to 10.
  private static let keyboardHeight = 258.0

  package init() {}

  package func viewDidLoad(_ form: FormScreen) {
    guard let superview = form.view.superview else { return }
    let view = form.view
    let top = view.topAnchor.constraint(equalTo: superview.topAnchor)
    view.translatesAutoresizingMaskIntoConstraints = false
    Constraint.activate([
      top, view.leftAnchor.constraint(equalTo: superview.leftAnchor),
      view.widthAnchor.constraint(equalTo: superview.widthAnchor),
      view.heightAnchor.constraint(equalTo: superview.heightAnchor),
    ])
    self.top = top
  }

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    top?.constant = -HalfHeight.keyboardHeight / 2
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    top?.constant = 0
  }
}
