import Foundation
import TestSupport
import Testing
import WholeFiles

@testable import FilmstripCommand

struct AcceptCommandTests {
  private let project: FilmProject

  /// Both approaches with a picture, of which one is another film since; checked.
  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
  }

  private func check() throws {
    #expect(try project.run("check", "mine.yaml").status == 1)
  }

  @Test func oneIsAcceptedByItsName() throws {
    try check()
    let before = try project.files()
    let dry = try project.succeed("accept", "mine/ours", "--dry-run")
    #expect(
      dry.errors == """
        Would accept mine/ours: Baselines/mine/ours.trace.json
        Would accept mine/ours-0003@1x: Baselines/mine/ours-0003@1x.png

        """)
    #expect(try project.files() == before)
    // A picture alone.
    try project.succeed("accept", "mine/ours-0003@1x")
    #expect(
      try project.text("Baselines/mine/ours.trace.json")
        == String(decoding: #require(before["mine/ours.trace.json"]), as: UTF8.self))
    // Then the film, of which the picture is accepted already.
    try project.succeed("accept", "mine/ours")
    let actual = try project.text(".filmstrip/actual/mine/ours.trace.json")
    #expect(try project.text("Baselines/mine/ours.trace.json") == actual)
    for pattern in ["mine/ours", "*"] {
      #expect(
        try project.succeed("accept", pattern).errors
          == "Nothing to accept: everything that the last check found is accepted.\n")
    }
    try project.succeed("check")
  }

  @Test func afterACheckWithoutDifferencesThereIsNothingToAccept() throws {
    try project.succeed("record", "--update", "*")
    try project.succeed("check")
    let before = try project.files()
    for pattern in ["*", "mine/ours", "none/such"] {
      #expect(
        try project.succeed("accept", pattern).errors
          == "Nothing to accept: the last check found no differences.\n")
    }
    #expect(try project.files() == before)
  }

  /// What could not be compared is not without differences.
  @Test func afterACheckThatComparedNothingAcceptFails() throws {
    try project.remove("mine.yaml")
    #expect(try project.run("check").status != 0)
    let result = try project.run("accept", "*")
    #expect(result.status == 64)
    #expect(result.errors.contains("The last check left nothing to accept."))
  }

  @Test(arguments: ["*", "mine", "mine/*", "m?ne/o*"]) func allOfAPatternAreAccepted(
    pattern: String
  ) throws {
    try check()
    let result = try project.succeed("accept", pattern)
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(try project.succeed("check").output == FilmProject.asApproved(4))
  }

  /// Nothing is accepted where one baseline is not what was compared.
  @Test(arguments: ["mine/ours.trace.json", "mine/ours-0003@1x.png"])
  func aBaselineThatChangedSinceIsNotReplaced(name: String) throws {
    try check()
    var file = try #require(try project.files()[name])
    file.append(contentsOf: Array(" ".utf8))
    try file.write(to: project.url("Baselines/\(name)"))
    let before = try project.files()
    let result = try project.run("accept", "*")
    #expect(result.status == 65)
    #expect(result.errors.contains("Baselines/\(name) has changed since it was checked"))
    #expect(try project.files() == before)
    try check()
    try project.succeed("accept", "*")
    try project.succeed("check")
  }

  /// A formatter that took spaces away does not make the file somebody else's.
  @Test func aReformattedBaselineIsReplaced() throws {
    let name = "Baselines/mine/ours.trace.json"
    try project.write(
      name, try project.text(name).replacing("\": ", with: "\":").replacing("\n", with: ""))
    try check()
    try project.succeed("accept", "*")
    #expect(try project.succeed("check").output == FilmProject.asApproved(4))
  }

  @Test func withoutResultsTheNextCommandIsNamed() throws {
    let result = try project.run("accept", "*")
    #expect(result.status == 74 && result.errors.contains("run `filmstrip check` first"))
  }

  @Test func resultsWithoutBaselinesAreAccepted() throws {
    try project.remove("Baselines")
    let check = try project.run("check", "mine.yaml")
    #expect(check.status == 2 && check.output.contains("Record baselines"))
    try project.succeed("accept", "*")
    #expect(try project.succeed("check").output == FilmProject.asApproved(2))
  }

  /// Results that came from elsewhere lead nowhere but into their folders.
  @Test(arguments: [
    ("\"name\" : \"mine/ours\"", "\"name\" : \"../../ours\""),
    ("\"name\" : \"mine/ours\"", "\"name\" : \"/tmp/ours\""),
    ("\"actual\" : \"actual", "\"actual\" : \"../mine.yaml"),
    ("{", "["),
  ])
  func resultsThatLeadElsewhereAreRefused(old: String, new: String) throws {
    try check()
    let text = try project.text(".filmstrip/results.json")
    #expect(text.contains(old))
    try project.write(".filmstrip/results.json", text.replacing(old, with: new))
    let before = try project.files()
    let result = try project.run("accept", "*")
    #expect(result.status == 65 && result.errors.contains("was not written by a check"))
    #expect(try project.files() == before)
  }

  // MARK: Projects

  /// Results say nothing of where the project lies but whose they are.
  @Test func resultsAreRelativeToTheProject() throws {
    try project.write("Package.swift", "")
    try project.write("app/mine.yaml", FilmProject.scenario())
    let app = project.url("app")
    #expect(try filmstrip(["record", "mine.yaml"], in: app).status == 0)
    try project.write("app/mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try filmstrip(["check", "--report", "out"], in: app).status == 1)
    let root = try #require(ProjectFolder.resolved(project.folder.url.path))
    let results = try project.text("app/.filmstrip/results.json")
    #expect(results.components(separatedBy: root).count == 2)
    #expect(
      results.contains("\"project\" : \"\(root)\"")
        && results.contains("\"folder\" : \"app/Baselines\""))
    #expect(results.contains("\"source\" : \"app/mine.yaml\""))
    for (name, text) in try project.files("app/out") {
      #expect(!String(decoding: text, as: UTF8.self).contains(root), "\(name)")
    }
    // They are known wherever in the project somebody is.
    let elsewhere = try filmstrip(
      ["accept", "*", "--results", "app/.filmstrip"], in: project.folder.url)
    #expect(elsewhere.status == 0, "\(elsewhere.errors)")
    #expect(elsewhere.errors.contains("Accepted mine/ours: app/Baselines/mine/ours.trace.json"))
    #expect(try filmstrip(["check"], in: app).status == 0)
  }

  /// What a check of one project left says nothing to a copy of it, and is not taken for the copy's own.
  @Test(arguments: [true, false]) func resultsOfAnotherProjectAreRefused(isCopy: Bool) throws {
    try check()
    let copy = try ScratchFolder()
    let folder = copy.url.appendingPathComponent("project")
    if isCopy {
      try FileManager.default.copyItem(at: project.folder.url, to: folder)
    } else {
      // Results of another machine.
      for name in ["Baselines", ".filmstrip", "mine.yaml"] {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: project.url(name), to: folder.appendingPathComponent(name))
      }
      for name in try project.folder.names() { try project.remove(name) }
    }
    let here = FilmProject(at: copy)
    let before = try here.files("project")
    for arguments in [
      ["accept", "*"], ["accept", "*", "--dry-run"], ["review"],
      ["accept", "*", "--results", "\(folder.path)/.filmstrip"],
    ] {
      let result = try filmstrip(arguments, in: folder)
      #expect(result.status == 65, "\(arguments): \(result.errors)")
      let root = ProjectFolder.resolved(project.folder.url.path) ?? ""
      #expect(result.errors.contains("is of a check of the project \(root), and this is"))
    }
    #expect(try here.files("project") == before)
    #expect(project.exists("mine.yaml") == isCopy)
    // A check of the copy is its own.
    #expect(try filmstrip(["check"], in: folder).status == 1)
    #expect(try filmstrip(["accept", "*"], in: folder).status == 0)
    #expect(try filmstrip(["check"], in: folder).status == 0)
    if isCopy { try check() }
  }

  /// Nor does a path in results lead out of the project, be it by a mark that hides a slash.
  @Test(arguments: ["/tmp/x", "..", "../x", "a/../../x", "..\u{2F}\u{93E}x", "\u{2F}\u{93E}x"])
  func noFolderLeadsOut(folder: String) throws {
    try check()
    let text = try project.text(".filmstrip/results.json")
    for (old, new) in [
      ("\"folder\" : \"Baselines\"", "\"folder\" : \"\(folder)\""),
      ("\"name\" : \"mine/ours\"", "\"name\" : \"\(folder)\""),
      ("\"actual\" : \"actual/mine/ours.trace.json\"", "\"actual\" : \"\(folder)\""),
    ] {
      #expect(text.contains(old))
      try project.write(".filmstrip/results.json", text.replacing(old, with: new))
      let before = try project.files()
      let result = try project.run("accept", "*")
      #expect(result.status == 65 && result.errors.contains("was not written by a check"))
      #expect(try project.files() == before)
    }
  }
}
