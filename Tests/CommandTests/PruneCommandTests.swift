import Foundation
import Testing

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
    let check = try project.succeed("check")
    #expect(check.output.contains("2 of 2 are as approved, 2 are orphaned."))
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
        == "Removed Baselines/mine/ours-0003@1x.png: Its trace picks no such frame.\n")
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
  @Test func whatCannotBeReachedIsNotGone() throws {
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
    for arguments in [["prune"], ["check"], ["check", "mine.yaml"]] {
      let result = try filmstrip(arguments, in: project.folder.url)
      #expect(result.status == 65, "\(arguments)")
      #expect(result.errors.contains("Baselines/mine/ours.trace.json:2: "))
      #expect(result.errors.contains("or remove it and record it anew."))
    }
    #expect(try project.files() == before && !project.exists(".filmstrip"))
  }

  @Test func whatIsNoPlainFileStopsIt() throws {
    #expect(mkfifo(project.folder.path("Baselines/mine/pipe.trace.json"), 0o600) == 0)
    try FileManager.default.createDirectory(
      at: project.url("Baselines/mine/z.trace.json"), withIntermediateDirectories: false)
    for command in ["prune", "check"] {
      let result = try project.run(command)
      #expect(result.status == 65)
      #expect(result.errors.contains("Baselines/mine/pipe.trace.json is no plain file"))
    }
  }

  /// Hidden files of runs that were killed go; those of runs that are there, and files of people, stay.
  @Test func whatKilledRunsLeftGoes() throws {
    // No process has a number as large: the kernel's limit is 2²².
    let own = ProcessInfo.processInfo.processIdentifier
    for name in [
      ".ours.trace.json.99999999", ".ours-0003@1x.png.99999999", ".ours.trace.json.\(own)",
      ".ours.trace.json.-5", ".ours.trace.json.0", ".notes.99999999", ".DS_Store",
    ] { try project.write("Baselines/mine/\(name)", "part") }
    #expect(try project.succeed("check").output == "4 of 4 are as approved.\n")
    let result = try project.succeed("prune")
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(
      try project.files().keys.filter { $0.hasPrefix("mine/.") }.sorted() == [
        "mine/.DS_Store", "mine/.notes.99999999", "mine/.ours.trace.json.-5",
        "mine/.ours.trace.json.0", "mine/.ours.trace.json.\(own)",
      ])
  }
}
