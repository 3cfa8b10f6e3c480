import Basics

/// What the seam would have been with one cause mended.
public struct Counterfactual: Sendable, Hashable {
  /// What was mended.
  public let change: Mending
  /// The largest gap then, in points, 0 or more.
  public let gapMax: Double
  /// The largest overlap then, in points, 0 or more.
  public let overlapMax: Double
  /// The measures of a form's focused field then; nil where no field ever has the cursor.
  public let field: FieldMeasures?
  /// How far the bar is out of position in the film's frames then, at worst, in points, 0 or more: at rest from the
  /// keyboard or from home, on the way from where it would be if it moved as the keyboard does.
  ///
  /// For a form's field it is how much the keyboard covers of it on the way beyond what it does at both ends, and at
  /// rest how much is out of sight, or how far it is too high. A bar that stands above the screen's bottom has a gap when the keyboard begins to come, and that is no fault.
  public let fault: Double

  init(_ change: Mending, _ film: Film) {
    self.init(change, film, Episode.all(of: film))
  }

  init(_ change: Mending, _ film: Film, _ episodes: [Episode]) {
    let seams = film.frames { film.seam(at: $0) }.compactMap(\.value)
    self.change = change
    gapMax = seams.map(\.gap).max() ?? 0
    overlapMax = seams.map(\.overlap).max() ?? 0
    field = film.fieldMeasures(in: 0...film.duration)
    fault = episodes.map(\.fault).max() ?? 0
  }

  /// What a change comes to that leaves the film of another one.
  init(_ change: Mending, leavingFilmOf other: Counterfactual) {
    self.change = change
    gapMax = other.gapMax
    overlapMax = other.overlapMax
    field = other.field
    fault = other.fault
  }

  /// Whether it leaves less than another: of the fault, and where that is the same, of gap and overlap.
  func leavesLess(than other: Counterfactual) -> Bool {
    fault != other.fault
      ? fault < other.fault
      : worst < other.worst
  }

  /// The most that parts or is covered, in points.
  private var worst: Double { max(gapMax, overlapMax, field?.coveredMax.value ?? 0) }
}

extension Counterfactual: CustomStringConvertible {
  /// What is mended, and the largest gap and overlap then.
  public var description: String {
    let (gap, overlap) = (gapMax.decimals(upTo: 2), overlapMax.decimals(upTo: 2))
    return "\(change) mended: gap at most \(gap) pt, overlap at most \(overlap) pt"
  }
}
