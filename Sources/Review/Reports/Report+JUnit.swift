import Basics
import Traces

extension Report {
  /// JUnit XML with a suite for each scenario and a case for each approach and each picture.
  ///
  /// Failures include the message and the differences; allowed orphaned baselines are skipped cases. Files are given as
  /// Jenkins and GitLab find attachments, below `results`: the results' folder as seen from where the command ran.
  /// There is no time, because none is measured.
  package func junit(results: String) -> String {
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
      let summary = CheckSummary(suite)
      for (name, value) in [
        ("baseline", baseline), ("environment", environment), ("approved", "\(summary.approved)"),
        ("compared", "\(summary.compared)"),
      ] {
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

  /// A unique name among the scenario's cases: visible control characters may make names equal.
  ///
  /// `taken` has the names in use, and the last number appended to each.
  private func unique(_ outcome: Outcome, taken: inout [String: Int]) -> String {
    let name = VisibleText.line(outcome.nameInScenario)
    // Names have no control characters any more, so none contains this one.
    let scope = VisibleText.line(outcome.scenario) + "\u{0}"
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
    var origin = ""
    if let source = outcome.source {
      origin = attributes("file", source)
      if let line = outcome.line { origin += attributes("line", String(line)) }
    }
    let start = "<testcase\(attributes("classname", outcome.scenario, "name", name))\(origin)"
    let about = attributes("message", outcome.message, "type", outcome.verdict.rawValue)
    var inner: [String] = []
    if outcome.verdict == .allowedOrphan {
      inner.append("<skipped\(attributes("message", outcome.message))/>")
    } else if !outcome.verdict.passes {
      let details =
        [outcome.message] + [outcome.why].compactMap { $0 } + outcome.features.map(\.line)
        + [outcome.pixels?.line].compactMap { $0 }
      inner.append("<failure\(about)>\(lines(details))</failure>")
    }
    let attachments = outcome.files
      .compactMap { attachment($0, results: results) }
    if !attachments.isEmpty {
      inner.append("<system-out>\(lines(attachments))</system-out>")
    }
    if inner.isEmpty { return ["    \(start)/>"] }
    return ["    \(start)>"] + inner.map { "      \($0)" } + ["    </testcase>"]
  }

  /// The mark of a file; nil for a path that would end the mark or its line.
  private func attachment(_ path: String, results: String) -> String? {
    let whole = results.isEmpty ? path : "\(results)/\(path)"
    guard VisibleText.line(whole) == whole, !whole.utf8.contains("]]".utf8) else { return nil }
    return "[[ATTACHMENT|\(whole)]]"
  }

  private func counts(of outcomes: [Outcome]) -> String {
    let failures = outcomes.count { !$0.verdict.passes }
    let skipped = outcomes.count { $0.verdict == .allowedOrphan }
    return
      " tests=\"\(outcomes.count)\" failures=\"\(failures)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  private func attributes(_ parts: String...) -> String {
    stride(from: 0, to: parts.count - 1, by: 2)
      .map {
        " \(parts[$0])=\"\(XMLText.escaped(VisibleText.line(parts[$0 + 1]), for: .attribute))\""
      }
      .joined()
  }

  private func lines(_ lines: [String]) -> String {
    lines.map { XMLText.escaped(VisibleText.line($0), for: .element) }.joined(separator: "\n")
  }
}
