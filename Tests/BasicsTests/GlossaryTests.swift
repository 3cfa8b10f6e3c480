import Foundation
import TestSupport
import Testing

/// Every type that the glossary names is there.
struct GlossaryTests {
  /// The names of all types that the sources declare.
  private func declared() throws -> Set<String> {
    let sources = Repository.root.appendingPathComponent("Sources")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var names: Set<String> = []
    for case let file as String in files where file.hasSuffix(".swift") {
      let text = try String(contentsOf: sources.appendingPathComponent(file), encoding: .utf8)
      for match in text.matches(of: /\b(?:struct|class|enum|protocol|typealias) ([A-Z]\w*)/) {
        names.insert(String(match.output.1))
      }
    }
    return names
  }

  @Test func itsTypesAreDeclared() throws {
    let declared = try declared()
    let glossary = try String(
      contentsOf: Repository.root.appendingPathComponent("Documentation/Glossary.md"),
      encoding: .utf8)
    let rows = glossary.split(separator: "\n").filter { $0.hasPrefix("| ") && $0.contains("`") }
    #expect(rows.count > 70)
    for row in rows {
      let types = try #require(row.split(separator: "|").last)
      for match in types.matches(of: /`([A-Z]\w*)/) {
        #expect(declared.contains(String(match.output.1)), "\(match.output.1)")
      }
    }
  }
}
