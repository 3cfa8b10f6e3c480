/// The finger that drags a scroll view: its UIKit `UIPanGestureRecognizer`.
///
/// A snapshot of the moment it was read. Numbers are the finger's, not those of the content, which follows it less
/// beyond its end.
public struct PanGestureRecognizer {
  /// The state of the gesture.
  public enum State: Sendable, Hashable, CaseIterable {
    /// No finger has dragged yet.
    case possible
    case began
    case changed
    case ended
  }

  /// The state of the gesture.
  public private(set) var state = State.possible
  private unowned let scrollView: ScrollView
  /// The finger's current or last place, in points of the screen as seen.
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

  /// The finger's place in points of a view, or of the window for nil: UIKit's `location(in:)`.
  public func location(in view: View?) -> Point { place(finger, in: view) }

  /// The finger's translation since its touch, in points of a view: UIKit's `translation(in:)`.
  public func translation(in view: View?) -> Point {
    let (from, to) = (place(start, in: view), place(finger, in: view))
    return Point(x: to.x - from.x, y: to.y - from.y)
  }

  /// The finger's velocity, in points per second of a view: UIKit's `velocity(in:)`.
  public func velocity(in view: View?) -> Point {
    let from = place(finger, in: view)
    let to = place(Point(x: finger.x + speed.x, y: finger.y + speed.y), in: view)
    return Point(x: to.x - from.x, y: to.y - from.y)
  }

  private func place(_ point: Point, in view: View?) -> Point {
    let reported = scrollView.simulation.toReported(Rect(origin: point, size: .zero))
    let window = scrollView.simulation.window
    guard let view else {
      return window.convert(window.convert(reported: reported), to: nil).origin
    }
    return view.convert(reported: reported).origin
  }
}
