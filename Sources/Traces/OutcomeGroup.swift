/// Outcomes of one cause: one changed font is one of these, whatever it changed.
public struct OutcomeGroup: Sendable, Hashable {
  /// What they have in common, in words.
  public let cause: String
  /// Where they stand in the list they come from, in its order; at least one.
  public let places: [Int]

  /// The outcomes that do not pass, by cause: the largest group first, then in the order of the list.
  ///
  /// Where no cause is given, the verdict is one.
  public static func failing(in outcomes: [Outcome]) -> [OutcomeGroup] {
    var causes: [String] = []
    var places: [String: [Int]] = [:]
    for (place, outcome) in outcomes.enumerated() where !outcome.verdict.passes {
      let cause = outcome.cause.isEmpty ? outcome.verdict.words : outcome.cause
      if places[cause] == nil { causes.append(cause) }
      places[cause, default: []].append(place)
    }
    let groups = causes.map { OutcomeGroup(cause: $0, places: places[$0] ?? []) }
    // Sorting is not promised to keep the order of equals.
    return groups.enumerated().sorted { one, other in
      (other.element.places.count, one.offset) < (one.element.places.count, other.offset)
    }.map(\.element)
  }
}
