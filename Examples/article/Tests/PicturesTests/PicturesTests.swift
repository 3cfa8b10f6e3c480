import Foundation
import Testing

/// The script makes every picture that the article names.
@Test func everyPictureOfTheArticleIsMade() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let article = try String(
    contentsOf: root.appending(path: "Article.docc/Article.md"), encoding: .utf8)
  let script = try String(
    contentsOf: root.appending(path: "Sources/Pictures/Pictures.swift"), encoding: .utf8)
  let names = article.matches(of: /\!\[[^\]]*\]\(([a-z]+)\)/).map { String($0.output.1) }
  #expect(names.count == 3)
  for name in names { #expect(script.contains("/\(name)"), "\(name)") }
}
