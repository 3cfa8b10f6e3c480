package import Stage

/// A film or a recording of which every frame was judged, once: what pictures and pages say of it follows from this.
///
/// Frames are called by their numbers, and times are seconds.
package protocol Judged: Sendable {
  /// The approach's name, or what a recording is called.
  var name: String { get }
  /// What its code does, or what was found, in a sentence or two.
  var summary: String { get }
  /// The call at its heart; empty where none is known.
  var code: String { get }
  /// The part of it that is shown.
  var range: ClosedRange<Double> { get }
  /// What happens in it, in order.
  var events: [NamedEvent] { get }
  /// The frame in which it is worst; nil where nothing is amiss.
  var worst: Int? { get }
  /// What is said below a plot where nothing parts; nil for nothing.
  var praise: Label? { get }

  /// When a frame is shown.
  func time(_ frame: Int) -> Double
  /// What is said of a frame.
  func label(_ frame: Int) -> Label
  /// What is marked on a frame; nil where nothing is amiss.
  func mark(_ frame: Int) -> SeamMark?
  /// How far bar and keyboard part in a frame, negative where something is covered; nil where there is nothing to meet.
  func gap(_ frame: Int) -> Double?
  /// What the keyboard is doing in a frame.
  func phase(_ frame: Int) -> Phase
  /// How far the keyboard has come up in a frame, in whole per cent.
  func progress(_ frame: Int) -> Int
  /// The screen as the device is held in a frame.
  func screen(_ frame: Int) -> Rect

  /// What was found, the worst first.
  ///
  /// - Parameter times: Those of which the first is said that shows a figure, before any other that does.
  func figures(near times: [Double]) -> [Figure]
  /// The farthest above and the farthest below, where there is one, of times chosen in the same way.
  func extremes(near times: [Double]) -> [SeamExtreme]
  /// How keyboard and bar rise over time, in so many samples where they are known at every instant.
  func lines(samples: Int) -> SeamLines
  /// Where a magnifier looks that shows so many points; nil where there is nothing to look at.
  func magnifier(columns: [Int], size: Size) -> MagnifierRegion?
  /// Which of the columns shows the worst, and how bad that is; nil where none does.
  func worst(
    columns: [Int], _ magnifier: MagnifierRegion?
  ) -> (column: Int, severity: Severity)?
}
