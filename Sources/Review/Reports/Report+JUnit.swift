import Traces

extension Report {
  /// The outcomes as JUnit XML: a suite for each scenario, a case for each approach and each picture of it.
  ///
  /// Failures carry the message and what differs; orphaned baselines are skipped cases. Files are named in the way that
  /// Jenkins and GitLab find attachments, below `results`: the results' folder as seen from where the command ran. No
  /// time is said, because none is measured.
  public func junit(results: String) -> String {
    var names: [String] = []
    var suites: [String: [Outcome]] = [:]
    for outcome in outcomes {
      if suites[outcome.scenario] == nil { names.append(outcome.scenario) }
      suites[outcome.scenario, default: []].append(outcome)
    }
    var lines = [
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
      "<testsuites\(attributes("name", "Filmstrip"))\(counts(of: outcomes))>",
    ]
    var taken: [String: Int] = [:]
    for name in names {
      let suite = suites[name] ?? []
      lines.append("  <testsuite\(attributes("name", name))\(counts(of: suite))>")
      lines.append("    <properties>")
      for (name, value) in [("baseline", baseline), ("environment", environment)] {
        lines.append("      <property\(attributes("name", name, "value", value))/>")
      }
      lines.append("    </properties>")
      for outcome in suite {
        lines += testCase(outcome, named: unique(outcome, taken: &taken), results: results)
      }
      lines.append("  </testsuite>")
    }
    return lines.joined(separator: "\n") + "\n</testsuites>\n"
  }

  /// A name that no other case of the scenario has: names may be the same once control characters are gone.
  ///
  /// `taken` has the names that are in use, and the number that each was last told apart by.
  private func unique(_ outcome: Outcome, taken: inout [String: Int]) -> String {
    let name = ReportText.printable(outcome.nameInScenario)
    // No name has a control character any more, so this one cannot be part of any.
    let scope = ReportText.printable(outcome.scenario) + "\u{0}"
    guard var number = taken[scope + name] else {
      taken[scope + name] = 1
      return name
    }
    var candidate: String
    repeat {
      number += 1
      candidate = "\(name) (\(number))"
    } while taken[scope + candidate] != nil
    taken[scope + name] = number
    taken[scope + candidate] = 1
    return candidate
  }

  private func testCase(_ outcome: Outcome, named name: String, results: String) -> [String] {
    var place = ""
    if let source = outcome.source {
      place = attributes("file", source)
      if let line = outcome.line { place += attributes("line", String(line)) }
    }
    let start = "<testcase\(attributes("classname", outcome.scenario, "name", name))\(place)"
    let about = attributes("message", outcome.message, "type", outcome.verdict.rawValue)
    var inner: [String] = []
    if outcome.verdict == .orphaned {
      inner.append("<skipped\(attributes("message", outcome.message))/>")
    } else if !outcome.verdict.passes {
      let details =
        [outcome.message] + outcome.features.map(\.line)
        + [outcome.pixels?.line]
        .compactMap { $0 }
      let text = escaped(details.joined(separator: "\n"))
      inner.append("<failure\(about)>\(text)</failure>")
    }
    let attachments = [outcome.expected, outcome.actual, outcome.difference].compactMap { $0 }
      .compactMap { attachment($0, results: results) }
    if !attachments.isEmpty {
      inner.append("<system-out>\(escaped(attachments.joined(separator: "\n")))</system-out>")
    }
    if inner.isEmpty { return ["    \(start)/>"] }
    return ["    \(start)>"] + inner.map { "      \($0)" } + ["    </testcase>"]
  }

  /// The mark of a file; nil for a path that would end the mark or its line.
  private func attachment(_ path: String, results: String) -> String? {
    let whole = results.isEmpty ? path : "\(results)/\(path)"
    guard ReportText.line(whole) == whole, !whole.utf8.contains("]]".utf8) else { return nil }
    return "[[ATTACHMENT|\(whole)]]"
  }

  private func counts(of outcomes: [Outcome]) -> String {
    let failures = outcomes.count { !$0.verdict.passes }
    let skipped = outcomes.count { $0.verdict == .orphaned }
    return
      " tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  private func attributes(_ parts: String...) -> String {
    stride(from: 0, to: parts.count - 1, by: 2)
      .map { " \(parts[$0])=\"\(escaped(parts[$0 + 1], isAttribute: true))\"" }
      .joined()
  }

  /// Text that XML can hold, in which nothing is a tag, an entity or the end of an attribute.
  ///
  /// The greater-than sign is escaped as well, because `]]>` may not stand in text (XML 1.0, section 2.4); so are line
  /// ends in attributes, which are read as spaces otherwise (section 3.3.3).
  private func escaped(_ text: String, isAttribute: Bool = false) -> String {
    var escaped = ""
    for scalar in ReportText.printable(text).unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n" where isAttribute: escaped += "&#10;"
      case "\t" where isAttribute: escaped += "&#9;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
