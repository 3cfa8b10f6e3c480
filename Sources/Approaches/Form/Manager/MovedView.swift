/// The view that a manager moves, and its initial place.
final class MovedView {
  let view: View
  private let controller: ViewController
  private let start: Double

  init(_ view: View, of controller: ViewController) {
    self.view = view
    self.controller = controller
    start = view.frame.minY
  }

  var lift: Double {
    get { start - view.frame.minY }
    set { if newValue != lift { view.frame.origin.y = start - newValue } }
  }

  /// The position of a field in it between the bars and a keyboard.
  ///
  /// The bars end at the safe area of the controller's view; a content view begins below a header, which nothing of it
  /// may pass.
  func position(of field: View, above keyboard: Rect, distance: Double) -> FieldPosition {
    let window = sequence(first: view, next: \.superview).reduce(view) { $1 }
    let safeArea = controller.view.safeAreaInsets
    return FieldPosition(
      fieldTop: field.convert(field.bounds, to: view.superview).minY,
      fieldBottom: field.convert(field.bounds, to: nil).maxY,
      topGuide: start + (view === controller.view ? safeArea.top : 0),
      bottomGuide: safeArea.bottom, windowHeight: window.bounds.height,
      keyboardHeight: keyboard.intersection(window.bounds).height, keyboardDistance: distance)
  }
}
