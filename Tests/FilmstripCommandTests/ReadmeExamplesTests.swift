import Foundation
import TestSupport
import Testing

/// What the README tells its reader to type can be typed, and prints what the README says.
///
/// Its Swift is held by `ListingsTests`, its table of `measure` and its exit codes by `ReadmeTests`.
struct ReadmeExamplesTests {
  /// Lines that are not run, and why.
  private static let leftOut = [
    "filmstrip review": "it serves a page until somebody ends it",
    "--format mp4": "it needs ffmpeg, which may be missing",
    "chat.mov": "it needs a recording, and ffmpeg",
  ]

  private static let text: String = {
    let file = Repository.root.appendingPathComponent("README.md")
    return (try? String(contentsOf: file, encoding: .utf8)) ?? ""
  }()

  /// The README's lines for a shell that call the command, in order.
  private static let lines: [String] =
    text.matches(of: /(?s)```sh\n(.*?)```/).flatMap { block in
      block.output.1.split(separator: "\n").map(String.init)
        .filter { $0.firstMatch(of: #/^(?:.* && )?filmstrip /#) != nil }
    }

  @Test func theLinesOfTheReadmeRunInOrder() throws {
    let folder = try ExampleFolder()
    let lines = ReadmeExamplesTests.lines
    #expect(lines.count > 20)
    for reason in ReadmeExamplesTests.leftOut {
      #expect(lines.contains { $0.contains(reason.key) }, "\(reason)")
    }
    for line in lines where !ReadmeExamplesTests.leftOut.contains(where: { line.contains($0.key) })
    {
      if line.hasPrefix("filmstrip accept ") { try folder.changeTheFilms() }
      let result = try folder.run(line)
      // Two pictures that differ are what `diff` is shown with.
      #expect(
        result.status == (line.hasPrefix("filmstrip diff ") ? 1 : 0), "\(line)\n\(result.errors)")
    }
    #expect(
      Set(try folder.scratch.names()).isSuperset(of: ["Baselines", "difference.png", "gap.gif"]))
  }

  /// A block that begins with a call is the call and all that it prints.
  @Test func theBlocksOfTheReadmeAreWhatIsPrinted() throws {
    let text = ReadmeExamplesTests.text
    let blocks = text.matches(of: /(?s)```[a-z]*\n\$ (filmstrip [^\n]+)\n(.*?)```/)
    #expect(!blocks.isEmpty)
    #expect(blocks.count == text.matches(of: #/\n\$ /#).count)
    let folder = try ExampleFolder()
    for block in blocks {
      let result = try folder.run(String(block.output.1))
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.output == String(block.output.2), "\(block.output.1)")
    }
  }
}
