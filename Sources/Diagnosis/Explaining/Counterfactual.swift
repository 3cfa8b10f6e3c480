/// What the seam would have been with one cause mended.
public struct Counterfactual: Sendable, Hashable {
  /// What was mended.
  public let change: Mending
  /// The largest gap then, in points, 0 or more.
  public let gapMax: Double
  /// The largest overlap then, in points, 0 or more.
  public let overlapMax: Double
  /// How far the bar is from its place then, at worst, in points, 0 or more: at rest from the keyboard or from home,
  /// on the way from where it would be if it went as the keyboard does.
  ///
  /// A bar that stands above the screen's bottom has a gap when the keyboard begins to come, and that is no fault.
  public let fault: Double

  init(_ change: Mending, _ film: Film) {
    self.init(change, film, Episode.all(of: film))
  }

  init(_ change: Mending, _ film: Film, _ episodes: [Episode]) {
    let seams = film.frames { film.seam(at: $0) }.compactMap(\.value)
    self.change = change
    gapMax = seams.map(\.gap).max() ?? 0
    overlapMax = seams.map(\.overlap).max() ?? 0
    fault = episodes.map(\.fault).max() ?? 0
  }

  /// Whether it leaves less than another: of the fault, and where that is the same, of gap and overlap.
  func leavesLess(than other: Counterfactual) -> Bool {
    fault != other.fault
      ? fault < other.fault
      : max(gapMax, overlapMax) < max(other.gapMax, other.overlapMax)
  }
}
