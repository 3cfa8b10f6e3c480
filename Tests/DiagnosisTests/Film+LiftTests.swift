import Diagnosis
import Scenarios
import Testing

struct FilmLiftTests {
  private func film(_ scenario: String, _ approach: String) throws -> Film {
    try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
  }

  /// What a sheet moves by itself is no lift of what it holds.
  @Test func aSheetsMoveDoesNotCount() throws {
    let managed = try film("form-sheet-rises", "keyboard-manager")
    let sheet = try #require(managed.rect(of: .sheet, at: .at(0.9)))
    #expect(try sheet.minY < #require(managed.rect(of: .sheet, at: .before(0))).minY)
    #expect(managed.lift(of: .view, at: .at(0.9)) == 0)
    #expect(managed.lift(of: .sheet, at: .at(0.9)) == 0)
  }

  @Test func aHeaderIsLiftedWithItsView() throws {
    let film = try film("header-pushed-off", "keyboard-manager")
    #expect(film.lift(of: .header, at: .before(0)) == 0)
    #expect(film.lift(of: .header, at: .at(0.9)) == 57)
    #expect(film.measures.field?.headerLiftAtRest?.value == 57)
    #expect(film.lift(of: .toolbar, at: .at(0.9)) == nil)
  }

  /// Up to its own height above the keyboard a field has a margin; beyond that all of it is needless.
  @Test func aFieldsHeightIsItsMargin() throws {
    let film = try film("form-sheet-rises", "focus-lift")
    let place = try #require(film.fieldPlace(at: .at(0.9)))
    let lift = try #require(film.lift(of: .view, at: .at(0.9)))
    #expect(place.needlessPart(ofLift: lift) == 108)
    #expect(place.needlessPart(ofLift: place.field.height) == 0)
    #expect(place.needlessPart(ofLift: place.field.height + 1) == place.field.height + 1)
  }
}
