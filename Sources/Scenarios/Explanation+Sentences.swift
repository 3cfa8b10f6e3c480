import Basics

extension Explanation {
  /// The findings, each with its heading; a sentence alone where nothing is found, and one more each where the film
  /// cannot be repeated, and where it warns.
  package var sentences: [(heading: String?, text: String)] {
    let remarks = film.warnings.map(\.text).joined(separator: " ")
    return found + (isRepeatable ? [] : [(nil, Explanation.notRepeatable)])
      + (remarks.isEmpty
        ? [] : [(nil, "The film has warnings, so nothing here is certain: \(remarks)")])
  }

  /// The first finding in a sentence: its name, and the evidence.
  package var sentence: String {
    guard let (heading, text) = found.first else { return "" }
    // Numbers have their points inside.
    let first = text.split(separator: ". ", maxSplits: 1).first ?? ""
    let ended = first.hasSuffix(".") ? String(first) : "\(first)."
    return heading.map { "\($0): \(ended)" } ?? ended
  }

  /// The smallest visible change, in points: a smaller one counts as none.
  package static let unseen = 0.05

  private static let notRepeatable =
    "Played once more with nothing changed, the film is different: the code keeps something from one film to the next, "
    + "such as in a static or a singleton. So nothing was fixed for comparison, and nothing here is certain."

  private var found: [(heading: String?, text: String)] {
    guard let first = findings.first else {
      let worst = asItIs.fault
      guard worst > tolerance else {
        let text =
          asItIs.field == nil
          ? "Nothing is wrong: bar and keyboard stay together."
          : "Nothing is wrong: the keyboard never gets in the field's way."
        return [(nil, text)]
      }
      let subject = asItIs.field == nil ? "bar" : "field"
      return [
        (
          nil,
          "The \(subject) is up to \(worst.fixed(1)) pt out of position, and no known bug explains it."
        )
      ]
    }
    let evidence = [first.evidence, cure].filter { !$0.isEmpty }
      .joined(separator: " ")
    return [(Explanation.heading(first), evidence)]
      + findings.dropFirst().map { ("Also \(Explanation.heading($0))", $0.evidence) }
  }

  private static func heading(_ finding: Finding) -> String {
    let name = [finding.family?.rawValue, finding.title].compactMap { $0 }.joined(separator: ", ")
    return "\(name) (\(finding.certainty.rawValue))"
  }

  /// The effect of the best fix, in a sentence; empty where there is no seam to fix.
  private var cure: String {
    let now = asItIs
    guard now.fault > tolerance, let best else { return "" }
    let share = best.share(of: now)
    if share > 0.99 { return "With the \(best.change.phrase) fixed, it is gone." }
    if let together, share <= 0.01 || !together.change.contains(best.change) {
      return "With the \(together.change.phrases) fixed together, it is gone; "
        + "fixing one of them is not enough."
    }
    guard share > 0.01 else {
      return isRepeatable
        ? "None of the fixes below helps: the fault is in what the handler does." : ""
    }
    let fixed = "With the \(best.change.phrase) fixed, "
    let others = together.map { $0.change.subtracting(best.change).phrases }
    if let some = cureOfSome(best) {
      return fixed + some
        + (others.map { ". With the \($0) as well, all of it is gone." } ?? ".")
    }
    return fixed + "\((share * 100).fixed(0)) % of it is gone"
      + (others.map { "; with the \($0) as well, all of it." } ?? ".")
  }

  /// The effect of a fix that removes all of the fault in some events and leaves it in others; nil for other fixes.
  private func cureOfSome(_ best: Counterfactual) -> String? {
    let (now, then) = (asItIs.faults, best.faults)
    guard then.count == now.count else { return nil }
    let faulty = now.indices.filter { now[$0] > tolerance }
    let left = faulty.filter { then[$0] > tolerance }
    let cured = faulty.filter { then[$0] <= tolerance }
    guard let worst = left.max(by: { then[$0] < then[$1] }), let first = cured.first else {
      return nil
    }
    return "it is gone \(occasions[first])"
      + (cured.count > 1 ? " and in \(cured.count - 1) more" : "")
      + "; \(then[worst].points) stay \(occasions[worst])"
  }

  /// The fix that leaves least; of several the one that the first finding names.
  private var best: Counterfactual? {
    let best = counterfactuals.first
    let named = counterfactuals.first {
      $0.change.name == findings.first?.cause
    }
    guard let named, let best, named.fault <= best.fault + Explanation.unseen else { return best }
    return named
  }
}

extension Mending {
  /// Its causes in a sentence.
  fileprivate var phrases: String {
    let all = Mending.allCases.filter(contains).map(\.phrase)
    guard let last = all.last, all.count > 1 else { return all.first ?? "" }
    return all.dropLast().joined(separator: ", the ") + " and the " + last
  }

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
