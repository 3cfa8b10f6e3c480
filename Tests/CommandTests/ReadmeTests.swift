import Foundation
import Testing

/// What the documents say is what the command does.
struct ReadmeTests {
  private func read(_ path: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theTableInTheReadmeIsWhatMeasurePrints() throws {
    let printed = try filmstrip("measure", "property-against-curve").output
    #expect(try read("README.md").contains("```\n\(printed)```"))
  }

  @Test(arguments: ["late-and-wrong", "interrupted", "landscape-chinese"])
  func theExampleScenariosPlayAndAreDrawn(name: String) throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", root.appendingPathComponent("Scenarios/\(name).yaml").path, "-o", folder.url.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try read("Scenarios/README.md").contains("\(name).yaml"))
  }

  @Test func theCommandsInTheReadmeExist() throws {
    let help = try filmstrip("--help").output
    let text = try read("README.md") + read("Renders/README.md") + read("Scenarios/README.md")
    for match in text.matches(of: /(?:`|\n)filmstrip ([a-z]+)/) {
      #expect(help.contains("  \(match.output.1) "), "\(match.output.0)")
    }
  }
}
