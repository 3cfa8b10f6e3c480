import Diagnosis
import Families
import Foundation
import TestSupport
import Testing

/// Names in files that no compiler reads are names of something.
struct RepositoryTests {
  private func read(_ path: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent(path).path)
  }

  /// The targets of the Makefile that say what they do, as `make help` lists them.
  private func targets() throws -> Set<String> {
    Set(try read("Makefile").matches(of: #/(?m)^([a-z-]+):.*## /#).map { String($0.output.1) })
  }

  @Test(arguments: Repository.documents) func theTargetsInTheDocumentsExist(document: String) throws
  {
    let targets = try targets()
    for match in try read(document).matches(of: /(?m)(?:`|^)make ([a-z-]+)/) {
      #expect(targets.contains(String(match.output.1)), "\(match.output.0)")
    }
  }

  /// A target that is no file, and not said to be none, is not made where a file of its name lies.
  @Test func everyTargetIsPhonyAndItsScriptIsThere() throws {
    let makefile = try read("Makefile")
    let phony = try #require(makefile.firstMatch(of: /(?m)^\.PHONY: (.*)$/)?.output.1)
    let targets = try targets()
    #expect(Set(phony.split(separator: " ").map(String.init)) == targets)
    #expect(targets.isSuperset(of: ["setup", "build", "test", "lint", "sanitize", "check"]))
    for match in makefile.matches(of: /scripts\/[a-z-]+/) {
      #expect(RepositoryTests.exists(String(match.output)), "\(match.output)")
    }
    for match in try read(".ci/run").matches(of: /(?m)^make ([a-z-]+)/) {
      #expect(targets.contains(String(match.output.1)), "\(match.output.0)")
    }
  }

  @Test func lintedAndFormattedSourcesAreTheSame() throws {
    let lines = try read("Makefile").matches(of: /swift format .* --recursive (.*)/)
      .map { $0.output.1.split(separator: " ").map(String.init) }
    try #require(lines.count == 2)
    #expect(lines[0] == lines[1])
    for path in lines[0] { #expect(RepositoryTests.exists(path), "\(path)") }
  }

  /// What a link in a document leads to is there.
  @Test(arguments: Repository.documents) func linksLeadSomewhere(document: String) throws {
    let folder = (document as NSString).deletingLastPathComponent
    // An example of Markdown leads nowhere.
    let text = try read(document).replacing(/(?ms)^~~~.*?^~~~$/, with: "")
    for match in text.matches(of: /\]\(([^)#\s]+)[^)]*\)|(?:src|srcset)="([^"]+)"/) {
      let target = String(match.output.1 ?? match.output.2 ?? "")
      guard !target.contains("://") else { continue }
      #expect(
        RepositoryTests.exists((folder as NSString).appendingPathComponent(target)), "\(target)")
    }
  }

  /// Documents write the number of families in words.
  @Test(arguments: [
    "README.md", "Documentation/WhyThereIsAGap.md",
    "Sources/FilmstripKit/FilmstripKit.docc/Systems/BugsPeopleMet.md",
  ]) func documentsCountTheFamilies(document: String) throws {
    let words = NumberFormatter()
    words.locale = Locale(identifier: "en")
    words.numberStyle = .spellOut
    let count = try #require(words.string(from: BugFamily.allCases.count as NSNumber))
    #expect(try read(document).lowercased().contains("\(count) families of bugs"))
  }

  /// A test that is named anew would no longer be left out, or no longer be run, by the sanitizers.
  @Test func theTestsThatTheSanitizersNameExist() throws {
    let script = try read("scripts/sanitize")
    let folder = Repository.root.appendingPathComponent("Tests")
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var tests = Data()
    for case let file as String in files where file.hasSuffix(".swift") {
      tests += try Data(contentsOf: folder.appendingPathComponent(file))
    }
    let named = script.matches(of: /--(?:skip|filter) '([^']+)'/)
      .flatMap { $0.output.1.split(separator: "|") }
    #expect(named.count > 10)
    for name in named {
      let isThere = ["struct", "func"].contains {
        tests.range(of: Data("\($0) \(name)".utf8)) != nil
      }
      #expect(isThere, "\(name)")
    }
  }

  /// Every reader that is fuzzed has inputs to begin with and words to make others of, and there are no others.
  @Test func everyFuzzedReaderHasItsCorpusAndDictionary() throws {
    let readers = try #require(
      try read("scripts/fuzz").firstMatch(of: /readers=\(([a-z ]+)\)/)?.output.1
    ).split(separator: " ").map(String.init).sorted()
    for folder in ["Corpus", "Dictionaries"] {
      let path = Repository.root.appendingPathComponent("Fuzzing/\(folder)").path
      #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == readers)
    }
  }
}
