/// A view's time in a superview with one style.
final class Membership {
  unowned let view: View
  unowned let superview: View
  /// In seconds; −∞ before time began.
  let start: Double
  /// In seconds; +∞ without end.
  private(set) var end = Double.infinity
  private var lastStyle: LayerStyle?

  init(of view: View, in superview: View, since start: Double) {
    self.view = view
    self.superview = superview
    self.start = start
  }

  func style(of view: View) -> LayerStyle { lastStyle ?? view.style }

  func end(with style: LayerStyle, at time: Double) {
    end = time
    lastStyle = style
  }
}
