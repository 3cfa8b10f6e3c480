import Foundation
import TestSupport
import Testing

/// The Swift in documents and in doc comments is code that was compiled: every listing is a part of a file of this folder.
struct ListingsTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// A text's code without spaces and line breaks, marks of snippets, imports, and the `@main` of a program, as tests
  /// have one of their own.
  private static func code(of text: String) -> String {
    text.split(separator: "\n").filter { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      return line != "// end" && line != "@main" && !line.hasPrefix("// snippet: ")
        && !line.hasPrefix("import ")
    }.joined().filter { !$0.isWhitespace }
  }

  /// Shows manifests and an app's own files, which are no code of a user of the products.
  private static let carrying = "Documentation/Carrying.md"

  /// The listings of documents, but that for swift-snapshot-testing, which this package does not depend on.
  private static let listings: [String] = Repository.documents.flatMap { document -> [String] in
    guard document != carrying else { return [] }
    let file = Repository.root.appendingPathComponent(document)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.matches(of: /(?s)```swift\n(.*?)```/).map { String($0.output.1) }
      .filter { !$0.contains("import SnapshotTesting") }
  }

  /// The listings of doc comments, which say that they are Swift.
  private static let documented: [String] = {
    let sources = Repository.root.appendingPathComponent("Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String }
    return (paths ?? []).filter { $0.hasSuffix(".swift") }.sorted().flatMap { path in
      let file = sources.appendingPathComponent(path)
      let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "")
        .split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        .map { $0.hasPrefix("///") ? String($0.dropFirst(3)) : "" }
      return lines.joined(separator: "\n").matches(of: /(?s)```swift\n(.*?)\n ```/)
        .map { String($0.output.1) }
    }
  }()

  @Test func thereAreListings() {
    #expect(ListingsTests.listings.count >= 3)
    #expect(ListingsTests.documented.count >= 8)
  }

  @Test(arguments: listings + documented) func theListingIsCompiled(listing: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: ListingsTests.folder.path)
    let isThere = try names.filter { $0.hasSuffix(".swift") }.contains { name in
      let file = ListingsTests.folder.appendingPathComponent(name)
      return ListingsTests.code(of: try String(contentsOf: file, encoding: .utf8))
        .contains(ListingsTests.code(of: listing))
    }
    #expect(isThere, "no file of Tests/DocumentationTests has this code:\n\(listing)")
  }
}
