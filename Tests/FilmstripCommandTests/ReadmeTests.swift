import Foundation
import TestSupport
import Testing

/// What the documents say is what the command does.
struct ReadmeTests {
  private func read(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  @Test func theTableInTheReadmeIsWhatMeasurePrints() throws {
    let printed = try filmstrip("measure", "property-against-curve").output
    #expect(try read("README.md").contains("```\n\(printed)```"))
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

  @Test func theCommandsInTheReadmeExist() throws {
    let help = try filmstrip("--help").output
    let text = try read("README.md") + read("Renders/README.md") + read("Scenarios/README.md")
    for match in text.matches(of: /(?:`|\n)filmstrip ([a-z]+)/) {
      #expect(help.contains("  \(match.output.1) "), "\(match.output.0)")
    }
  }

  @Test func everyCommandIsInTheReadme() throws {
    let help = try filmstrip("--help").output
    let commands = try #require(help.components(separatedBy: "SUBCOMMANDS:\n").last)
      .matches(of: /(?m)^  ([a-z]+) {2,}/).map { String($0.output.1) }
    #expect(commands.count > 15)
    let text = try read("README.md")
    for command in commands {
      #expect(text.contains("filmstrip \(command)"), "\(command)")
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
    let text = try read("README.md")
    let all = try numbers(in: filmstrip("--help").output, from: "Exit codes:", to: "USAGE")
    let check = try numbers(in: filmstrip("check", "--help").output, from: "Exit codes:", to: ".")
    let diff = try numbers(in: filmstrip("diff", "--help").output, from: "Exit codes:", to: ".")
    #expect(all == all.sorted() && all.count > 4)
    #expect(Set(all).isSuperset(of: check + diff))
    #expect(try numbers(in: text, from: "Exit code 0", to: ". In the") == diff.filter { $0 != 0 })
    let table = text.matches(of: /(?m)^\| (\d+) \|/).compactMap { Int($0.output.1) }
    #expect(table == check)
  }
}
