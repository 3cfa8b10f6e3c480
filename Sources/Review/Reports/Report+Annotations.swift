import Basics
import Traces

extension Report {
  /// The most errors of one step that GitHub shows; the others are only in the log.
  ///
  /// From the limits in actions/toolkit (`docs/problem-matchers.md`, pull request 734).
  package static let mostAnnotations = 10

  /// The differences as GitHub's workflow commands, a line each, for standard output.
  ///
  /// There are at most ten errors, the first of every cause before a second of any, and a notice with the number of the
  /// others: notices are counted separately. `root` is the folder of the repository's checkout, which is removed from
  /// the scenarios' paths; GitHub finds only files below it.
  package func annotations(root: String = "") -> String {
    let order = failingOrder
    var lines = order.prefix(Report.mostAnnotations).map { annotation(outcomes[$0], root: root) }
    let more = order.count - lines.count
    if more > 0 {
      let verb = more == 1 ? "differs" : "differ"
      lines.append("::notice title=Filmstrip::and \(more) more \(verb); the report has all of them")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// The outcomes that do not pass, the first of every cause before a second of any.
  var failingOrder: [Int] {
    let groups = OutcomeGroup.failing(in: outcomes)
    return groups.map { $0.indices[0] } + groups.flatMap { $0.indices.dropFirst() }
  }

  private func annotation(_ outcome: Outcome, root: String) -> String {
    var properties: [String] = []
    if let source = outcome.source {
      let folder = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
      let file = source.hasPrefix(folder) ? String(source.dropFirst(folder.count)) : source
      properties.append("file=\(property(file))")
      if let line = outcome.line { properties.append("line=\(line)") }
    }
    let title = ReportText.short("\(outcome.name): \(outcome.verdict.words)", characters: 200)
    properties.append("title=\(property(title))")
    let said = [outcome.message, outcome.why ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    let message = said.isEmpty ? outcome.verdict.words : said
    let text = ReportText.short(message, characters: 2000)
    return "::error \(properties.joined(separator: ","))::\(data(text))"
  }

  private func data(_ text: String) -> String { escaped(text, "%") }

  private func property(_ text: String) -> String { escaped(text, "%:,") }

  /// A value in one line, as actions/toolkit escapes it (`packages/core/src/command.ts`).
  private func escaped(_ text: String, _ special: String) -> String {
    var escaped = ""
    for scalar in VisibleText.line(text).unicodeScalars {
      if special.unicodeScalars.contains(scalar) {
        escaped += "%" + String(scalar.value, radix: 16, uppercase: true)
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
