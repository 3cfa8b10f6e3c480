import Traces

extension ReportPages {
  /// The text of a page, from 0.
  ///
  /// - Throws: `EncodingError` for a number that is not finite.
  public func html(of page: Int) throws -> String {
    let places = Array(order[range(of: page)])
    // A nonce that nobody knows beforehand where the page may do more than show.
    let nonce = token ?? "filmstrip"
    let scripts =
      [
        PackageResources.viewer_js, PackageResources.play_js, PackageResources.report_js,
      ] + (token == nil ? [] : [PackageResources.review_js])
    return Template(PackageResources.report_html).filled(with: [
      "nonce": "\(nonce)",
      "connect": token == nil ? "'none'" : "'self'",
      "kind": token == nil ? "report" : "review",
      "title": "\(tally.headline)",
      "page": count > 1 ? " (page \(page + 1) of \(count))" : "",
      "exit": "\(exitMeaning)",
      "baseline": "\(baseline)",
      "environment": "\(environment.isEmpty ? "– (no picture differs)" : environment)",
      "pages": pageLinks(from: page),
      "next": nextCommands,
      "causes": causes(on: page),
      "verdicts": verdictFilters(places),
      "groups": .joined(groups.indices.map { group($0, on: page) }),
      "others": .joined([others(places, orphaned: true), others(places, orphaned: false)]),
      "keys": keys,
      "style": .joined([
        Markup(resource: PackageResources.base_css), Markup(resource: PackageResources.report_css),
      ]),
      "data": try ReportData(self, places: places).script(),
      "scripts": .joined(
        scripts.map { "<script nonce=\"\(nonce)\">\(Markup(resource: $0))</script>" }),
    ])
  }

  /// What the check's exit code says.
  private var exitMeaning: String {
    switch tally.exitCode {
    case 0: "Exit 0: all that was compared is as approved."
    case 2: "Exit 2: nothing was compared, so nothing is known."
    case 3: "Exit 3: nothing differs but the environment: other fonts or libraries drew this."
    default: "Exit 1: this is not what was approved."
    }
  }

  private var nextCommands: Markup {
    var commands: [(String, String)] = []
    let place = resultsOption
    let folder = "--baseline \(Address.shellWord(baseline))"
    if tally.different + tally[.missing] > 0 {
      if token == nil {
        commands.append(("filmstrip review\(place)", "to see, accept or reject each in a browser"))
      }
      commands.append(("filmstrip accept PATTERN\(place)", "to approve what this check made"))
    }
    if tally[.otherEnvironment] > 0 {
      commands.append(("filmstrip environment", "to see the fonts and libraries of this machine"))
    }
    if tally[.missing] > 0 {
      commands.append(
        ("filmstrip record SCENARIO \(folder)", "to approve what has no baseline yet"))
    }
    if tally[.orphaned] > 0 {
      commands.append(("filmstrip prune \(folder)", "to remove what no scenario makes any more"))
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

  /// The most causes that are listed: what comes after is below them all the same.
  private static let mostCauses = 50

  /// The causes with their counts and the way there, where there is more than one.
  private func causes(on page: Int) -> Markup {
    guard groups.count > 1 else { return "" }
    let items = groups.enumerated().prefix(ReportPages.mostCauses).map { number, group -> Markup in
      let first = ranges[number].lowerBound / ReportPages.length
      let isHere = ranges[number].overlaps(range(of: page))
      let address = isHere ? "" : Address.relative(ReportPages.name(of: first))
      return """
        <li><a href="\(address)#cause-\(number)">\(group.cause)</a> <span>\(group.places.count)</span></li>
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

  private func verdictFilters(_ places: [Int]) -> Markup {
    let counts = Tally(places.map { entries[$0].outcome })
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
      Keys: <kbd>j</kbd> <kbd>k</kbd> or <kbd>→</kbd> <kbd>←</kbd> go from difference to difference;\(deciding) <kbd>s</kbd> slider, <kbd>o</kbd> overlay, <kbd>b</kbd> blink, <kbd>d</kbd> difference, <kbd>p</kbd> play, <kbd>/</kbd> search.
      """
  }
}
