import Diagnosis
import Scenarios
import Stage
import Testing

@testable import Annotation

struct AnnotatedSheetTests {
  private func annotated(_ sheet: Sheet) -> AnnotatedSheet {
    AnnotatedSheet(
      sheet, columns: sheet.columns(), magnified: Size(width: 44, height: 50), samples: 400)
  }

  private func sheet(_ name: String) throws -> AnnotatedSheet {
    let scenario = try Scenario.named(name)
    return annotated(
      Sheet(
        title: "A title",
        JudgedFilms(
          try scenario.approaches.map {
            CaptionedFilm(try scenario.film(of: $0), summary: $0.summary, code: $0.code)
          }, in: scenario.strip.from...scenario.strip.to),
        columns: scenario.strip.columns, crop: scenario.strip.crop))
  }

  private static let names = [
    "keyboard-gap", "field-left-behind", "few-messages-stay", "rounded-keyboard",
    "undocked-keyboard", "turned-with-keyboard",
  ]

  @Test(arguments: names) func everyRowHasACellAColumn(name: String) throws {
    let sheet = try sheet(name)
    #expect(!sheet.rows.isEmpty && !sheet.columns.isEmpty)
    for row in sheet.rows {
      #expect(row.cells.map(\.frame) == sheet.columns.map(\.frame))
      #expect(row.cells.map(\.time) == sheet.columns.map(\.time))
      #expect(!row.figures.isEmpty)
      if let worst = row.worst {
        #expect(row.cells.indices.contains(worst.column) && worst.severity.isFault)
      }
      if let magnifier = row.magnifier {
        #expect(abs(magnifier.time - Double(magnifier.frame) / 60) < 1e-9)
      }
    }
  }

  /// What is marked is as high as what is measured, and the label says the same.
  @Test func marksAreWhatIsMeasured() throws {
    for cell in try sheet("keyboard-gap").rows.flatMap(\.cells) {
      let gap = cell.gap ?? 0
      #expect(abs((cell.mark?.rect.height ?? 0) - abs(gap)) <= Seam.rounding)
      #expect(cell.mark?.severity == (gap > 0 ? .gap : gap < 0 ? .overlap : nil))
      if let mark = cell.mark {
        #expect(cell.label == Label(gap.distanceText, mark.severity))
      } else {
        #expect(!cell.label.severity.isFault)
      }
    }
  }

  @Test func theWorstColumnShowsTheWorst() throws {
    let rows = try sheet("keyboard-gap").rows
    for row in rows {
      let heights = row.cells.map { $0.mark?.rect.height ?? 0 }
      #expect(row.worst.map { heights[$0.column] } == heights.max().flatMap { $0 > 0 ? $0 : nil })
    }
    #expect(rows.map(\.name) == ["frame", "constraints", "transform"])
    #expect(rows.map { $0.worst != nil } == [true, true, false])
  }

  /// Of frames that show a figure one that the row shows is named.
  @Test func figuresAreThoseOfTheRow() throws {
    for row in try sheet("keyboard-gap").rows {
      let shown = row.cells.map(\.time) + [row.magnifier?.time].compactMap { $0 }
      #expect(row.figures.compactMap(\.time).allSatisfy(shown.contains))
    }
  }

  @Test func stripsAreAboutSeamsOrMessages() throws {
    for row in try sheet("keyboard-gap").rows {
      guard case .seam(let extremes) = row.strip.content else {
        Issue.record("\(row.name)")
        continue
      }
      #expect(extremes.isEmpty == (row.name == "transform"))
    }
    for row in try sheet("few-messages-stay").rows {
      guard case .messages(let series) = row.strip.content else {
        Issue.record("\(row.name)")
        continue
      }
      #expect(series.values.allSatisfy { 0 <= $0.value && $0.value <= series.most })
    }
  }

  @Test func itSaysWhatItShows() throws {
    let sheet = try sheet("keyboard-gap")
    #expect(sheet.summary.hasPrefix("A title \(sheet.subtitle). frame: gap "))
    #expect(sheet.summary.hasSuffix("transform: gap 0 pt, covered 0 pt."))
    #expect(sheet.belowZero == .overlap)
    #expect(try self.sheet("field-left-behind").belowZero == .covered)
  }

  /// An app's own handler is called as UIKit calls it; the catalogue's beside it may be dispatched.
  @Test func theContextOfEachApproachIsNamed() throws {
    struct Own: Approach { typealias Screen = ChatScreen }
    let scenario = try Scenario.named("keyboard-gap")
    let films = [
      try scenario.film(of: Own(), named: "own"), try scenario.film(of: scenario.approaches[0]),
    ]
    let sheet = annotated(
      Sheet(
        title: "", JudgedFilms(films.map { CaptionedFilm($0) }, in: 0...1), columns: 4, crop: .seam)
    )
    #expect(sheet.subtitle.contains("inherited and deferred handlers"))
    #expect(sheet.assumptions.hasPrefix("Handlers of \(films[1].approach) run outside"))
  }
}
