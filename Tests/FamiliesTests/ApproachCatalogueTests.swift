import Scenarios
import Testing

struct ApproachCatalogueTests {
  private struct Idle: Approach { typealias Screen = ChatScreen }
  private struct IdleForm: Approach { typealias Screen = FormScreen }

  @Test func ownApproachesAreFoundNextToTheCatalogue() throws {
    let catalogue = try ApproachCatalogue(own: [
      NamedApproach("ours") { Idle() }, NamedApproach("our-form") { IdleForm() },
    ])
    #expect(catalogue.approach(named: "ours")?.handlers.screen == .chat)
    #expect(catalogue.approach(named: "our-form")?.handlers.screen == .form)
    #expect(catalogue.approach(named: "theirs") == nil)
    for name in NamedApproach.catalogue.map(\.name) {
      #expect(catalogue.approach(named: name)?.isOwn == false)
    }
    #expect(catalogue.own.allSatisfy { $0.isOwn })
    #expect(catalogue.names.count == NamedApproach.catalogue.count + 2)
    #expect(ApproachCatalogue.builtIn.names == NamedApproach.catalogue.map(\.name))
  }

  /// One of the catalogue's with another name is a program's own.
  @Test func aCopyIsOwn() throws {
    let catalogue = try ApproachCatalogue(own: [NamedApproach("mine", BarMove(.frame))])
    #expect(catalogue.approach(named: "mine")?.isOwn == true)
  }

  @Test(arguments: NamedApproach.catalogue.map(\.name))
  func noNameOfTheCatalogueIsHidden(name: String) {
    for name in [name, name.uppercased()] {
      #expect(throws: ApproachNameError.hidesBuiltIn(name)) {
        try ApproachCatalogue(own: [NamedApproach(name) { Idle() }])
      }
    }
  }

  @Test func namesAreFilesNames() {
    for name in [
      "", "a/b", "a b", ".", "a.b", "a\u{0}", "\u{301}a", String(repeating: "é", count: 51),
    ] {
      #expect(throws: ApproachNameError.self) {
        try ApproachCatalogue(own: [NamedApproach(name) { Idle() }])
      }
    }
    #expect(throws: ApproachNameError.double("a", "A")) {
      try ApproachCatalogue(own: ["a", "b", "A"].map { NamedApproach($0) { Idle() } })
    }
  }
}
