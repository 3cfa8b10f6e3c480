import Testing

@testable import FilmstripTesting

@Suite(.record(.never))
struct RecordTraitTests {
  @Test func holdsForASuite() throws { #expect(try RecordMode.inForce() == .never) }

  @Test(.record(.failed)) func theNearestHolds() throws {
    #expect(try RecordMode.inForce() == .failed)
  }

  @Test(.record(.missing), arguments: [1, 2]) func holdsForEveryArgument(_: Int) throws {
    #expect(try RecordMode.inForce() == .missing)
  }

  struct Inner {
    @Test func holdsForInnerSuites() throws { #expect(try RecordMode.inForce() == .never) }
  }
}

struct RecordModeTests {
  @Test func theEnvironmentSetsIt() throws {
    func mode(_ variables: [String: String]) throws -> RecordMode {
      try TestEnvironment.$variables.withValue(variables) { try RecordMode.inForce() }
    }
    for one in RecordMode.allCases {
      #expect(try mode([RecordMode.variable: one.rawValue, "CI": "1"]) == one)
    }
    #expect(try mode([:]) == .missing)
    #expect(try mode([RecordMode.variable: ""]) == .missing)
    #expect(try mode(["CI": "true"]) == .never)
    #expect(throws: WrongRecordMode.self) { try mode([RecordMode.variable: "All"]) }
  }

  @Test func artefactsGoToATemporaryFolderOfTheProcess() {
    TestEnvironment.$variables.withValue([:]) {
      #expect(TestEnvironment.artifactsFolder.contains("filmstrip-"))
    }
    TestEnvironment.$variables.withValue([TestEnvironment.artifactsVariable: "there"]) {
      #expect(TestEnvironment.artifactsFolder == "there")
    }
  }
}
