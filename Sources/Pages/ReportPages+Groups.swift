import Traces

extension ReportPages {
  /// The part of a group that is on a page; empty if none is.
  func group(_ number: Int, on page: Int) -> Markup {
    let group = groups[number]
    let range = ranges[number].clamped(to: self.range(of: page))
    guard !range.isEmpty else { return "" }
    let count = group.indices.count
    let here: Markup =
      range.count == count ? "" : ", \(range.count) on this page"
    let open = order[range].count { entries[$0].outcome.actual != nil }
    let acceptAll: Markup =
      token == nil || open < 2
      ? ""
      : """
      <p class="all"><button type="button" class="accept-all">Accept these \(open)</button> <span role="status"></span></p>
      """
    return """
      <details class="group" open="open" id="cause-\(number)">
      <summary><h2>\(group.cause)</h2> <span class="count">\(count) \(count == 1 ? "outcome" : "outcomes")\(here)</span></summary>
      \(acceptAll)
      \(.joined(order[range].map(card)))
      </details>
      """
  }

  /// The passing outcomes of a page, as a list; separately the allowed orphaned baselines.
  func others(_ indices: [Int], orphaned: Bool) -> Markup {
    let rows = indices.filter {
      let verdict = entries[$0].outcome.verdict
      return verdict.passes && verdict.isOrphan == orphaned
    }.map { index -> Markup in
      let outcome = entries[index].outcome
      return """
        <li class="row" data-name="\(outcome.name)" data-verdict="\(outcome.verdict.rawValue)"><span class="name">\(outcome.name)</span> \(pill(outcome.verdict)) <span class="message">\(outcome.message)</span></li>
        """
    }
    guard !rows.isEmpty else { return "" }
    let passed = [
      "as approved", summary.heldToLimit > 0 ? "within the limit" : nil,
      summary.varied > 0 ? "as in the scenario's own settings" : nil,
    ].compactMap(\.self).joined(separator: " or ")
    let title: Markup = "\(rows.count) \(orphaned ? "orphaned" : passed)"
    return """
      <details class="group others">
      <summary><h2>\(title)</h2></summary>
      <ul>
      \(.joined(rows))
      </ul>
      </details>
      """
  }

  func pill(_ verdict: Verdict) -> Markup {
    "<span class=\"pill \(verdict.rawValue)\">\(verdict.words)</span>"
  }
}
