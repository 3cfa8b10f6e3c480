import Foundation
import TestSupport
import Testing

/// Two files whose scenarios have one name: whose approved films are, and when a scenario has moved.
struct ForeignFilmsTests {
  private let project: FilmProject
  private let before: [String: Data]

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    before = try project.files()
  }

  /// Refused, whatever is asked of it; and nothing is changed.
  private func isRefused(
    _ arguments: String..., by status: Int32 = 73, naming names: String...
  ) throws {
    let result = try filmstrip(arguments, in: project.folder.url)
    #expect(result.status == status, "\(arguments): \(result.output)\(result.errors)")
    for name in names { #expect(result.errors.contains(name), "\(result.errors)") }
    #expect(try project.files() == before)
  }

  /// Films of another file are never taken for those that are approved, be they equal or not.
  @Test(arguments: ["easeOut", "easeIn"]) func aSecondFileIsRefused(curve: String) throws {
    try project.write("Films/other.yaml", FilmProject.scenario(curve: curve))
    try isRefused(
      "record", "Films/other.yaml",
      naming: "mine.yaml and Films/other.yaml both have a scenario mine",
      "Nothing was recorded.")
    try isRefused("record", "Films", "--update", "*", naming: "mine.yaml and Films/other.yaml")
    try isRefused("record", "Films", "--dry-run", naming: "mine.yaml and Films/other.yaml")
    try isRefused("record", "Films", "--frames", "4", naming: "mine.yaml and Films/other.yaml")
    // Nor is anything compared or accepted under the name.
    let check = try project.run("check", "Films")
    #expect(check.status == 65)
    #expect(
      check.output.contains("mine/ours: could not be compared. mine.yaml and Films/other.yaml"))
    try isRefused("accept", "*", by: 64)
    try project.succeed("check")
  }

  /// Not even an approach of which nothing is approved.
  @Test func aSecondFilesOwnApproachesAreRefused() throws {
    try project.write("other.yaml", FilmProject.scenario(approaches: ["theirs"]))
    try isRefused("record", "other.yaml", naming: "mine.yaml and other.yaml")
    let check = try project.run("check", "other.yaml")
    #expect(check.status == 2 && check.output.contains("mine.yaml and other.yaml"))
    try isRefused("accept", "*", by: 64)
  }

  @Test func aBuiltInIsAnotherScenario() throws {
    try project.succeed("record", "no-animation")
    let before = try project.files()
    let text = try filmstrip("show", "no-animation").output
    try project.write("copy.yaml", text)
    let result = try project.run("record", "copy.yaml")
    #expect(result.status == 73)
    #expect(result.errors.contains("the catalogue and copy.yaml both have a scenario no-animation"))
    #expect(try project.files() == before)
    #expect(try project.run("check", "copy.yaml").status == 65)
    // And the other way round.
    try project.remove("Baselines/no-animation")
    try project.succeed("record", "copy.yaml")
    #expect(try project.run("record", "no-animation").status == 73)
  }

  /// Names that differ only in their capitals are one on many disks.
  @Test func capitalsMakeNoOtherName() throws {
    try project.write("other.yaml", FilmProject.scenario(named: "Mine"))
    try isRefused("record", "other.yaml", naming: "mine.yaml and other.yaml")
    let both = try project.run("check", "mine.yaml", "other.yaml")
    #expect(both.status == 64 && both.errors.contains("two scenarios are called Mine"))
  }

  /// One file is one file, whatever path or link leads to it; its baselines keep its name.
  @Test func theSameFileByAnotherPathIsTheSame() throws {
    try project.link("link.yaml", to: "mine.yaml")
    try project.link("Here", to: ".")
    for path in [
      "link.yaml", "Here/mine.yaml", "./Baselines/../mine.yaml", project.url("mine.yaml").path,
    ] {
      try project.succeed("record", path)
      #expect(try project.files() == before, "\(path)")
      let check = try project.succeed("check", path)
      #expect(check.output == FilmProject.asApproved(4), "\(path)")
    }
    try project.succeed("record", "link.yaml", "--update", "*")
    #expect(try project.files() == before)
    // What is new is called as the rest is.
    try project.remove("Baselines/mine/ours.trace.json")
    try project.succeed("record", "link.yaml", "--frames", "3", "--scale", "1")
    #expect(try project.files() == before)
  }

  /// A link to the folder of the baselines leads to the same scenarios.
  @Test func baselinesBehindALinkNameTheSameFiles() throws {
    try project.move("Baselines", to: "Kept/Films")
    try project.write("Kept/mine.yaml", FilmProject.scenario())
    try project.remove("mine.yaml")
    try project.link("Baselines", to: "Kept/Films")
    #expect(try project.succeed("check").output == FilmProject.asApproved(4))
    try project.succeed("record", "Kept/mine.yaml", "--baseline", "Kept/Films")
    #expect(try project.files("Kept/Films") == before)
  }

  // MARK: Moving

  /// A file that was moved, alone or with its folder, is followed when it is recorded, and not before.
  @Test func aMovedFileIsFollowedWhenItIsRecorded() throws {
    try project.move("mine.yaml", to: "Films/renamed.yaml")
    let gone = try project.run("check")
    #expect(gone.status == 2 && gone.output.contains("4 are orphaned"))
    let check = try project.run("check", "Films")
    #expect(check.status == 65)
    #expect(check.output.contains("run `filmstrip record Films/renamed.yaml`"))
    try isRefused("accept", "*", by: 64)
    let record = try project.succeed("record", "Films")
    #expect(
      record.errors.contains(
        "mine/ours was approved from mine.yaml, and is of Films/renamed.yaml from now on.\n"))
    #expect(try project.succeed("check").output == FilmProject.asApproved(4))
    #expect(
      try project.files().mapValues { String(decoding: $0, as: UTF8.self) }.filter {
        $0.key.hasSuffix(".json")
      }
        == before.mapValues {
          String(decoding: $0, as: UTF8.self).replacing(
            "../mine.yaml", with: "../Films/renamed.yaml")
        }.filter { $0.key.hasSuffix(".json") })
    // Pictures and choices stay.
    #expect(try project.files().keys.sorted() == before.keys.sorted())
  }

  /// A file that has another scenario now is not the one that was approved either.
  @Test func aScenarioMayMoveToAnotherFile() throws {
    try project.write("new.yaml", FilmProject.scenario())
    try project.write("mine.yaml", FilmProject.scenario(named: "other"))
    let check = try project.run("check")
    #expect(check.output.contains("Its scenario is called other now."))
    try project.succeed("record", "new.yaml", "mine.yaml")
    #expect(try project.succeed("check").output == FilmProject.asApproved(6))
  }

  /// What moved and changed has to be named, and nothing of what was chosen is lost.
  @Test func aMovedFileWithOtherFilmsIsRefusedUnlessNamed() throws {
    try project.succeed("record", "mine.yaml", "--update", "*", "--tolerance", "gap=0.001")
    let before = try project.files()
    try project.write("new.yaml", FilmProject.scenario(curve: "easeIn"))
    try project.remove("mine.yaml")
    for arguments in [
      ["record", "new.yaml"], ["record", "new.yaml", "--update", "mine/transform"],
    ] {
      let result = try filmstrip(arguments, in: project.folder.url)
      #expect(result.status == 73 && result.errors.contains("add --update mine/ours"))
      #expect(try project.files() == before)
    }
    try project.succeed("record", "new.yaml", "--update", "mine")
    #expect(try project.succeed("check").output == FilmProject.asApproved(4))
    let trace = try project.text("Baselines/mine/ours.trace.json")
    #expect(trace.contains("\"0003@1x\"") && trace.contains("\"gap\": 0.001"))
    #expect(trace.contains("\"source\": \"../new.yaml\""))
  }

  /// An approach that did not move with its file stays approved, and is told to be orphaned.
  @Test func stillFilmsAreKnown() throws {
    try project.move("mine.yaml", to: "new.yaml")
    try project.write("new.yaml", FilmProject.scenario(approaches: ["transform"]))
    try project.succeed("record", "new.yaml")
    let check = try project.run("check")
    #expect(check.status == 1 && check.output.hasSuffix("\n4 approved, 2 compared.\n"))
    #expect(check.output.contains("mine/ours: orphaned. ../mine.yaml is gone."))
  }

  /// A file that is there and cannot be read, or a link that leads nowhere, is not gone.
  @Test(arguments: ["approaches: [", nil]) func unreadableFilesAreNotGone(text: String?) throws {
    try project.move("mine.yaml", to: "new.yaml")
    if let text {
      try project.write("mine.yaml", text)
    } else {
      try project.link("mine.yaml", to: "none.yaml")
    }
    try isRefused("record", "new.yaml", naming: "mine.yaml and new.yaml")
    try isRefused("prune", by: text == nil ? 74 : 65, naming: "mine.yaml")
  }

  /// A file without an ending is no scenario's, and not taken for the built-in of its name.
  @Test func aFileIsNotABuiltIn() throws {
    try project.write("no-animation", FilmProject.scenario(named: "yours"))
    try isRefused("record", "./no-animation", by: 65, naming: "no-animation", ".yaml")
    try project.write("Films/built-in.yaml", FilmProject.scenario(named: "theirs"))
    try project.succeed("record", "Films/built-in.yaml", "--baseline", "Films")
    #expect(try project.succeed("check", "--baseline", "Films").output == FilmProject.asApproved(2))
  }
}
