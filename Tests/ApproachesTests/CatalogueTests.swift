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

  /// After a hide the bar is back where it began, but for the rectangle that is not the bar's.
  @Test(arguments: NamedApproach.catalogue.map(\.name))
  func afterAHideTheBarIsBackWhereItBegan(name: String) throws {
    let scenario = try Scenario(yaml: "name: test\nuntil: 2.5", file: "test.yaml")
    let film = try scenario.film(of: try #require(NamedApproach.named(name)))
    let same =
      film.rect(of: .toolbar, at: .before(0)) == film.rect(of: .toolbar, at: .at(2.5))
      && film.rect(of: .table, at: .before(0)) == film.rect(of: .table, at: .at(2.5))
      && film.lastRowRect(at: .before(0)) == film.lastRowRect(at: .at(2.5))
    #expect(same == (name != "frame-as-printed"))
  }

  @Test(arguments: NamedApproach.catalogue.map(\.name))
  func nothingWarns(name: String) throws {
    for scenario in Scenario.builtInNames {
      let film = try Scenario.named(scenario).film(of: try #require(NamedApproach.named(name)))
      #expect(film.warnings.isEmpty, "\(film.warnings)")
    }
  }
}
