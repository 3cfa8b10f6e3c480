/// The time in which a view lies in a superview with one style.
final class Membership {
  unowned let view: View
  unowned let superview: View
  /// When it began, in seconds; −∞ before time began.
  let start: Double
  /// When it ended, in seconds; +∞ if it never did.
  private(set) var end = Double.infinity
  /// The style it ended with.
  private var lastStyle: LayerStyle?

  init(of view: View, in superview: View, since start: Double) {
    self.view = view
    self.superview = superview
    self.start = start
  }

  /// The style of its view in it.
  func style(of view: View) -> LayerStyle { lastStyle ?? view.style }

  func end(with style: LayerStyle, at time: Double) {
    end = time
    lastStyle = style
  }
}
