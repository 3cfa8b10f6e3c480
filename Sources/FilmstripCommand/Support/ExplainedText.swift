import Basics
import Scenarios

/// What `explain` prints for people: what is wrong, what each mend cures, and what to write instead.
struct ExplainedText {
  let lines: [String]

  /// What cannot be seen, in points: a smaller change counts as none.
  private static let unseen = 0.05

  init(_ scenario: Scenario, _ approach: NamedApproach, _ explanation: Explanation) {
    let device = explanation.film.device
    let title =
      "\(approach.name) in \(scenario.name), \(device.name), keyboard "
      + "\(explanation.film.keyboardHeight.shortest) pt, \(explanation.film.context.rawValue) handlers, "
      + "\(explanation.film.framesPerSecond.shortest) fps"
    var parts = [title, ExplainedText.sentences(explanation)]
    if explanation.asItIs.fault > ExplainedText.unseen {
      parts.append(ExplainedText.table(explanation))
    }
    if let fix = explanation.findings.first?.fix {
      let lines = fix.split(separator: "\n", omittingEmptySubsequences: false)
      parts.append("Write instead:\n" + lines.map { "  \($0)" }.joined(separator: "\n"))
    }
    lines = parts.joined(separator: "\n\n").split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
  }

  private static func sentences(_ explanation: Explanation) -> String {
    said(of: explanation).map { heading, text in
      guard let heading else { return Paragraph.lines(text) }
      return heading + "\n" + Paragraph.lines(text, indent: "  ")
    }.joined(separator: "\n")
  }

  /// What is wrong, each finding with what it is about; a sentence alone where nothing is found.
  static func said(of explanation: Explanation) -> [(heading: String?, text: String)] {
    guard let first = explanation.findings.first else {
      let worst = explanation.asItIs.fault
      guard worst > explanation.tolerance else {
        let text =
          explanation.asItIs.field == nil
          ? "Nothing is wrong: what should stay together stays together."
          : "Nothing is wrong: the keyboard never gets in the field's way."
        return [(nil, text)]
      }
      let subject = explanation.asItIs.field == nil ? "bar" : "field"
      return [
        (
          nil,
          "The \(subject) is up to \(worst.fixed(1)) pt out of position, and no known bug explains it."
        )
      ]
    }
    let evidence = [first.evidence, cure(explanation)].filter { !$0.isEmpty }
      .joined(separator: " ")
    return [(heading(first), evidence)]
      + explanation.findings.dropFirst().map { ("Also \(heading($0))", $0.evidence) }
  }

  private static func heading(_ finding: Finding) -> String {
    let name = [finding.family?.rawValue, finding.title].compactMap { $0 }.joined(separator: ", ")
    return "\(name) (\(finding.certainty.rawValue))"
  }

  /// What the best mend does, in a sentence; empty where there is no seam to mend.
  private static func cure(_ explanation: Explanation) -> String {
    let fault = explanation.asItIs.fault
    guard fault > explanation.tolerance, let best = best(explanation) else { return "" }
    let share = 1 - best.fault / fault
    if share > 0.99 { return "With the \(best.change.phrase) mended, it is gone." }
    guard share > 0.01 else {
      return "None of the mends below helps: the fault is in what the handler does."
    }
    let start = "With the \(best.change.phrase) mended, \((share * 100).fixed(0)) % of it is gone"
    guard let together = explanation.together else { return start + "." }
    let others = Mending.allCases.filter {
      together.change.contains($0) && !best.change.contains($0)
    }.map(\.phrase)
    return start + "; with the \(others.joined(separator: " and the ")) as well, all of it."
  }

  /// The mend that leaves least; of several the one that the first finding names.
  private static func best(_ explanation: Explanation) -> Counterfactual? {
    let best = explanation.counterfactuals.first
    let named = explanation.counterfactuals.first {
      $0.change.name == explanation.findings.first?.cause
    }
    guard let named, let best, named.fault <= best.fault + unseen else { return best }
    return named
  }

  /// The figures of a film's seam, or a form's field, in points.
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
      let share = now.fault > 0 ? 1 - counterfactual.fault / now.fault : 0
      let cures = abs(share) < 0.005 ? "–" : "\((share * 100).fixed(0)) %"
      let figures = ([("off by", counterfactual.fault)] + figures(counterfactual))
        .map { "\($0.value.fixed(1)) pt" }
      return [name] + figures + [counterfactual.change.isEmpty ? "" : cures]
    }
    func changes(_ counterfactual: Counterfactual) -> Bool {
      abs(counterfactual.fault - now.fault) > unseen
        || zip(figures(counterfactual), figures(now)).contains { abs($0.value - $1.value) > unseen }
    }
    let names = figures(now).map(\.name)
    var rows = [["mended", "off by"] + names + ["cured"], row("nothing", now)]
    if let together = explanation.together { rows.append(row(together.change.name, together)) }
    rows += explanation.counterfactuals.filter(changes).map { row($0.change.name, $0) }
    let idle = explanation.counterfactuals.filter { !changes($0) }.map(\.change.name)
    let table = Output.columns(rows, rightAligned: Set(1...names.count + 2))
      .joined(separator: "\n")
    guard !idle.isEmpty else { return table }
    return table + "\n" + Paragraph.lines("no change: \(idle.joined(separator: ", "))")
  }
}

extension Mending {
  /// The cause in a sentence.
  fileprivate var phrase: String {
    switch self {
    case .curve: "curve"
    case .duration: "duration"
    case .start: "late start"
    case .layout: "layout"
    case .context: "handler's context"
    case .height: "keyboard's height"
    case .inset: "safe area's inset"
    default: name
    }
  }
}
