import Foundation

/// What a run found, as a page.
struct Report {
  let scores: [Score]
  let findings: [WorstRun.Finding]

  var text: String {
    [
      scores.isEmpty ? nil : accuracy, findings.isEmpty ? nil : WorstRun.table(findings),
    ].compactMap { $0 }.joined(separator: "\n\n")
  }

  private var accuracy: String {
    let table = ScoreTable(scores: scores)
    return """
      # How far recordings are read right

      \(scores.count) recordings of films whose numbers are known, made with seeds from \(Recipe.firstSeed) on and read
      with `filmstrip read`. Lengths are in points. Of the edges only frames count in which keyboard or bar
      moves, as rests are easy; a bar that is more than \(Int(Aim.barIsWrong)) pt off is wrong. "Beyond its claim": off by
      more than one and a half times the uncertainty that was given, and by more than a pixel.

      | Aim | | reached | |
      |---|---|---|---|
      \(table.aims.map(\.line).joined(separator: "\n"))

      \(table.markdown)

      \(worst)
      """
  }

  /// The recordings that were understood least, and in what.
  private var worst: String {
    let lines = scores.sorted { $0.badness > $1.badness }.prefix(25).filter { $0.badness > 0 }
      .map { "- \($0.line)" }
    return lines.isEmpty ? "" : "## The worst\n\n" + lines.joined(separator: "\n")
  }
}

extension Score {
  /// What was found, in a line.
  var line: String {
    if let refusal {
      let first = refusal.split(separator: "\n").first.map(String.init) ?? "no word"
      return "\(name): refused: \(first)"
    }
    func text(_ values: [Double]) -> String {
      let sorted = Distribution(values)
      return "\(sorted.text(0.5)) / \(sorted.text(0.95)) / \(sorted.text(1)) (\(values.count))"
    }
    var parts = [
      "\(name): keyboard \(text(keyboard)) of \(moving)", "bar \(text(bar)) of \(barVisible)",
      "gap \(text(gap))", "events \(events.count { $0.isFound })/\(events.count)+\(invented)",
    ]
    if let screenError, screenError > 2 {
      parts.append("screen off by \(Distribution.text(screenError)) pt")
    }
    if abs(scaleError) > 0.002 {
      parts.append("scale off by \(String(format: "%.3f", scaleError))")
    }
    for event in events {
      parts += event.wrong
      if let excess = event.excess, excess > 1.5 {
        parts.append("excess \(Distribution.text(excess)) of a right bar")
      }
    }
    parts.append(String(format: "%.1f s for %.1f s", seconds, duration))
    return parts.joined(separator: "; ")
  }

  /// How bad that is, for sorting: what is certain and wrong first, then what is claimed and wrong.
  var badness: Double {
    if refusal != nil { return 50 }
    let wrongBars = Double(bar.count { $0 > Aim.barIsWrong }) / Double(max(1, bar.count))
    let keyboardWrong = Double(keyboard.count { $0 > 1 }) / Double(max(1, keyboard.count))
    let said = events.reduce(0.0) { sum, event in
      sum + 100 * Double(event.certainlyWrong.count) + (event.isFound ? 0 : 5)
        + (event.isCurveRight == false ? 10 : 0) + (event.isWayRight == false ? 10 : 0)
    }
    return said + 30 * wrongBars + 30 * keyboardWrong + 3 * Double(invented)
  }
}
