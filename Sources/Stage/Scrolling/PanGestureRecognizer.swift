/// The finger that drags a scroll view: UIKit's `UIPanGestureRecognizer`, as `panGestureRecognizer` gives it.
///
/// It tells of the moment at which it was asked for. Numbers are of the finger itself, not of the content, which
/// follows it less beyond its end.
public struct PanGestureRecognizer {
  /// How far the gesture has come.
  public enum State: Sendable, Hashable, CaseIterable {
    /// No finger has dragged yet.
    case possible
    /// A finger has just begun to drag.
    case began
    /// It drags.
    case changed
    /// It has left the screen.
    case ended
  }

  /// How far it has come.
  public private(set) var state = State.possible
  private unowned let scrollView: ScrollView
  /// Where the finger is, or left, in points of the screen as it is looked at.
  private(set) var finger = Point.zero
  private var start = Point.zero
  /// Points per second, on the screen.
  private var speed = Point.zero

  init(on scrollView: ScrollView) { self.scrollView = scrollView }

  mutating func begin(at point: Point) {
    (state, finger, start, speed) = (.began, point, point, .zero)
  }

  mutating func move(to point: Point, velocity: Point) {
    (state, finger, speed) = (.changed, point, velocity)
  }

  mutating func end(velocity: Point) { (state, speed) = (.ended, velocity) }

  /// Where the finger is, in points of a view's coordinates, or of the window's for nil: UIKit's `location(in:)`.
  public func location(in view: View?) -> Point { place(finger, in: view) }

  /// How far it has come since it touched, in points of a view's coordinates: UIKit's `translation(in:)`.
  public func translation(in view: View?) -> Point {
    let (from, to) = (place(start, in: view), place(finger, in: view))
    return Point(x: to.x - from.x, y: to.y - from.y)
  }

  /// How fast it is, in points per second of a view's coordinates; once it has left, how fast it was then: UIKit's
  /// `velocity(in:)`.
  public func velocity(in view: View?) -> Point {
    let from = place(finger, in: view)
    let to = place(Point(x: finger.x + speed.x, y: finger.y + speed.y), in: view)
    return Point(x: to.x - from.x, y: to.y - from.y)
  }

  private func place(_ point: Point, in view: View?) -> Point {
    let reported = scrollView.simulation.toReported(Rect(origin: point, size: .zero))
    return view.map { $0.convert(reported, from: nil).origin } ?? reported.origin
  }
}
