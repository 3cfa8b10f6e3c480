import Basics
import Traces

extension ReportPages {
  /// One difference, its actions, and its pictures or numbers.
  func card(_ index: Int) -> Markup {
    let entry = entries[index]
    let outcome = entry.outcome
    return """
      <article class="card" id="card-\(index)" tabindex="-1" aria-labelledby="name-\(index)" data-name="\(outcome.name)" data-verdict="\(outcome.verdict.rawValue)" data-state="\(entry.decision?.rawValue ?? "")">
      <header><h3 id="name-\(index)"><a href="#name=\(Address.encoded(outcome.name))">\(outcome.name)</a></h3> \(pill(outcome.verdict))</header>
      <p class="message">\(outcome.message)</p>
      \(outcome.why.map { why -> Markup in "<p class=\"message\">\(why)</p>" } ?? "")
      \(facts(of: outcome))
      \(outcome.frame == nil ? numbers(of: entry, index: index) : pictures(of: outcome))
      \(outcome.isOfRecording ? strip(of: outcome, "The recording") : "")
      \(outcome.variant.map { strip(of: outcome, "In the scenario's own settings, and in \($0)") } ?? "")
      \(decision(on: entry))
      </article>
      """
  }

  private func facts(of outcome: Outcome) -> Markup {
    var facts: [String] = []
    if let frame = outcome.frame { facts.append("frame \(frame)") }
    if let pixels = outcome.pixels {
      facts.append("\(pixels.different.grouped) of \(pixels.total.grouped) pixels differ")
      facts.append("largest colour distance \(pixels.largest.decimals(upTo: 3, minus: .sign))")
      if pixels.bounds.count == 4 {
        let bounds = pixels.bounds
        facts.append("within \(bounds[2]) × \(bounds[3]) at \(bounds[0]), \(bounds[1])")
      }
    }
    if let source = outcome.source {
      facts.append(source + (outcome.line.map { ":\($0)" } ?? ""))
    }
    facts.append(outcome.baseline)
    return "<ul class=\"facts\">\(.joined(facts.map { "<li>\($0)</li>" }))</ul>"
  }

  /// A strip of an outcome without pictures to compare: a recording, or a film in other settings.
  private func strip(of outcome: Outcome, _ title: String) -> Markup {
    guard let file = outcome.difference else { return "" }
    let address = Address.relative(file, below: files)
    return """
      <figure class="strip"><figcaption>\(title)</figcaption><a href="\(address)"><img src="\(address)" alt="\(title): \(outcome.name)" loading="lazy"/></a></figure>
      """
  }

  // MARK: Pictures

  private func pictures(of outcome: Outcome) -> Markup {
    let figures: [(kind: String, title: String, file: String)] = [
      ("expected", "Expected", outcome.expected), ("actual", "Actual", outcome.actual),
      ("difference", "Difference", outcome.difference),
    ].compactMap { kind, title, file in file.map { (kind, title, $0) } }
    guard !figures.isEmpty else { return "" }
    let items = figures.map { figure -> Markup in
      let address = Address.relative(figure.file, below: files)
      return """
        <figure class="\(figure.kind)"><figcaption>\(figure.title)</figcaption><a href="\(address)"><img src="\(address)" alt="\(figure.title): \(outcome.name)" loading="lazy" draggable="false"/></a></figure>
        """
    }
    let kinds = Set(figures.map(\.kind))
    var modes = [("side", "Side by side")]
    if kinds.isSuperset(of: ["expected", "actual"]) {
      modes += [("slider", "Slider"), ("overlay", "Overlay"), ("flicker", "Flicker")]
    }
    if kinds.contains("difference") { modes.append(("difference", "Difference")) }
    let buttons = modes.map { mode, title -> Markup in
      "<button type=\"button\" data-mode=\"\(mode)\" aria-pressed=\"\(mode == "side" ? "true" : "false")\">\(title)</button>"
    }
    return """
      <div class="viewer" data-mode="side" data-scale="\(scale(of: outcome.name))">
      <div class="modes scripted" role="group" aria-label="View">\(modes.count > 1 ? .joined(buttons) : "")</div>
      <p class="mix scripted"><input type="range" min="0" max="100" value="50" aria-label="Divider, in per cent from the left"/> <label class="blink"><input type="checkbox"/> Blink</label></p>
      <div class="pictures">
      \(.joined(items))
      </div>
      </div>
      """
  }

  /// Pixels per point, from a name such as `chat/frame-0012@3x~dark`; 1 by default.
  private func scale(of name: String) -> Int {
    guard let at = name.utf8.lastIndex(of: UInt8(ascii: "@")) else { return 1 }
    let end = Array(name.utf8[at...].prefix(3))
    guard end.count == 3, end[2] == UInt8(ascii: "x") else { return 1 }
    return (2...9).contains(Int(end[1]) - 48) ? Int(end[1]) - 48 : 1
  }

  // MARK: Numbers

  private func numbers(of entry: ReportEntry, index: Int) -> Markup {
    let changes = entry.outcome.features
    let rows = changes.map { change -> Markup in
      """
      <tr><th scope="row">\(change.feature)</th><td data-label="First at">frame \(change.frame), \(change.milliseconds) ms</td><td data-label="Frames">\(change.frames)</td><td data-label="Expected">\(change.expected.points)</td><td data-label="Actual">\(change.actual.points)</td><td data-label="Furthest apart">\(change.largest.points)</td></tr>
      """
    }
    let table: Markup =
      changes.isEmpty
      ? ""
      : """
      <table><thead><tr><th scope="col">Feature</th><th scope="col">First at</th><th scope="col">Frames</th><th scope="col">Expected</th><th scope="col">Actual</th><th scope="col">Furthest apart</th></tr></thead><tbody>
      \(.joined(rows))
      </tbody></table>
      """
    guard let actual = entry.actual else { return table }
    let plot = entry.expected.flatMap { expected in
      ReportPlot(changes, expected: expected, actual: actual)
    }.map { plot -> Markup in
      "<figure class=\"plot\"><figcaption>\(plot.title)</figcaption>\(plot.svg)</figure>"
    }
    return """
      \(table)
      <div class="films">
      <div class="left">\(plot ?? "")<div class="turns"></div></div>
      <div class="play scripted" data-entry="\(index)"></div>
      </div>
      """
  }

  // MARK: Deciding

  private func decision(on entry: ReportEntry) -> Markup {
    guard entry.outcome.actual != nil else { return "" }
    guard token != nil else {
      return """
        <p class="command"><code>\(program) accept \(Address.shellWord(entry.outcome.name))\(resultsOption)</code></p>
        """
    }
    return """
      <div class="decision"><button type="button" class="accept">Accept</button> <button type="button" class="reject">Reject</button> <span class="state" role="status">\(entry.decision?.rawValue ?? "")</span></div>
      """
  }
}

extension FeatureChange {
  fileprivate var milliseconds: String { DecimalText.milliseconds(ofMicroseconds: time) }
}

extension Optional<TraceLength> {
  fileprivate var points: String { map { "\($0.shortest(minus: .sign)) pt" } ?? "none" }
}
