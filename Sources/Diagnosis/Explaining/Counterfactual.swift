import Basics

/// The seam as it would be with one cause fixed.
public struct Counterfactual: Sendable, Hashable {
  /// The fixed causes.
  public let change: Mending
  /// The largest gap then, in points, 0 or more.
  public let gapMax: Double
  /// The largest overlap then, in points, 0 or more.
  public let overlapMax: Double
  /// The measures of a form's focused field then; nil for a screen with a bar, and where no field ever has the cursor.
  public let field: FieldMeasures?
  /// The bar's largest distance from its right place from each event to the next, in points.
  ///
  /// Only the film's frames count.
  ///
  /// At rest it belongs on the keyboard or, where that is higher, where it was at the start; a constant distance above
  /// the keyboard by design is not a fault. In motion it belongs where it would be if it moved as the keyboard does,
  /// or where the keyboard would take it along: a bar above the screen's bottom has a gap when the keyboard begins to
  /// come, which is not a fault.
  ///
  /// For a form's field it is how much more the keyboard covers of it in motion than at both ends, and at rest how
  /// much is out of sight, or how far it is too high.
  public let faults: [Double]
  /// The largest of its faults, in points; 0 where there is none.
  public var fault: Double { faults.max() ?? 0 }
}

extension Counterfactual {
  init(_ change: Mending, _ film: Film) {
    self.init(change, film, Episode.all(of: film))
  }

  init(_ change: Mending, _ film: Film, _ episodes: [Episode]) {
    let seams = film.frames { film.seam(at: $0) }.compactMap(\.value)
    self.init(
      change: change, gapMax: seams.map(\.gap).max() ?? 0,
      overlapMax: seams.map(\.overlap).max() ?? 0,
      field: film.isForm ? film.fieldMeasures(in: 0...film.duration) : nil,
      faults: episodes.map(\.fault))
  }

  /// A change that leads to the same film as another.
  init(_ change: Mending, leavingFilmOf other: Counterfactual) {
    self.init(
      change: change, gapMax: other.gapMax, overlapMax: other.overlapMax, field: other.field,
      faults: other.faults)
  }

  /// The same with the faults of some events alone, by their numbers from 0.
  func of(_ events: [Int]) -> Counterfactual {
    Counterfactual(
      change: change, gapMax: gapMax, overlapMax: overlapMax, field: field,
      faults: events.compactMap { faults.indices.contains($0) ? faults[$0] : nil })
  }

  /// The share of another's faults that it removes over all events; negative if it adds to them.
  package func share(of other: Counterfactual) -> Double {
    other.total > 0 ? 1 - total / other.total : 0
  }

  /// Whether less remains than with another: the largest fault, then the sum, then gap or overlap.
  func leavesLess(than other: Counterfactual) -> Bool {
    if fault != other.fault { return fault < other.fault }
    return total != other.total ? total < other.total : worst < other.worst
  }

  private var total: Double { faults.reduce(0, +) }

  /// The largest gap, overlap or covered part of a field, in points.
  private var worst: Double { max(gapMax, overlapMax, field?.coveredMax.value ?? 0) }
}

extension Counterfactual: CustomStringConvertible {
  /// The fixed causes, and the largest gap and overlap then.
  public var description: String {
    let (gap, overlap) = (gapMax.decimals(upTo: 2), overlapMax.decimals(upTo: 2))
    return "\(change) fixed: gap at most \(gap) pt, overlap at most \(overlap) pt"
  }
}
