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
      + "\(explanation.film.keyboardHeight.shortest) pt, \(explanation.film.context.rawValue), "
      + "\(explanation.film.framesPerSecond.shortest) fps"
    var parts = [title, ExplainedText.sentences(explanation)]
    if explanation.isRepeatable, explanation.asItIs.fault > ExplainedText.unseen {
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

  /// What is wrong, each finding with what it is about; a sentence alone where nothing is found, and one more where the
  /// film cannot be repeated.
  static func said(of explanation: Explanation) -> [(heading: String?, text: String)] {
    found(explanation) + (explanation.isRepeatable ? [] : [(nil, notRepeatable)])
  }

  private static let notRepeatable =
    "Played once more with nothing mended, the film is another one: the code keeps something from one film to the next, "
    + "such as in a static or a singleton. So nothing was mended for comparison, and nothing here is certain."

  private static func found(
    _ explanation: Explanation
  ) -> [(heading: String?, text: String)] {
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
    let now = explanation.asItIs
    guard now.fault > explanation.tolerance, let best = best(explanation) else { return "" }
    let share = best.share(of: now)
    if share > 0.99 { return "With the \(best.change.phrase) mended, it is gone." }
    guard share > 0.01 else {
      return explanation.isRepeatable
        ? "None of the mends below helps: the fault is in what the handler does." : ""
    }
    let mended = "With the \(best.change.phrase) mended, "
    let others = explanation.together.map { together in
      Mending.allCases.filter { together.change.contains($0) && !best.change.contains($0) }
        .map(\.phrase).joined(separator: " and the ")
    }
    if let some = cureOfSome(explanation, best) {
      return mended + some
        + (others.map { ". With the \($0) as well, all of it is gone." } ?? ".")
    }
    return mended + "\((share * 100).fixed(0)) % of it is gone"
      + (others.map { "; with the \($0) as well, all of it." } ?? ".")
  }

  /// What a mend does that takes away all of the fault in some events and leaves it in others; nil where it does not.
  private static func cureOfSome(
    _ explanation: Explanation, _ best: Counterfactual
  ) -> String? {
    let (now, then) = (explanation.asItIs.faults, best.faults)
    guard then.count == now.count else { return nil }
    let faulty = now.indices.filter { now[$0] > explanation.tolerance }
    let left = faulty.filter { then[$0] > explanation.tolerance }
    let cured = faulty.filter { then[$0] <= explanation.tolerance }
    guard let worst = left.max(by: { then[$0] < then[$1] }), let first = cured.first else {
      return nil
    }
    return "it is gone \(explanation.occasions[first])"
      + (cured.count > 1 ? " and in \(cured.count - 1) more" : "")
      + "; \(then[worst].points) stay \(explanation.occasions[worst])"
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
      let share = counterfactual.share(of: now)
      // What makes it worse cures nothing; how much worse it is stands beside.
      let cures = share < 0.005 ? "–" : "\((share * 100).fixed(0)) %"
      let figures = ([("off by", counterfactual.fault)] + figures(counterfactual))
        .map { "\($0.value.fixed(1)) pt" }
      return [name] + figures + [counterfactual.change.isEmpty ? "" : cures]
    }
    func changes(_ counterfactual: Counterfactual) -> Bool {
      zip(counterfactual.faults, now.faults).contains { abs($0 - $1) > unseen }
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
