import Foundation
import Traces

/// What the scripts of report pages read, as JSON.
struct ReportData: Encodable {
  private let token: String?
  private let films: [String: Pair]

  private struct Pair: Encodable {
    /// Nil for a film that is not approved yet.
    let expected: Film?
    let actual: Film
    /// When they part, in milliseconds.
    let first: Double
  }

  private struct Film: Encodable {
    /// Milliseconds.
    let times: [Double]
    let series: [String: [Double?]]

    init(_ film: ReportEntry.Film) {
      times = film.times.map { Double($0) / 1000 }
      series = Dictionary(
        film.series.map { series in
          (series.name, series.values.map { $0.map { ($0 * 1000).rounded() / 1000 } })
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  init(_ pages: ReportPages, places: [Int]) {
    token = pages.token
    films = Dictionary(
      uniqueKeysWithValues: places.compactMap { place in
        let entry = pages.entries[place]
        guard !entry.outcome.verdict.passes, entry.outcome.frame == nil, let actual = entry.actual
        else { return nil }
        let first = Double(entry.outcome.features.first?.time ?? 0) / 1000
        let pair = Pair(expected: entry.expected.map(Film.init), actual: Film(actual), first: first)
        return (String(place), pair)
      })
  }
}

extension Encodable {
  /// The values as they may stand in a `script` element: no text in them can end it.
  func script() throws -> Markup {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let json = String(decoding: try encoder.encode(self), as: UTF8.self)
    return Markup(trusted: json.replacing("<", with: "\\u003c"))
  }
}
