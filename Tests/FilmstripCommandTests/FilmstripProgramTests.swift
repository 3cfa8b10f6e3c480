import Foundation
import Scenarios
import TestSupport
import Testing

/// A program with approaches of its own: `films`, of `Tests/Films`.
struct FilmstripProgramTests {
  @Test func ownApproachesAreListedInTheirOwnGroup() throws {
    let items = try #require(
      try films("list", "approaches", "--json").json() as? [[String: Any]])
    let own = items.filter { $0["group"] as? String == "This program's own" }
    #expect(own.compactMap { $0["name"] as? String } == ["ours", "ours-late", "our-form"])
    #expect(own[0]["summary"] as? String == "The app's own handler Ours, as it is written.")
    #expect(own[0]["code"] as? String == "Ours")
    #expect(own[1]["code"] as? String == "keyboardDidShow")
    #expect(items.count == own.count + NamedApproach.catalogue.count)
    let text = try films("list", "approaches")
    #expect(text.output.hasPrefix("This program's own\n  ours "))
    let theirs = try filmstrip("list", "approaches")
    #expect(!theirs.output.contains("program's own"))
  }

  /// Called as UIKit calls observers, a handler inherits the curve that it does not pass.
  @Test func ownHandlersInheritUnlessTheFileSaysOtherwise() throws {
    let own = try measures(films("measure", "keyboard-gap", "--approach", "ours", "--json"))
    #expect(own["gap.max"] == 0 && own["overlap.max"] == 0)
    let folder = try ScratchFolder()
    let path = try folder.file(
      "mine.yaml", "name: mine\ncontext: deferred\napproaches: [ours]\n")
    let deferred = try measures(films("measure", path, "--json"))
    let gap = try #require(deferred["gap.max"])
    #expect(gap > 50)
    // The catalogue's are deferred, in a program too.
    let arguments = ["measure", "keyboard-gap", "--approach", "transform-no-curve", "--json"]
    let (here, there) = (try films(arguments), try filmstrip(arguments))
    #expect(here.status == 0 && here.bytes == there.bytes)
  }

  @Test func everyCommandThatPlaysTakesThem() throws {
    let folder = try ScratchFolder()
    let render = try films(
      "render", "keyboard-gap", "--approach", "ours", "--approach", "frame", "--format", "html",
      "--format", "trace", "-o", folder.url.path)
    #expect(render.status == 0, "\(render.errors)")
    #expect(
      try folder.names() == [
        "keyboard-gap-frame.trace.json", "keyboard-gap-ours.trace.json", "keyboard-gap.html",
      ])
    let log = try films("log", "keyboard-gap", "--approach", "ours")
    #expect(log.status == 0 && log.output.contains("inherited from the block"))
    let explained = try films("explain", "keyboard-gap", "--approach", "ours-late")
    #expect(explained.status == 0)
    #expect(explained.output.hasPrefix("ours-late in keyboard-gap, iPhone 7"))
    #expect(try films("measure", "field-left-behind", "--approach", "our-form").status == 0)
    #expect(try films("measure", "keyboard-gap", "--approach", "our-form").status == 65)
  }

  /// Handlers are made afresh for each film, so nothing of one is seen in another.
  @Test func filmsAreEqualOnEveryRun() throws {
    let arguments = ["measure", "keyboard-gap", "--approach", "ours-late", "--series", "--json"]
    let first = try films(arguments)
    #expect(first.status == 0)
    #expect(try films(arguments).bytes == first.bytes)
  }

  @Test func scenarioFilesMayListThem() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("mine.yaml", "name: mine\napproaches: [ours, frame]\n")
    let result = try films("measure", path)
    #expect(result.status == 0 && result.output.contains("\nours "))
    // Without the program nobody knows the name.
    let other = try filmstrip("measure", path)
    #expect(other.status == 65 && other.errors.contains("mine.yaml:2"))
    let form = try folder.file(
      "form.yaml", "name: form\nform: {fields: [{name: city, y: 400}]}\napproaches: [ours]\n")
    let onForm = try films("measure", form)
    #expect(onForm.status == 65 && onForm.errors.contains("“ours” is for a chat"))
  }

  @Test func errorsNameTheNearest() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("mine.yaml", "name: mine\napproaches: [ourz]\n")
    let listed = try films("measure", path)
    let asked = try films("measure", "keyboard-gap", "--approach", "ourz")
    #expect(listed.status == 65 && asked.status == 64)
    for result in [listed, asked] {
      #expect(result.errors.contains("Did you mean “ours”?"))
      #expect(result.errors.contains("`films list approaches` lists them"))
    }
  }

  @Test func whatNewWritesComparesThem() throws {
    let folder = try ScratchFolder()
    let path = folder.path("mine.yaml")
    let result = try films("new", path)
    #expect(result.errors.hasSuffix("Next: films render \(path)\n"))
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(text.contains("  - frame\n  - ours\n  - ours-late\nstrip:"))
    #expect(text.contains("`films list approaches`"))
    #expect(try films("measure", path).status == 0)
  }

  @Test func itIsCalledAsItsExecutable() throws {
    let help = try films("--help")
    #expect(help.status == 0 && help.output.contains("USAGE: films <subcommand>"))
    let check = try films("check", "--help")
    #expect(check.output.contains("`films review` to show"))
    let version = try filmstrip("--version").output
    #expect(version.hasPrefix("filmstrip "))
    #expect(try films("--version").output == "films, with \(version)")
    let usage = try films("measure")
    #expect(usage.status == 64 && usage.errors.contains("Usage: films measure"))
  }

  /// A name that no file can have, one that is given twice, and one that hides another.
  @Test(
    arguments: [
      ("", "expected a name of 1 to 100 letters"), ("a/b", "found “a/b”"), ("a b", "found “a b”"),
      ("..", "found “..”"), ("ours,mine,ours", "two of your approaches are called “ours”"),
      ("ours,Ours", "“ours” and “Ours”"), ("frame", "your approach “frame” would hide"),
      ("Frame", "your approach “Frame” would hide"),
      (String(repeating: "a", count: 101), "1 to 100 letters"),
    ])
  func namesThatCannotBeUsedAreRefused(names: String, message: String) throws {
    for arguments in [["list", "approaches"], ["--help"], ["measure", "keyboard-gap"]] {
      let result = try films(arguments, environment: ["FILMS_NAMES": names])
      #expect(result.status == 64)
      #expect(result.output.isEmpty)
      #expect(result.errors.hasPrefix("Error: films: ") && result.errors.contains(message))
    }
  }

  @Test func theyAreRecordedCheckedAndAccepted() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("mine.yaml", "name: mine\napproaches: [ours]\n")
    func run(_ arguments: String...) throws -> CommandResult {
      try films(arguments, in: folder.url)
    }
    #expect(try run("record", "mine.yaml", "--frames", "3", "--scale", "1").status == 0)
    #expect(try run("check").status == 0)
    _ = try folder.file(
      "mine.yaml", "name: mine\nkeyboard: {height: 200}\napproaches: [ours]\n")
    let check = try run("check", "--report", "report")
    #expect(check.status == 1 && check.output.contains("Review: films review."))
    let page = try String(contentsOfFile: folder.path("report/index.html"), encoding: .utf8)
    #expect(page.contains("films accept mine/ours") && !page.contains("filmstrip accept"))
    #expect(try run("accept", "mine/*").status == 0)
    #expect(try run("check").status == 0)
    #expect(FileManager.default.fileExists(atPath: path))
  }

  /// A built-in scenario's file cannot list them, so it is played with those that are asked for or approved.
  @Test func theyAreRecordedOnBuiltInScenarios() throws {
    let folder = try ScratchFolder()
    func run(_ arguments: String...) throws -> CommandResult {
      try films(arguments, in: folder.url)
    }
    #expect(try run("record", "keyboard-gap", "--approach", "ours").status == 0)
    #expect(try run("check", "--approach", "ours").status == 0)
    #expect(try run("check", "keyboard-gap", "--approach", "ours").status == 0)
    // Those that its file lists are not approved yet.
    let all = try run("check")
    #expect(
      all.status == 1 && all.output.contains("1 of 1 is as approved, 3 are not"), "\(all.output)")
    #expect(try run("prune").errors == "No baseline is orphaned.\n")
    // The command alone does not know whose it is.
    let other = try filmstrip(["prune"], in: folder.url)
    #expect(other.errors.contains("your own program may have it"))
    #expect(try run("check", "--approach", "ours").status == 0)
    // In a program that has others it is gone.
    let renamed = try films(["prune"], in: folder.url, environment: ["FILMS_NAMES": "mine"])
    #expect(renamed.errors.contains("Removed Baselines/keyboard-gap/ours.trace.json"))
  }

  @Test func aScenarioFileThatDoesNotListThemIsNotRecordedWithThem() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("mine.yaml", "name: mine\napproaches: [frame]\n")
    let result = try films(["record", path, "--approach", "ours"], in: folder.url)
    #expect(result.status == 64 && result.errors.contains("List it in a scenario's file"))
  }

  private func measures(_ result: CommandResult) throws -> [String: Double] {
    let report = try #require(try result.json() as? [String: Any])
    let film = try #require((report["films"] as? [[String: Any]])?.first)
    let measures = try #require(film["measures"] as? [String: [String: Any]])
    return measures.compactMapValues { $0["value"] as? Double }
  }
}
