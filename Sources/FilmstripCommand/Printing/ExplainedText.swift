import Basics
import Scenarios

/// The readable output of `explain`: the faults, the effect of each fix, and better code.
struct ExplainedText {
  let lines: [String]

  init(_ scenario: Scenario, _ approach: NamedApproach, _ explanation: Explanation) {
    let device = explanation.film.device
    let about = [
      "\(approach.name) in \(scenario.name)", device.name,
      "keyboard \(explanation.film.keyboardHeight.shortest) pt", explanation.film.context.rawValue,
      "\(explanation.film.framesPerSecond.shortest) fps",
    ]
    let title = (about + explanation.film.settings.chosen).joined(separator: ", ")
    var parts = [title, ExplainedText.sentences(explanation)]
    if explanation.isRepeatable, explanation.asItIs.fault > Explanation.unseen {
      parts.append(ExplainedText.table(explanation))
    }
    // Right here, and for a reason that may be none elsewhere.
    parts += explanation.film.ranOtherwise.map { Paragraph.lines($0) }
    if let fix = explanation.findings.first?.fix { parts.append(Paragraph.fix(fix)) }
    lines = Paragraph.lines(of: parts)
  }

  private static func sentences(_ explanation: Explanation) -> String {
    explanation.sentences.map { heading, text in
      guard let heading else { return Paragraph.lines(text) }
      return heading + "\n" + Paragraph.lines(text, indent: "  ")
    }.joined(separator: "\n")
  }

  /// The figures of the seam, or of a form's field, in points.
  private static func figures(
    _ counterfactual: Counterfactual
  ) -> [(name: String, value: Double)] {
    guard let field = counterfactual.field else {
      return [("gap.max", counterfactual.gapMax), ("overlap.max", counterfactual.overlapMax)]
    }
    return [
      ("field.covered.max", field.coveredMax.value),
      ("field.covered", field.coveredAtRest?.value ?? 0),
      ("field.offTop", field.offTopAtRest?.value ?? 0),
    ]
  }

  private static func table(_ explanation: Explanation) -> String {
    let now = explanation.asItIs
    func row(_ name: String, _ counterfactual: Counterfactual) -> [String] {
      let share = counterfactual.share(of: now)
      // A change for the worse cures nothing; its extent is in the next column.
      let cures = share < 0.005 ? "–" : "\((share * 100).fixed(0)) %"
      let figures = ([("off by", counterfactual.fault)] + figures(counterfactual))
        .map { "\($0.value.fixed(1)) pt" }
      return [name] + figures + [counterfactual.change.isEmpty ? "" : cures]
    }
    func changes(_ counterfactual: Counterfactual) -> Bool {
      zip(counterfactual.faults, now.faults).contains { abs($0 - $1) > Explanation.unseen }
        || zip(figures(counterfactual), figures(now)).contains {
          abs($0.value - $1.value) > Explanation.unseen
        }
    }
    let names = figures(now).map(\.name)
    var rows = [["fixed", "off by"] + names + ["cured"], row("nothing", now)]
    if let together = explanation.together { rows.append(row(together.change.name, together)) }
    rows += explanation.counterfactuals.filter(changes).map { row($0.change.name, $0) }
    let idle = explanation.counterfactuals.filter { !changes($0) }.map(\.change.name)
    let table = Output.columns(rows, rightAligned: Set(1...names.count + 2))
      .joined(separator: "\n")
    guard !idle.isEmpty else { return table }
    return table + "\n" + Paragraph.lines("no change: \(idle.joined(separator: ", "))")
  }
}
