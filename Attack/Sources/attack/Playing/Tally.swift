import Foundation
import Synchronization

/// What must not happen.
enum Harm: String, CaseIterable {
  case trap = "ended by a signal"
  case hang = "hung"
  case baseline = "harmed a file"
  case blocked = "blocked by leftovers"
  case code = "ended with an undocumented code"
  case controls = "printed control characters"
  case forged = "let a text give GitHub commands"
  case memory = "took over 512 MiB"
  case processor = "took over 10 s of a processor"
  case green = "said yes to what is wrong"
  case outside = "wrote outside of its project"
  case leaked = "told a file that is none of its"
}

/// What was tried and what came of it, in numbers.
final class Tally: Sendable {
  private struct Numbers {
    var counts: [String: [String: Int]] = [:]
    var harms: [Harm: Int] = [:]
    var findings: [(case: Int, harm: Harm, text: String)] = []
  }

  private let numbers = Mutex(Numbers())

  /// Counts one more of something, such as a kill of `record`.
  func count(_ group: String, _ name: String, _ more: Int = 1) {
    guard more > 0 else { return }
    numbers.withLock { $0.counts[group, default: [:]][name, default: 0] += more }
  }

  /// Notes a finding.
  func found(_ harm: Harm, _ text: String, in number: Int) {
    numbers.withLock {
      $0.harms[harm, default: 0] += 1
      $0.findings.append((number, harm, text))
    }
  }

  /// How often what happened that must not.
  var harms: [Harm: Int] { numbers.withLock { $0.harms } }

  /// How many findings there are.
  var findingCount: Int { numbers.withLock { $0.findings.count } }

  /// A line for each group of counts, in the order of their names, then one for each harm.
  var text: String {
    numbers.withLock { numbers in
      var lines: [String] = []
      for (group, counts) in numbers.counts.sorted(by: { $0.key < $1.key }) {
        let parts = counts.sorted { $0.key < $1.key }.map { "\($0.key) \($0.value)" }
        let sum = counts.values.reduce(0, +)
        lines.append("\(group): \(sum) (\(parts.joined(separator: ", ")))")
      }
      for harm in Harm.allCases { lines.append("\(harm.rawValue): \(numbers.harms[harm] ?? 0)") }
      return lines.joined(separator: "\n")
    }
  }

  /// The most findings of one harm and one kind that are told; a fault shows itself often.
  private static let mostTold = 3

  /// The findings, a paragraph each.
  func findings(kind: (Int) -> String) -> String {
    numbers.withLock { numbers in
      var told: [String: Int] = [:]
      var lines: [String] = []
      for finding in numbers.findings.sorted(by: { $0.case < $1.case }) {
        let key = "\(kind(finding.case)) \(finding.harm.rawValue)"
        told[key, default: 0] += 1
        guard told[key] ?? 0 <= Tally.mostTold else { continue }
        lines.append("case \(finding.case), \(key): \(finding.text)")
      }
      for (key, count) in told.sorted(by: { $0.key < $1.key }) where count > Tally.mostTold {
        lines.append("and \(count - Tally.mostTold) more: \(key)")
      }
      return lines.joined(separator: "\n")
    }
  }
}
