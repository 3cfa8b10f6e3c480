import Traces

extension ReportPages {
  /// The text of a page, from 0; throws `EncodingError` for a number that is not finite.
  package func html(of page: Int) throws -> String {
    let indices = Array(order[range(of: page)])
    let scripts =
      [
        TextFiles.viewer_js, TextFiles.play_js, TextFiles.report_js,
      ] + (token == nil ? [] : [TextFiles.review_js])
    return Template(TextFiles.report_html).filled(with: [
      "nonce": "\(nonce)",
      "policy": "\(policy)",
      "kind": token == nil ? "report" : "review",
      "title": "\(summary.headline)",
      "page": count > 1 ? " (page \(page + 1) of \(count))" : "",
      "exit": "\(exitMeaning)",
      "baseline": "\(baseline)",
      "environment": "\(environment.isEmpty ? "– (no picture differs)" : environment)",
      "pages": pageLinks(from: page),
      "next": nextCommands,
      "causes": causes(on: page),
      "verdicts": verdictFilters(indices),
      "groups": .joined(groups.indices.map { group($0, on: page) }),
      "others": .joined([others(indices, orphaned: true), others(indices, orphaned: false)]),
      "keys": keys,
      "style": .joined([
        Markup(trusted: TextFiles.base_css), Markup(trusted: TextFiles.report_css),
      ]),
      "data": try ReportData(self, indices: indices).script(),
      "scripts": .scripts(scripts, nonce: nonce),
    ])
  }

  /// A nonce, which is unpredictable where the page may do more than show.
  private var nonce: String { token ?? "filmstrip" }

  /// A page's Content Security Policy, which its server sends along.
  package var policy: String {
    "default-src 'none'; img-src 'self' file:; connect-src \(token == nil ? "'none'" : "'self'"); "
      + "script-src 'nonce-\(nonce)'; style-src 'nonce-\(nonce)'; base-uri 'none'; form-action 'none'"
  }

  /// The meaning of the check's exit code.
  private var exitMeaning: String {
    let meaning =
      switch summary.conclusion {
      case .passed where summary.heldToLimit > 0:
        "everything compared is as approved, or within its limit where nothing is"
      case .passed: "everything compared is as approved"
      case .failed where summary[.breaks] > 0:
        summary.approvable == 0
          ? "something breaks in other settings"
          : "something differs from what was approved, and something breaks in other settings"
      case .failed where summary.beyondLimit > 0:
        summary.different == summary.beyondLimit
          ? "something is beyond its limit"
          : "something differs from what was approved, or is beyond its limit"
      case .failed: "something differs from what was approved"
      case .nothingCompared: "nothing was compared"
      case .incomplete: "something that is approved could not be compared"
      case .otherEnvironment:
        "only the environment differs: other fonts or libraries drew the pictures"
      }
    return "Exit \(exitCode): \(meaning)."
  }

  private var nextCommands: Markup {
    var commands: [(String, String)] = []
    let option = resultsOption
    let folder = "--baseline \(Address.shellWord(baseline))"
    if summary.approvable + summary[.missing] > 0 {
      if token == nil {
        commands.append(
          ("\(program) review\(option)", "to see, accept or reject each in a browser"))
      }
      commands.append(("\(program) accept PATTERN\(option)", "to approve this check's results"))
    }
    if summary[.otherEnvironment] > 0 {
      commands.append(
        ("\(program) doctor --environment", "to see the fonts and libraries of this machine"))
    }
    if summary[.missing] > 0 {
      commands.append(
        ("\(program) record SCENARIO \(folder)", "to approve films without a baseline"))
    }
    if summary[.orphaned] + summary[.allowedOrphan] > 0 {
      commands.append(
        ("\(program) prune \(folder)", "to remove baselines that no scenario makes any more"))
    }
    guard !commands.isEmpty else { return "" }
    let items = commands.map { "<li><code>\($0.0)</code> <span>\($0.1)</span></li>" as Markup }
    return """
      <section id="next"><h2>Next</h2><ul>
      \(.joined(items))
      </ul></section>
      """
  }

  private func pageLinks(from page: Int) -> Markup {
    guard count > 1 else { return "" }
    let links = (0..<count).map { number -> Markup in
      let name = Address.relative(ReportPages.name(of: number))
      return number == page
        ? "<li><a href=\"\(name)\" aria-current=\"page\">\(number + 1)</a></li>"
        : "<li><a href=\"\(name)\">\(number + 1)</a></li>"
    }
    return
      "<nav aria-label=\"Pages\" class=\"pages\"><span>Page</span><ul>\(.joined(links))</ul></nav>"
  }

  /// The most causes in the list; later ones are still below it.
  private static let mostCauses = 50

  /// The causes with their counts and links, if there are several.
  private func causes(on page: Int) -> Markup {
    guard groups.count > 1 else { return "" }
    let items = groups.enumerated().prefix(ReportPages.mostCauses).map { number, group -> Markup in
      let first = ranges[number].lowerBound / ReportPages.length
      let isHere = ranges[number].overlaps(range(of: page))
      let address = isHere ? "" : Address.relative(ReportPages.name(of: first))
      return """
        <li><a href="\(address)#cause-\(number)">\(group.cause)</a> <span>\(group.indices.count)</span></li>
        """
    }
    let more = groups.count - items.count
    let rest: Markup = more > 0 ? "<li>and \(more) more</li>" : ""
    return """
      <section id="causes"><h2>\(groups.count) causes</h2><ol>
      \(.joined(items + [rest]))
      </ol></section>
      """
  }

  private func verdictFilters(_ indices: [Int]) -> Markup {
    let counts = CheckSummary(indices.map { entries[$0].outcome })
    let failing = Verdict.allCases.filter { !$0.passes }
    let passing = Verdict.allCases.filter(\.passes)
    let present = (failing + passing).filter { counts[$0] > 0 }
    return .joined(
      present.map { verdict in
        """
        <label><input type="checkbox" value="\(verdict.rawValue)" checked="checked"/> \(verdict.words) <span>\(counts[verdict])</span></label>
        """
      })
  }

  private var keys: Markup {
    let deciding: Markup =
      token == nil ? "" : " <kbd>a</kbd> accepts and <kbd>r</kbd> rejects it, and goes to the next;"
    return """
      Keys: <kbd>j</kbd> <kbd>k</kbd> or <kbd>→</kbd> <kbd>←</kbd> go from difference to difference;\(deciding) <kbd>s</kbd> slider, <kbd>o</kbd> overlay, <kbd>f</kbd> flicker from one to the other, <kbd>b</kbd> blink by itself, <kbd>d</kbd> difference, <kbd>p</kbd> play, <kbd>/</kbd> search.
      """
  }
}
