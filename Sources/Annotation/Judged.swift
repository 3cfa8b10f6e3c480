package import Stage

/// A film or a recording whose frames were judged once, for all pictures and pages.
///
/// Frames are given by their numbers, and times in seconds.
package protocol Judged: Sendable {
  /// An approach's or recording's name.
  var name: String { get }
  /// The code's effect, or the findings, in a sentence or two.
  var summary: String { get }
  /// The call at its heart; empty if unknown.
  var code: String { get }
  /// The shown part.
  var range: ClosedRange<Double> { get }
  /// In order.
  var events: [NamedEvent] { get }
  /// The worst frame; nil without a fault.
  var worst: Int? { get }
  /// The words below a plot without gaps; nil for none.
  var praise: Label? { get }

  /// When a frame is shown.
  func time(_ frame: Int) -> Double
  func label(_ frame: Int) -> Label
  /// Nil without a fault.
  func mark(_ frame: Int) -> SeamMark?
  /// The gap in a frame, negative where something is covered; nil where nothing should meet.
  func gap(_ frame: Int) -> Double?
  func phase(_ frame: Int) -> Phase
  /// The keyboard's rise in a frame, in whole per cent.
  func progress(_ frame: Int) -> Int
  /// The screen as the device is held in a frame.
  func screen(_ frame: Int) -> Rect

  /// The findings, the worst first.
  ///
  /// - Parameter times: The first that shows a figure is preferred.
  func figures(near times: [Double]) -> [Figure]
  /// The greatest gap and overlap, if any, at times preferred in the same way.
  func extremes(near times: [Double]) -> [SeamExtreme]
  /// The rises of keyboard and bar, in `samples` samples where they are known at every instant.
  func lines(samples: Int) -> SeamLines
  /// The region of a magnifier that shows `size` points; nil for none.
  func magnifier(columns: [Int], size: Size) -> MagnifierRegion?
  /// How keyboard and bar move after each event; empty where frames alone are known.
  var motions: [FeltMotion] { get }
  /// The column with the worst frame, and its severity; nil for none.
  func worst(
    columns: [Int], _ magnifier: MagnifierRegion?
  ) -> (column: Int, severity: Severity)?
}

extension Judged {
  package var motions: [FeltMotion] { [] }
}
