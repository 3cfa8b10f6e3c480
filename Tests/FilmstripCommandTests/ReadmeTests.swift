import Foundation
import TestSupport
import Testing

/// What the documents say is what the command does.
struct ReadmeTests {
  private func read(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Longer, and nobody reads it: the rest is in `Documentation`.
  @Test func theReadmeIsShort() throws {
    #expect(
      try read("README.md").split(separator: "\n", omittingEmptySubsequences: false).count <= 201)
  }

  /// Each time in the README is the rounded median of a row in the section of the results that it links to.
  @Test func itsTimesAreTheResults() throws {
    let results = try read("Benchmarks/RESULTS.md").components(separatedBy: "\n## ")
    let rows = try read("README.md")
      .matches(of: /(?m)^\| \[[^\]]+\]\(Benchmarks\/RESULTS\.md#([a-z-]+)\) \| (.*) \| (.*) \|$/)
    #expect(rows.count >= 4)
    for row in rows {
      let section = try #require(
        results.first { results in
          let title = results.prefix { $0 != "\n" }.lowercased()
          return title.filter { $0.isLetter || $0 == " " }.replacing(" ", with: "-") == row.output.1
        }, "\(row.output.1)")
      for told in ["Filmstrip: \(row.output.2)"] + row.output.3.components(separatedBy: "; ") {
        let (_, name, time) = try #require(told.wholeMatch(of: /(.+): ([0-9.]+ m?s)/)?.output)
        let median = try #require(
          section.components(separatedBy: "\n| \(name) | ").dropFirst().first?
            .prefix { $0 != " " }.replacing(",", with: ""), "\(name)")
        let milliseconds = try #require(Double(median))
        let rounded = [
          String(format: "%.0f ms", milliseconds.rounded()),
          String(format: "%.1f s", milliseconds / 1000),
        ]
        #expect(rounded.contains(String(time)), "\(told)")
      }
    }
  }

  @Test(arguments: ["late-and-wrong", "interrupted", "landscape-chinese", "delivery-form"])
  func theExampleScenariosPlayAndAreDrawn(name: String) throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      "render", Repository.root.appendingPathComponent("Scenarios/\(name).yaml").path,
      "-o", folder.url.path)
    #expect(result.status == 0, "\(result.errors)")
    #expect(try read("Scenarios/README.md").contains("\(name).yaml"))
  }

  @Test(arguments: Repository.documents) func theCommandsInTheDocumentsExist(
    document: String
  ) throws {
    let help = try filmstrip("--help").output
    for match in try read(document).matches(of: /(?:`|\n|\$ )filmstrip ([a-z]+)/) {
      let isThere = help.contains("  \(match.output.1) ")
      #expect(isThere, "\(match.output.0)")
    }
  }

  @Test func everyCommandIsInTheReadme() throws {
    let commands = try namesOfCommands().filter { !$0.contains(" ") }
    #expect(commands.count > 15)
    let text = try read("README.md")
    for command in commands {
      #expect(text.contains("filmstrip \(command)") || text.contains("`\(command)`"), "\(command)")
    }
  }

  /// The numbers in a part of a text.
  private func numbers(in text: String, from start: String, to end: String) throws -> [Int] {
    let words = text.split { $0.isWhitespace }.joined(separator: " ")
    let part = try #require(words.components(separatedBy: start).dropFirst().first)
      .components(separatedBy: end)[0]
    return part.matches(of: /\b\d+\b/).compactMap { Int($0.output) }
  }

  /// Codes that documents and help give are the same, and the command's help has them all.
  @Test func exitCodesAreTheSameEverywhere() throws {
    let all = try numbers(in: filmstrip("--help").output, from: "Exit codes:", to: "USAGE")
    let check = try numbers(in: filmstrip("check", "--help").output, from: "Exit codes:", to: ".")
    let diff = try numbers(in: filmstrip("diff", "--help").output, from: "Exit codes:", to: ".")
    #expect(all == all.sorted() && all.count > 4)
    #expect(Set(all).isSuperset(of: check + diff))
    let told = try numbers(
      in: read("Documentation/ComparePictures.md"), from: "Exit code 0", to: ". In JSON")
    #expect(told == diff.filter { $0 != 0 })
    let table = try read("Documentation/HoldAnApp.md").matches(of: /(?m)^\| (\d+) \|/)
      .compactMap { Int($0.output.1) }
    #expect(table == check)
  }
}
