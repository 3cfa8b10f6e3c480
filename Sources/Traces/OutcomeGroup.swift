import Basics

/// Outcomes with one cause: a changed font makes one group, whatever it changed.
package struct OutcomeGroup: Sendable, Hashable {
  package let cause: String
  /// In the list they come from, in its order; at least one.
  package let indices: [Int]

  /// The outcomes that do not pass, by cause or else verdict, the largest group first.
  package static func failing(in outcomes: [Outcome]) -> [OutcomeGroup] {
    var causes: [String] = []
    var indices: [String: [Int]] = [:]
    for (index, outcome) in outcomes.enumerated() where !outcome.verdict.passes {
      let cause = outcome.cause.isEmpty ? outcome.verdict.words : outcome.cause
      if indices[cause] == nil { causes.append(cause) }
      indices[cause, default: []].append(index)
    }
    let groups = causes.map { OutcomeGroup(cause: $0, indices: indices[$0] ?? []) }
    return groups.stablySorted { $0.indices.count > $1.indices.count }
  }
}
