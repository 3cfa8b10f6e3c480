import TestSupport
import Testing

/// An empty path, as of a variable that is not set, is no folder: with a file's name it would lead to the disk's root.
struct PathArgumentTests {
  @Test(arguments: [
    ["check", "--shard", "1/1", "--bundles"], ["merge", "check", "--bundles"],
    ["check", "--results"], ["check", "--report"], ["check", "--baseline"],
    ["review", "--results"],
    ["accept", "mine", "--results"], ["record", "mine.yaml", "--baseline"],
    ["prune", "--baseline"],
    ["render", "mine.yaml", "--output"], ["curve", "card", "--output"],
    ["compare", "a.mp4", "--output"], ["carry", "a.swift", "--output"],
    ["diff", "a.png", "b.png", "--output"], ["read", "a.mp4", "--output"],
    ["curve", "offsets", "--output"],
    ["init", "Films", "--filmstrip-path"],
  ])
  func anEmptyPathIsRefused(line: [String]) throws {
    let project = try FilmProject()
    let result = try filmstrip(line + [""], in: project.folder.url)
    #expect(result.status == 64, "\(result.errors)")
    let option = line.last ?? ""
    #expect(
      result.errors.contains("The value '' is invalid for '\(option) <"), "\(result.errors)")
    #expect(result.output.isEmpty)
    #expect(try project.folder.names() == ["mine.yaml"])
  }
}
