import Scenarios
import Testing

struct CatalogueTests {
  @Test func namesAreUniqueAndEverySentenceIsOne() {
    let catalogue = NamedApproach.catalogue
    #expect(Set(catalogue.map(\.name)).count == catalogue.count)
    for approach in catalogue {
      #expect(approach.summary.last == ".", "\(approach.name)")
      #expect(!approach.code.isEmpty, "\(approach.name)")
    }
  }

  /// After a hide bar and list are back where they began, but for the rectangle that is not the bar's and the list
  /// that stays risen.
  @Test(arguments: NamedApproach.catalogue.map(\.name))
  func afterAHideTheBarIsBackWhereItBegan(name: String) throws {
    let approach = try #require(NamedApproach.named(name))
    guard approach.handlers.screen == .chat else { return }
    let scenario = try Scenario(yaml: "name: test\nuntil: 2.5", file: "test.yaml")
    let film = try scenario.film(of: approach)
    let same =
      film.rect(of: .toolbar, at: .before(0)) == film.rect(of: .toolbar, at: .at(2.5))
      && film.rect(of: .table, at: .before(0)) == film.rect(of: .table, at: .at(2.5))
      && film.lastRowRect(at: .before(0)) == film.lastRowRect(at: .at(2.5))
    #expect(same != ["frame-as-printed", "list-persistent"].contains(name))
  }

  /// On a plain screen of its kind.
  @Test(arguments: NamedApproach.catalogue.map(\.name))
  func nothingWarns(name: String) throws {
    let approach = try #require(NamedApproach.named(name))
    let form = "form: {fields: [{name: city, y: 400}]}"
    let scenario = try Scenario(
      yaml: "name: test\n\(approach.handlers.screen == .form ? form : "")", file: "test.yaml")
    let film = try scenario.film(of: approach)
    #expect(film.warnings.isEmpty, "\(film.warnings)")
  }
}
