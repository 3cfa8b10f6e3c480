import Basics
import Essentials
import Traces

/// The input of report pages' scripts, as JSON.
struct ReportData: Encodable {
  private let token: String?
  private let films: [String: Pair]

  private struct Pair: Encodable {
    /// Nil for a film that is not approved yet.
    let expected: Film?
    let actual: Film
    /// The first difference, in milliseconds.
    let first: Double
    /// What the stage did in the new film; nil where that was not kept.
    let log: [Turn]?
  }

  /// A turn of the run loop.
  private struct Turn: Encodable {
    /// In milliseconds.
    let time: Double
    let text: String

    /// A log, whose turns begin with their times.
    static func all(_ log: String) -> [Turn] {
      var turns: [(time: Double, lines: [Substring])] = []
      for line in log.split(separator: "\n") {
        if let time = line.prefixMatch(of: #/([0-9.]+) ms  turn /#).flatMap({ Double($0.output.1) })
        {
          turns.append((time, [line]))
        } else if !turns.isEmpty {
          turns[turns.count - 1].lines.append(line)
        }
      }
      return turns.map {
        Turn(time: $0.time, text: VisibleText.text($0.lines.joined(separator: "\n")))
      }
    }
  }

  private struct Film: Encodable {
    /// In milliseconds.
    let times: [Double]
    let series: [String: [Double?]]

    init(_ film: Trace) {
      times = film.times.map { Double($0) / 1000 }
      series = Dictionary(
        film.features.map { (VisibleText.line($0.name), $0.values.map { $0?.points }) },
        uniquingKeysWith: { first, _ in first })
    }
  }

  init(_ pages: ReportPages, indices: [Int]) {
    token = pages.token
    films = Dictionary(
      uniqueKeysWithValues: indices.compactMap { index in
        let entry = pages.entries[index]
        guard !entry.outcome.verdict.passes, entry.outcome.frame == nil, let actual = entry.actual
        else { return nil }
        let first = Double(entry.outcome.features.first?.time ?? 0) / 1000
        let pair = Pair(
          expected: entry.expected.map(Film.init), actual: Film(actual), first: first,
          log: entry.log.map(Turn.all))
        return (String(index), pair)
      })
  }
}

extension Encodable {
  /// The values for a `script` element, which no text in them can end.
  func script() throws -> Markup {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(self), as: UTF8.self)
    return Markup(trusted: VisibleText.json(json).replacing("<", with: "\\u003c"))
  }
}
