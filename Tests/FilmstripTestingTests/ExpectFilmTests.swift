import Foundation
import Testing

@testable import FilmstripTesting

/// The bar follows by its transform, on the keyboard's curve, but for a distance.
private struct Following: Approach {
  var missing = 0.0

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
    chat.animate(withDuration: keyboard.duration, options: options) {
      chat.toolbar.transform = .translation(x: 0, y: missing - chat.overlap(with: keyboard))
    }
  }
}

struct ExpectFilmTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func scenario(_ settings: String = "") throws -> Scenario {
    try Scenario(yaml: "name: short\nuntil: 0.6\n\(settings)")
  }

  private func expectFilm(
    missing: Double = 0, settings: String = "", named name: String = "follows",
    tolerance: Tolerance? = nil, line: Int = 1
  ) throws -> Film {
    try FilmstripTesting.expectFilm(
      of: Following(missing: missing), on: try scenario(settings), named: name,
      tolerance: tolerance, filePath: folder.testFile,
      sourceLocation: SourceLocation(
        fileID: "OwnPackageTests/OwnTests.swift", filePath: folder.testFile, line: line, column: 1))
  }

  /// A film that is recorded, without a complaint of it.
  private func record(missing: Double = 0) {
    let complaints = folder.complaints { _ = try expectFilm(missing: missing) }
    #expect(complaints.count == 1)
  }

  @Test func aMissingFileIsRecordedAndTheTestFails() throws {
    let recorded = folder.recorded("follows")
    let complaints = folder.complaints { _ = try expectFilm() }
    #expect(
      complaints == [
        "Recorded \(recorded): it did not exist. Look at it, commit it, and run the test again."
      ])
    let film = try scenario().film(of: Following())
    #expect(folder.text(recorded) == Trace(of: film, scenario: "short").json)
    // Nothing else is left: no file of another name, and no artefact.
    #expect(folder.files == ["Tests/__Snapshots__/OwnTests/follows.trace.json"])
  }

  @Test func theSameFilmPassesInEveryModeButAll() throws {
    record()
    let before = folder.text(folder.recorded("follows"))
    for mode in RecordMode.allCases where mode != .all {
      #expect(
        folder.complaints([RecordMode.variable: mode.rawValue]) { _ = try expectFilm() } == [])
      #expect(folder.complaints(trait: mode) { _ = try expectFilm() } == [])
    }
    #expect(folder.text(folder.recorded("follows")) == before)
    #expect(folder.files.count == 1)
  }

  @Test func anotherFilmIsReportedWithTheNextCommand() throws {
    record()
    let before = folder.text(folder.recorded("follows"))
    for variables in [[:], ["CI": "true"], [RecordMode.variable: "never"]] {
      let complaints = folder.complaints(variables) { _ = try expectFilm(missing: 20) }
      #expect(complaints.count == 1)
      let text = try #require(complaints.first)
      #expect(
        text.hasPrefix(
          "follows.trace.json differs from the recording: toolbar.top differs from frame 1 ("))
      #expect(text.contains("; 4 more features differ."))
      #expect(
        text.hasSuffix(
          "See expected, actual: \(folder.artifacts)/OwnPackageTests/OwnTests/follows-*.trace.json. If that is "
            + "intended, record it: SNAPSHOT_TESTING_RECORD=failed swift test --filter "
            + "anotherFilmIsReportedWithTheNextCommand"))
    }
    #expect(folder.text(folder.recorded("follows")) == before)
    let saved = "\(folder.artifacts)/OwnPackageTests/OwnTests/follows"
    #expect(folder.text("\(saved)-expected.trace.json") == before)
    let film = try scenario().film(of: Following(missing: 20))
    #expect(folder.text("\(saved)-actual.trace.json") == Trace(of: film, scenario: "short").json)
  }

  /// The command that a message ends with does what it says, and the test passes after it.
  @Test func failuresAreRecordedOnDemand() throws {
    record()
    for (variables, trait) in [([RecordMode.variable: "failed"], nil), ([:], RecordMode.failed)] {
      let missing = trait == nil ? 20.0 : 30
      let complaints = folder.complaints(variables, trait: trait) {
        _ = try expectFilm(missing: missing)
      }
      #expect(complaints.count == 1)
      let text = try #require(complaints.first)
      #expect(text.hasPrefix("Recorded \(folder.recorded("follows")): toolbar.top differs from"))
      #expect(text.hasSuffix("Look at it, commit it, and run the test again."))
      let never = [RecordMode.variable: "never"]
      #expect(folder.complaints(never) { _ = try expectFilm(missing: missing) } == [])
    }
  }

  @Test func allIsRecordedAnewAndFails() {
    record()
    let complaints = folder.complaints([RecordMode.variable: "all"]) { _ = try expectFilm() }
    #expect(
      complaints == [
        "Recorded \(folder.recorded("follows")): every file is recorded. Look at it, commit it, and run the test "
          + "again."
      ])
  }

  @Test func aMissingFileFailsWhereNoneIsRecorded() {
    for variables in [["CI": "1"], [RecordMode.variable: "never"]] {
      let complaints = folder.complaints(variables) { _ = try expectFilm() }
      #expect(
        complaints == [
          "\(folder.recorded("follows")) does not exist. See actual: \(folder.artifacts)/OwnPackageTests/OwnTests/"
            + "follows-*.trace.json. Record it and commit it: SNAPSHOT_TESTING_RECORD=failed swift test --filter "
            + "aMissingFileFailsWhereNoneIsRecorded"
        ])
    }
    #expect(folder.text(folder.recorded("follows")) == nil)
  }

  /// A trait goes before the environment, and the message then names the trait.
  @Test func theTraitGoesFirst() {
    let complaints = folder.complaints([RecordMode.variable: "all"], trait: .never) {
      _ = try expectFilm()
    }
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.hasSuffix(
        "give the test the trait .record(.failed) in place of .record(.never), run it, and remove the trait again."
      )
        == true)
    #expect(folder.text(folder.recorded("follows")) == nil)
  }

  @Test func anUnknownModeIsReported() {
    let complaints = folder.complaints([RecordMode.variable: "always"]) { _ = try expectFilm() }
    #expect(
      complaints == [
        "SNAPSHOT_TESTING_RECORD is “always”; set it to one of all, failed, missing, never, or not at all."
      ])
    #expect(folder.files.isEmpty)
  }

  @Test func aToleranceLetsPass() throws {
    record()
    let allowed = try #require(Tolerance(position: 20, gap: 20))
    #expect(folder.complaints { _ = try expectFilm(missing: 20, tolerance: allowed) } == [])
    let less = try #require(Tolerance(position: 19.9, gap: 20))
    #expect(folder.complaints { _ = try expectFilm(missing: 20, tolerance: less) }.count == 1)
  }

  /// What somebody wrote into the file by hand holds, and stays when it is recorded again.
  @Test func theFilesOwnToleranceHolds() throws {
    record()
    let path = folder.recorded("follows")
    let trace = try Trace(json: try #require(folder.text(path)))
    let written = Baseline(trace, tolerance: try Tolerance(["position=20,gap=20"])).json
    try Data(written.utf8).write(to: URL(filePath: path))
    #expect(folder.complaints { _ = try expectFilm(missing: 20) } == [])
    #expect(
      folder.complaints([RecordMode.variable: "failed"]) { _ = try expectFilm(missing: 21) }.count
        == 1)
    let again = try Baseline(json: try #require(folder.text(path)))
    #expect(again.tolerance == (try Tolerance(["position=20,gap=20"])))
    #expect(folder.complaints { _ = try expectFilm(missing: 40) } == [])
    #expect(
      folder.complaints { _ = try expectFilm(missing: 20, tolerance: .exact) }.count == 1)
  }

  @Test func aDamagedFileIsReported() throws {
    record()
    let path = folder.recorded("follows")
    try Data("{\n  \"software\": 1\n}".utf8).write(to: URL(filePath: path))
    let complaints = folder.complaints { _ = try expectFilm() }
    #expect(
      complaints.first?.hasPrefix(
        "follows.trace.json differs from the recording: it cannot be read: \(path):2: expected “Filmstrip”, found "
          + "something else. See expected, actual: ") == true)
    #expect(
      folder.complaints([RecordMode.variable: "failed"]) { _ = try expectFilm() }.count == 1)
    #expect(folder.complaints { _ = try expectFilm() } == [])
  }

  @Test(arguments: [
    "", ".hidden", "a/b", "..", "../up", "a b", "a\nb", "a:b", String(repeating: "x", count: 101),
  ])
  func namesAreOfFiles(name: String) {
    let complaints = folder.complaints { _ = try expectFilm(named: name) }
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.hasPrefix("“\(name)” is not a file name on every system: ") == true)
    #expect(folder.files.isEmpty)
  }

  @Test func aNameIsTakenOnce() {
    record()
    let complaints = folder.complaints {
      _ = try expectFilm()
      // The same again, as when a test is repeated.
      _ = try expectFilm()
      _ = try expectFilm(line: 2)
      _ = try expectFilm(named: "Follows", line: 2)
      _ = try expectFilm(missing: 1)
      _ = try expectFilm(named: "other", line: 2)
    }
    let taken =
      "is already expected at OwnPackageTests/OwnTests.swift:1, of something else; give every expectation of a file "
      + "its own name."
    #expect(complaints.count == 4)
    #expect(
      complaints.prefix(3) == ["“follows” \(taken)", "“Follows” \(taken)", "“follows” \(taken)"])
    #expect(complaints.last?.hasPrefix("Recorded \(folder.recorded("other")): ") == true)
  }

  /// The film is there to be measured, whatever became of the expectation.
  @Test func theFilmIsReturned() throws {
    var film: Film?
    #expect(folder.complaints { film = try expectFilm() }.count == 1)
    #expect(film?.measures.gapMax.value == 0)
    #expect(film?.approach == "Following")
  }

  @Test func unplayableScenariosAreThrown() {
    let complaints = folder.complaints { _ = try expectFilm(settings: "form: {}") }
    #expect(complaints.count == 1)
    #expect(complaints.first?.hasPrefix("thrown: ") == true)
    #expect(folder.files.isEmpty)
  }

  @Test func approachesOfTheCatalogueAndOfForms() throws {
    struct Still: Approach { typealias Screen = FormScreen }
    let complaints = folder.complaints {
      let scenario = try Scenario.named("keyboard-gap")
      let named = try #require(scenario.approach(named: "transform"))
      let first = try FilmstripTesting.expectFilm(
        of: named, on: scenario, named: "one", filePath: folder.testFile)
      let second = try FilmstripTesting.expectFilm(
        of: "transform", on: scenario, named: "two", filePath: folder.testFile)
      #expect(first == second)
      try FilmstripTesting.expectFilm(
        of: Still(), on: .named("field-left-behind"), named: "form", filePath: folder.testFile)
    }
    #expect(complaints.count == 3)
    #expect(folder.text(folder.recorded("one")) == folder.text(folder.recorded("two")))
    #expect(folder.text(folder.recorded("form"))?.contains("\"approach\": \"Still\"") == true)
    let unknown = #expect(throws: ScenarioError.self) {
      try FilmstripTesting.expectFilm(
        of: "transfrom", on: .named("keyboard-gap"), named: "x", filePath: folder.testFile)
    }
    #expect(unknown?.description.hasSuffix("Did you mean “transform”?") == true)
  }

  @Test func failedWritesAreReported() throws {
    try Data().write(to: URL(filePath: "\(folder.path)/Tests"))
    let complaints = folder.complaints { _ = try expectFilm() }
    #expect(complaints.count == 1)
    #expect(
      complaints.first?.hasSuffix("; check that you may write there.") == true
        || complaints.first?.hasSuffix("; check that it is a file and that you may read it.")
          == true
    )
  }
}
