import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand
@testable import WholeFiles

struct PruneCommandTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
  }

  @Test func nothingIsOrphanedWhereAllIsHeld() throws {
    let before = try project.files()
    #expect(try project.succeed("prune").errors == "No baseline is orphaned.\n")
    #expect(try project.files() == before)
  }

  @Test func anApproachThatIsGoneLosesItsFiles() throws {
    try project.write("mine.yaml", FilmProject.scenario(approaches: ["transform"]))
    let check = try project.run("check")
    #expect(check.status == 1)
    #expect(check.output.contains("2 of 2 are as approved, 2 are orphaned."))
    #expect(check.output.hasSuffix("\n4 approved, 2 compared.\n"))
    #expect(check.output.contains("Remove orphans: filmstrip prune"))
    let before = try project.files()
    let dry = try project.succeed("prune", "--dry-run")
    #expect(
      dry.errors == """
        Would remove Baselines/mine/ours.trace.json: Its scenario has no approach of this name any more.
        Would remove Baselines/mine/ours-0003@1x.png: Its film is orphaned.

        """)
    #expect(try project.files() == before)
    try project.succeed("prune")
    #expect(
      try project.files().keys.sorted() == [
        "mine/transform-0003@1x.png", "mine/transform.trace.json",
      ])
  }

  @Test func aScenarioThatIsGoneLosesItsFolder() throws {
    try project.remove("mine.yaml")
    let check = try project.run("check")
    #expect(check.status == 2 && check.output.contains("4 are orphaned"))
    let result = try project.succeed("prune")
    #expect(result.errors.contains("../mine.yaml is gone."))
    #expect(try project.files().isEmpty && !project.exists("Baselines/mine"))
  }

  @Test func aPictureThatIsNoLongerPickedGoes() throws {
    let name = "Baselines/mine/ours.trace.json"
    try project.write(
      name, try project.text(name).replacing("  \"pictures\": [\"0003@1x\"],\n", with: ""))
    let result = try project.succeed("prune")
    #expect(
      result.errors
        == "Removed Baselines/mine/ours-0003@1x.png: Its trace does not select this frame.\n")
    #expect(try project.files().count == 3)
  }

  /// They have no scenario's file, and only their tests know what they hold.
  @Test func whatAnAppsOwnTestsRecordedStays() throws {
    let name = "Baselines/mine/ours.trace.json"
    let source = "  \"source\": \"../mine.yaml\",\n"
    let text = try project.text(name)
    #expect(text.contains(source))
    try project.write("Baselines/Tests/follows.trace.json", text.replacing(source, with: ""))
    try project.write("Baselines/Tests/follows.png", "a picture")
    try project.write("Baselines/notes.txt", "notes")
    try project.remove("mine.yaml")
    try project.succeed("prune")
    #expect(
      try project.files().keys.sorted() == [
        "Tests/follows.png", "Tests/follows.trace.json", "notes.txt",
      ])
  }

  /// Where one file cannot be read nobody knows what the others hold.
  @Test(arguments: ["approaches: [", "name: mine\napproaches: [unknown]\n", "\u{0}"])
  func nothingGoesWhereAScenarioCannotBeRead(text: String) throws {
    try project.write("other.yaml", FilmProject.scenario(named: "other"))
    try project.succeed("record", "other.yaml")
    try project.remove("mine.yaml")
    try project.write("other.yaml", text)
    let before = try project.files()
    let result = try project.run("prune")
    #expect(result.status == 65 && result.errors.contains("other.yaml"))
    #expect(try project.files() == before)
  }

  /// Scenarios that are all gone, or their folder with them, are in another place.
  @Test(arguments: ["scenarios", "."])
  func nothingGoesWhereMoreThanAScenarioIsGone(folder: String) throws {
    for name in ["one", "two"] {
      try project.write("\(folder)/\(name).yaml", FilmProject.scenario(named: name))
      try project.succeed("record", "\(folder)/\(name).yaml")
    }
    let before = try project.files()
    if folder == "." {
      for name in ["mine", "one", "two"] { try project.remove("\(name).yaml") }
    } else {
      try project.remove(folder)
    }
    let result = try project.run("prune")
    #expect(result.status == 65 && result.errors.contains("nothing was removed"))
    #expect(try project.files() == before)
  }

  /// A link that leads to itself is there, although nobody can follow it.
  @Test func unreachableFilesAreNotGone() throws {
    try project.remove("mine.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: project.url("mine.yaml").path, withDestinationPath: "mine.yaml")
    let before = try project.files()
    #expect(try project.run("prune").status == 74)
    #expect(try project.files() == before)
  }

  @Test func aBrokenBaselineStopsIt() throws {
    try project.write("Baselines/mine/ours.trace.json", "{\"software\": \"Filmstrip\",\n}")
    try project.write("mine.yaml", FilmProject.scenario(approaches: ["transform"]))
    let before = try project.files()
    let result = try project.run("prune")
    #expect(result.status == 65)
    #expect(result.errors.contains("Baselines/mine/ours.trace.json:2: "))
    #expect(result.errors.contains("filmstrip record --update mine/ours"))
    #expect(try project.files() == before)
  }

  /// A baseline that nobody can tell to be out of use is named and stays.
  @Test func baselinesElsewhereStay() throws {
    try project.move("Baselines/mine/ours.trace.json", to: "Baselines/dark/mine/ours.trace.json")
    let before = try project.files().filter { $0.key != "mine/ours-0003@1x.png" }
    let result = try project.succeed("prune")
    #expect(result.errors.contains("Removed Baselines/mine/ours-0003@1x.png: No trace selects it."))
    #expect(result.errors.contains("Kept Baselines/dark/mine/ours.trace.json: It is in no"))
    #expect(try project.files() == before)
  }

  /// What a link leads to is known by its name here; removing a link leaves what it leads to.
  @Test func linksInTheProjectAreFollowed() throws {
    try project.move("Baselines/mine", to: "Shared/films")
    try project.link("Baselines/mine", to: "../Shared/films")
    let before = try project.files("Shared/films")
    #expect(try project.succeed("prune").errors == "No baseline is orphaned.\n")
    try project.write("mine.yaml", FilmProject.scenario(approaches: ["transform"]))
    try project.succeed("prune")
    #expect(
      try project.files("Shared/films").keys.sorted() == [
        "transform-0003@1x.png", "transform.trace.json",
      ])
    try project.restore(before, to: "Shared/films")
    try project.remove("mine.yaml")
    try project.succeed("prune")
    #expect(try project.files("Shared/films").isEmpty)
  }

  /// Hidden files of runs that were killed go; those of runs that are there, and files of people, stay.
  @Test func whatKilledRunsLeftGoes() throws {
    let running = try PartFolder(in: project.folder.path("Baselines/mine"), for: "ours")
    let part = ".filmstrip-part-0123456789abcdef"
    for name in [
      "\(part)/.gitignore", "\(part)/new/ours.trace.json", ".ours.trace.json.1",
      ".ours-0003@1x.png.23",
      ".ours.trace.json.45", ".ours.trace.json.-5", ".notes.1", ".DS_Store",
    ] { try project.write("Baselines/mine/\(name)", "part") }
    // Earlier versions put the process's number behind the name, which another may have: age tells.
    let yesterday = Date(timeIntervalSinceNow: -25 * 3600)
    for name in [".ours.trace.json.1", ".ours-0003@1x.png.23", ".ours.trace.json.-5", ".notes.1"] {
      try FileManager.default.setAttributes(
        [.modificationDate: yesterday], ofItemAtPath: project.folder.path("Baselines/mine/\(name)"))
    }
    #expect(try project.succeed("check").output == FilmProject.asApproved(4))
    let before = try project.files()
    #expect(try project.succeed("prune", "--dry-run").errors.split(separator: "\n").count == 3)
    #expect(try project.files() == before)
    let result = try project.succeed("prune")
    #expect(result.errors.split(separator: "\n").count == 3)
    #expect(FileManager.default.fileExists(atPath: running.new))
    #expect(!project.exists("Baselines/mine/\(part)"))
    #expect(
      try project.files().keys.filter { $0.hasPrefix("mine/.") && !$0.hasSuffix("/.gitignore") }
        .sorted()
        == [
          "mine/.DS_Store", "mine/.notes.1", "mine/.ours.trace.json.-5",
          "mine/.ours.trace.json.45",
        ])
  }
}
