import Foundation
import TestSupport
import Testing

/// Scenarios and other texts that are made to take long, or to take much: each ends in a message.
struct HostileTextTests {
  private let folder: ScratchFolder

  init() throws { folder = try ScratchFolder() }

  /// Letters of a megabyte, nesting, and names of names.
  private static let scenarios: [(name: String, text: String, words: String)] = [
    ("laughs", laughs(key: false), "aliases"), ("laughing-key", laughs(key: true), "aliases"),
    ("marked-keys", String(repeating: "? ", count: 400) + "[]", "question mark"),
    ("lists", "name: " + String(repeating: "[", count: 500_000), "deep"),
    ("maps", "name: " + String(repeating: "{", count: 500_000), "question mark"),
    ("dashes", String(repeating: "- ", count: 500_000), "deep"),
    ("few-lists", "name: " + list(depth: 90), "name"),
    (
      "one-line", "name: a\ndevice: " + String(repeating: "iPhone ", count: 149_000),
      "2000 characters"
    ),
    ("one-key", String(repeating: "k", count: 1_000_000) + ": 1", "not YAML"),
    ("many-keys", (0..<100_000).map { "k\($0): 1\n" }.joined(), "no name"),
    ("same-keys", String(repeating: "k: 1\n", count: 200_000), "twice"),
    (
      "many-events", "name: a\nevents: [" + String(repeating: "{},", count: 340_000) + "]",
      "too many"
    ),
    ("larger", String(repeating: "#", count: 1 << 20 | 1), "1 MiB"),
    ("no-text", "\u{0}\u{1}\u{2}", "not YAML"),
  ]

  private static func list(depth: Int) -> String {
    String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
  }

  /// Thirty lines of which each is nine times the one before.
  private static func laughs(key: Bool) -> String {
    let lines = (1...30).map { line in
      "a\(line): &a\(line) [\((0..<9).map { _ in "*a\(line - 1)" }.joined(separator: ", "))]\n"
    }
    return "a0: &a0 laugh\n" + lines.joined() + (key ? "? *a30\n: 1\n" : "name: *a30\n")
  }

  @Test(arguments: scenarios.map(\.name)) func scenariosEndInAMessage(name: String) throws {
    let scenario = try #require(HostileTextTests.scenarios.first { $0.name == name })
    let path = try folder.file("\(name).yaml", scenario.text)
    let run = try MeasuredRun(["render", path, "-o", folder.path("results")])
    #expect(run.status == 65, "\(run.errors.prefix(300))")
    #expect(run.errors.contains("\(name).yaml"), "\(run.errors.prefix(300))")
    #expect(run.errors.contains(scenario.words), "\(run.errors.prefix(300))")
    #expect(run.errors.utf8.count < 4000)
    #expect(run.mebibytes < 512)
    #expect(!FileManager.default.fileExists(atPath: folder.path("results")))
  }

  /// A timing of a hundred kilobytes, which is about what a command line takes.
  @Test(arguments: [
    "linear(" + String(repeating: "0,", count: 60_000), String(repeating: "(", count: 100_000),
    "linear(0, 1 1e-9223372036854775808%", "cubic-bezier(" + String(repeating: "9", count: 100_000),
    "/*" + String(repeating: "*", count: 100_000),
  ])
  func timingsEndInAMessage(text: String) throws {
    let run = try MeasuredRun(["curve", "at", text])
    #expect(run.status == 65 || run.status == 64, "\(run.errors.prefix(300))")
    #expect(!run.errors.isEmpty)
    #expect(run.mebibytes < 512)
  }
}
