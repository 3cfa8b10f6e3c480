import Scenarios

/// A table of where messages rest and how far their rows stray in motion.
///
/// It has only the columns in which a film has a finding.
enum MessageTable {
  private struct Column: Sendable {
    let title: String
    let text: @Sendable (_ messages: MessageMeasures, _ rows: RowMeasures) -> String?
  }

  private static let columns = [
    Column(title: "covered") { messages, _ in count(messages.covered.atRest) },
    Column(title: "off the top") { messages, _ in count(messages.offTop.atRest) },
    Column(title: "blank") { messages, _ in points(messages.blankAboveToolbar.atRest) },
    Column(title: "last message seen") { messages, _ in
      let seen = messages.lastMessageVisible.atRest.value
      return seen < 1 ? "\((seen * 100).fixed(0)) %" : nil
    },
    Column(title: "cells off") { _, rows in points(rows.strayMotionCells) },
    Column(title: "contents off") { _, rows in points(rows.strayMotionContents) },
  ]
  /// The cell of a film without a finding, by the column's title; `0.0 pt` in the others.
  private static let nothing = [
    "covered": "0", "off the top": "0", "last message seen": "100 %",
  ]

  private static func count(_ measure: Measure) -> String? {
    measure.value == 0 ? nil : measure.value.fixed(0)
  }

  private static func points(_ measure: Measure) -> String? {
    measure.value == 0 ? nil : "\(measure.value.fixed(1)) pt"
  }

  /// Titles first; nil without a finding for any film.
  static func rows(of films: [MeasuredFilm]) -> [[String]]? {
    let cells = columns.map { column in
      films.map { film -> String? in
        guard let messages = film.measures.messages, let rows = film.measures.rows else {
          return nil
        }
        return column.text(messages, rows)
      }
    }
    let shown = columns.indices.filter { cells[$0].contains { $0 != nil } }
    guard !shown.isEmpty else { return nil }
    let titles = ["approach"] + shown.map { columns[$0].title }
    return [titles]
      + films.indices.map { film in
        [films[film].film.approach]
          + shown.map { cells[$0][film] ?? nothing[columns[$0].title] ?? "0.0 pt" }
      }
  }
}
