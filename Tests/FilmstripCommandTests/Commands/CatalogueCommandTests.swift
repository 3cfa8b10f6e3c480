import Foundation
import Recordings
import Scenarios
import TestSupport
import Testing

/// `list`, `show` and `new`.
struct CatalogueCommandTests {
  @Test(arguments: ["scenarios", "approaches", "devices"])
  func listsHaveNamesAndSentences(subject: String) throws {
    let result = try filmstrip("list", subject, "--json")
    let items = try #require(try result.json() as? [[String: Any]])
    #expect(items.count > 3)
    for item in items {
      let name = try #require(item["name"] as? String)
      #expect(!name.isEmpty)
      #expect((item["summary"] as? String)?.isEmpty == false)
    }
    let text = try filmstrip("list", subject)
    // A line for each, below the titles of their groups where there are groups.
    let lines = text.output.split(separator: "\n")
    let groups = Set(items.compactMap { $0["group"] as? String })
    #expect(lines.count == items.count + groups.count)
    #expect(groups.isEmpty || lines.filter { $0.hasPrefix("  ") }.count == items.count)
  }

  @Test func whatShowPrintsCanBeRead() throws {
    let folder = try ScratchFolder()
    let shown = try filmstrip("show", "property-against-curve")
    #expect(shown.status == 0)
    let path = try folder.file("copy.yaml", shown.output)
    #expect(try filmstrip("measure", path).status == 0)
    #expect(try filmstrip("show", "nope").status == 65)
  }

  @Test func showPrintsTheRecorder() throws {
    let shown = try filmstrip("show", "recorder")
    #expect(shown.status == 0 && shown.output == DeviceTrace.recorder)
    #expect(!Scenario.builtInNames.contains("recorder"))
  }

  @Test func newWritesAScenarioAndReplacesNone() throws {
    let folder = try ScratchFolder()
    let path = folder.path("mine.yaml")
    #expect(try filmstrip("new", path).status == 0)
    #expect(try filmstrip("measure", path).status == 0)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    #expect(try filmstrip("new", path).status == 73)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    // A link that leads to nothing is there, too.
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link.yaml"), withDestinationPath: "none.yaml")
    #expect(try filmstrip("new", folder.path("link.yaml")).status == 73)
    #expect(try filmstrip("new", folder.path("mine.txt")).status == 64)
    #expect(try filmstrip("new", folder.path("my scene.yaml")).status == 65)
    #expect(try folder.names() == ["link.yaml", "mine.yaml", "scenario.schema.json"])
  }

  /// The template says that but for the approaches it gives the defaults, and names every profile.
  @Test func whatNewWritesIsTheDefaults() throws {
    let folder = try ScratchFolder()
    #expect(try filmstrip("new", folder.path("mine.yml")).status == 0)
    let text = try String(contentsOfFile: folder.path("mine.yml"), encoding: .utf8)
    let written = try Scenario(yaml: text)
    let bare = try Scenario(yaml: "name: mine")
    #expect(written.name == "mine")
    #expect(written.script == bare.script)
    #expect(written.screen == bare.screen)
    #expect(written.strip == bare.strip)
    #expect(written.approaches.map(\.name) == ["frame", "ours"])
    for motion in KeyboardMotion.all { #expect(text.contains(motion.name), "\(motion.name)") }
  }
}
