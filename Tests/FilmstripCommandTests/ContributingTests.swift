import Foundation
import TestSupport
import Testing

/// What CONTRIBUTING.md tells its reader to type, to copy and to look for is there.
///
/// To build in a test takes too long. So of `make` the dry run is run, of `swift` and of Python's server the help is asked
/// whether it has the options, and names of tests are looked up. Lines that call the command are in blocks that
/// `DocumentExamplesTests` runs.
struct ContributingTests {
  private static let text = Result {
    try String(
      contentsOf: Repository.root.appendingPathComponent("CONTRIBUTING.md"), encoding: .utf8)
  }

  /// What stands between backticks in a part of the page.
  private static func spans(_ part: some StringProtocol) -> [String] {
    String(part).matches(of: /`([^`\n]+)`/).map { String($0.output.1) }
  }

  /// The recipes' part of the page.
  private static func recipes() throws -> Substring {
    let text = try text.get()
    let start = try #require(text.firstRange(of: "\n## Recipes\n"))
    let end = try #require(text[start.upperBound...].firstRange(of: "\n## "))
    return text[start.upperBound..<end.lowerBound]
  }

  /// The lines of its blocks `sh`, and those of `make` and `swift` within its sentences.
  private static func lines() throws -> [String] {
    let text = try text.get()
    let blocks = text.matches(of: /(?ms)^```sh\n(.*?)^```$/).map { $0.output.1 }
    return blocks.flatMap { $0.split(separator: "\n").map(String.init) }
      + spans(text).filter { $0.contains(/^(?:make|swift) [a-z]/) }
  }

  /// Stand-ins that ask what would be done.
  private static let prelude = #"""
    make() { command make -n "$@" > /dev/null; }
    asks() { # HELP WORD…
      help=$1
      shift
      for word in "$@"; do
        case $word in --*) printf '%s' "$help" | grep -q -e "$word\b" || return 1 ;; esac
      done
    }
    swift() { asks "$(command swift "$1" --help)" "$@"; }
    python3() { asks "$(command python3 "$1" "$2" --help)" "$@"; }
    cd "$1"
    """#

  @Test func itsLinesCanBeTyped() throws {
    let lines = try ContributingTests.lines()
    #expect(lines.count > 15)
    // A line may end with a comment.
    let script = lines.map {
      "{\n\($0)\n} || printf '%s\\n' '\($0.replacing("'", with: "'\\''"))'"
    }
    let folder = try ScratchFolder()
    let file = try folder.file(
      "script", ([ContributingTests.prelude] + script).joined(separator: "\n"))
    let result = try shell("sh '\(file)' '\(Repository.root.path)' 2>&1")
    #expect(result.output == "" && result.status == 0)
  }

  @Test func filesThatItBuildsAndTestsAreThere() throws {
    let text = try ContributingTests.text.get()
    let manifest = try String(
      contentsOf: Repository.root.appendingPathComponent("Package.swift"), encoding: .utf8)
    for name in text.matches(of: /--(?:product|target) (\w+)/).map(\.output.1) {
      let isThere = manifest.contains("name: \"\(name)\"")
      #expect(isThere, "\(name)")
    }
    let filters = text.matches(of: /--filter "?([A-Za-z|]+)/).flatMap {
      $0.output.1.split(separator: "|")
    }
    #expect(filters.count > 15)
    let tests = try Files(below: ["Tests"])
    for name in filters {
      let isThere = tests.text.contains("struct \(name) ")
      #expect(isThere, "\(name)")
    }
  }

  /// Files by the ends of their paths, in which words in capitals are anything; of all else each word is a word of ours.
  @Test func namesInTheRecipesExist() throws {
    let files = try Files(below: [
      "CHANGELOG.md", "Documentation", "README.md", "Renders", "Sources", "Tests", "scripts",
    ])
    let words = Set(files.text.split { !$0.isLetter && !$0.isNumber && $0 != "_" })
    let spans = try ContributingTests.spans(ContributingTests.recipes())
    #expect(spans.count > 100)
    for span in spans where !span.contains(#/^(?:make|swift|--filter) /#) {
      if span.contains(#/^[\w+./-]+(?:\.(?:md|png|swift|txt|yaml)|/[\w+-]+)$/#) {
        let pattern = NSRegularExpression.escapedPattern(for: span)
          .replacing(#/K?[A-Z]{2,}/#) { _ in "[^/]+" }.replacing("short-name", with: "[^/]+")
        let end = try Regex("(?:^|/)\(pattern)(?:/|$)")
        let isThere = files.paths.contains { $0.contains(end) }
        #expect(isThere, "\(span)")
      } else {
        for word in span.split(whereSeparator: { !$0.isLetter && !$0.isNumber && $0 != "_" })
        where word.contains(/[a-z]/) {
          let isThere = words.contains(word)
          #expect(isThere, "\(word) in \(span)")
        }
      }
    }
  }

  /// Files of this repository: their paths, and the texts of those that are written by hand.
  private struct Files {
    private(set) var paths: [String] = []
    private(set) var text = ""

    init(below roots: [String]) throws {
      let files = FileManager.default
      for root in roots {
        let url = Repository.root.appendingPathComponent(root)
        let inside = files.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
        paths += [root] + inside.map { "\(root)/\($0)" }
      }
      for path in paths where path.hasSuffix(".swift") || path.hasSuffix(".yaml") {
        text += try String(
          contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
      }
    }
  }
}
