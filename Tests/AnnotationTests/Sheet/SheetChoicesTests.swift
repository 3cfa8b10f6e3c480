import Diagnosis
import Scenarios
import Stage
import Testing

@testable import Annotation

struct SheetChoicesTests {
  private let films: JudgedFilms

  init() throws {
    let scenario = try Scenario.named("keyboard-gap")
    films = JudgedFilms(try scenario.approaches.map { CaptionedFilm(try scenario.film(of: $0)) })
  }

  private func sheet(_ choices: PictureChoices, columns: Int = 6) -> Sheet {
    Sheet(title: "The bar's gap", films, columns: columns, crop: .seam, choices: choices)
  }

  @Test func momentsAreTheColumns() {
    var choices = PictureChoices()
    choices.moments = [1.1, 0, 0.104, 0.1]
    #expect(sheet(choices).columns().map(\.frame) == [0, 6, 66])
    #expect(sheet(choices).columns(atMost: 2).map(\.frame) == [0, 6])
  }

  /// Of two columns one shows how bad the show is, and one how bad the hide: at 83 ms after each, by the measures.
  @Test func twoColumnsAreTheWorst() {
    #expect(sheet(PictureChoices(), columns: 2).columns().map(\.frame) == [5, 65])
    #expect(sheet(PictureChoices(), columns: 3).columns().map(\.frame) == [0, 5, 65])
  }

  @Test func everyLabelIsInTheLanguage() throws {
    var choices = PictureChoices()
    choices.words = try #require(PictureWords(language: "de"))
    let sheet = sheet(choices)
    let annotated = AnnotatedSheet(
      sheet, columns: sheet.columns(), magnified: Size(width: 44, height: 44), samples: 10)
    #expect(annotated.title == "The bar’s gap")
    for row in annotated.rows {
      let texts = row.figures.map(\.text) + row.cells.map(\.label.text) + [row.strip.title]
      for text in texts {
        #expect(!text.contains("gap") && !text.contains("covered") && !text.contains("keyboard"))
      }
      #expect(row.figures.allSatisfy { $0.when.map { $0.hasPrefix("bei ") } ?? true })
    }
    #expect(annotated.assumptions.hasPrefix("Der Code läuft"))
    #expect(annotated.summary.contains("Lücke 56,6 pt bei 1083 ms"))
  }

  @Test func aCustomFootnoteIsShown() {
    var choices = PictureChoices()
    (choices.title, choices.footnote, choices.without) = ("", "It's mine.", [.setting])
    let sheet = sheet(choices)
    let annotated = AnnotatedSheet(
      sheet, columns: sheet.columns(), magnified: Size(width: 44, height: 44), samples: 10)
    #expect(annotated.assumptions == "It’s mine." && annotated.title.isEmpty)
    #expect(annotated.subtitle.isEmpty && annotated.summary.hasPrefix("frame: gap"))
  }
}
