import Foundation
import TestSupport
import Testing

/// Functions that one reads at a glance.
struct FunctionLengthTests {
  private static let most = 60

  /// The declarations of a file that are longer, each with its lines.
  ///
  /// The sources have one format, so a declaration's body ends at the brace below its first letter.
  private func long(in text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.indices.compactMap { first in
      let line = lines[first]
      let code = line.drop { $0 == " " }
      let words = code.split { " (<?".contains($0) }
      guard words.contains(where: { ["func", "init", "subscript", "var"].contains($0) }),
        !code.hasPrefix("//"), !code.hasPrefix("let "), !line.hasSuffix("}")
      else { return nil }
      let indent = line.prefix { $0 == " " }
      let opening = lines[first...].prefix(FunctionLengthTests.most).firstIndex {
        $0.hasSuffix("{") || $0.hasSuffix(" in") || $0.isEmpty
      }
      guard let opening, !lines[opening].isEmpty,
        let last = lines[opening...].dropFirst().firstIndex(of: indent + "}"),
        last - first >= FunctionLengthTests.most
      else { return nil }
      return "\(code) has \(last - first + 1) lines"
    }
  }

  @Test func noFunctionIsLong() throws {
    let folder = Repository.root.appendingPathComponent("Sources/Recordings")
    let files = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let sources = (files ?? []).filter { $0.hasSuffix(".swift") }
    #expect(sources.count > 80)
    for file in sources {
      let text = try String(
        contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      #expect(long(in: text).isEmpty, "\(file): \(long(in: text))")
    }
  }

  /// It finds one that is a line too long, whatever its signature looks like.
  @Test func aLongFunctionIsFound() {
    for (head, count) in [
      ("  init(_ a: Int) {", 1), ("  static func a(\n    b: Int\n  ) -> Int {", 3),
      ("  var a: Int {", 1), ("  mutating func a()\n  {", 2),
    ] {
      for extra in [0, 1] {
        let body = [String](
          repeating: "    a()", count: FunctionLengthTests.most - count - 1 + extra)
        let text = ([head] + body + ["  }", "}"]).joined(separator: "\n")
        #expect(long(in: text).count == extra, "\(head)")
      }
    }
  }
}
