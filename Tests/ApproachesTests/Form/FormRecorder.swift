import Scenarios

/// Plays an approach on a form and keeps what the views were before time and once the keyboard has gone, and what the
/// handlers were told in which order.
final class FormRecorder: Approach {
  /// A view's numbers that an approach may touch.
  struct Numbers: Equatable {
    let name: String
    let frame: Rect
    let bounds: Rect
    let transform: Transform
    let inset: Insets?

    /// The same without what a scroll view shows of its content.
    var withoutOffset: Numbers {
      Numbers(
        name: name, frame: frame,
        bounds: inset == nil ? bounds : Rect(origin: .zero, size: bounds.size),
        transform: transform, inset: inset)
    }
  }

  private let approach: any Approach<FormScreen>
  /// Every view of the app's window before time begins.
  private(set) var before: [Numbers] = []
  /// The same whenever the keyboard has gone.
  private(set) var afterHide: [Numbers] = []
  /// The same once the keyboard has come, and last after a later event.
  private(set) var shown: [Numbers] = []
  /// What was called.
  private(set) var calls: [String] = []
  private var frames: [Rect] = []
  /// Whether a scroll view hid part of a field as it got the cursor, and so scrolled it into sight by itself.
  private(set) var hasHiddenField = false

  init(_ approach: any Approach<FormScreen>) { self.approach = approach }

  convenience init(_ approach: NamedApproach) {
    guard case .form(let make) = approach.handlers else { preconditionFailure("not for forms") }
    self.init(make())
  }

  private func numbers(_ form: FormScreen) -> [Numbers] {
    func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
    return all(form.simulation.window).map {
      Numbers(
        name: $0.name, frame: $0.frame, bounds: $0.bounds, transform: $0.transform,
        inset: ($0 as? ScrollView)?.contentInset)
    }
  }

  func viewDidLoad(_ form: FormScreen) {
    approach.viewDidLoad(form)
    before = numbers(form)
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    calls.append(frames.contains(keyboard.frameEnd) ? "willShow again" : "willShow")
    frames.append(keyboard.frameEnd)
    approach.keyboardWillShow(keyboard, on: form)
  }

  func keyboardDidShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    approach.keyboardDidShow(keyboard, on: form)
    shown = numbers(form)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    calls.append("willHide")
    approach.keyboardWillHide(keyboard, on: form)
  }

  func keyboardDidHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    approach.keyboardDidHide(keyboard, on: form)
    afterHide = numbers(form)
  }

  func textDidBeginEditing(_ field: View, on form: FormScreen) {
    calls.append("begin \(field.name)")
    noteWhetherHidden(field)
    approach.textDidBeginEditing(field, on: form)
  }

  private func noteWhetherHidden(_ field: View) {
    let around = sequence(first: field, next: \.superview).dropFirst()
    guard let scrollView = around.lazy.compactMap({ $0 as? ScrollView }).first else { return }
    let seen = scrollView.bounds.inset(by: scrollView.adjustedContentInset)
    if !seen.contains(scrollView.convert(field.bounds, from: field)) { hasHiddenField = true }
  }

  func textDidEndEditing(_ field: View, on form: FormScreen) {
    calls.append("end \(field.name)")
    approach.textDidEndEditing(field, on: form)
  }
}

/// Handlers that do nothing.
struct NoAnswer: Approach {
  typealias Screen = FormScreen
}
