import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

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

  @Test(arguments: [
    ("~/B", "/home/me/B"), ("~", "/home/me"), ("~/a=~/b", "/home/me/a=~/b"),
    // Another user's folder and a file's name stay.
    ("~you/B", "~you/B"), ("B/~", "B/~"), ("./~", "./~"), ("a=~/b", "a=~/b"), ("-", "-"),
  ])
  func aTildeAtTheBeginIsTheHome(text: String, path: String) {
    #expect(PathArgument.expanded(text, home: "/home/me") == path)
    #expect(PathArgument.expanded(text, home: nil) == text)
    #expect(PathArgument.expanded(text, home: "") == text)
    #expect(PathArgument(argument: text)?.text == text)
  }

  @Test func noFolderOfThatNameIsMade() throws {
    let project = try FilmProject()
    try FileManager.default.createDirectory(
      at: project.url("home"), withIntermediateDirectories: false)
    let environment = ["HOME": project.url("home").path]
    let recorded = try project.run(
      "record", "mine.yaml", "--baseline=~/B", environment: environment)
    #expect(recorded.status == 0, "\(recorded.errors)")
    let checked = try project.run(
      "check", "--baseline=~/B", "--results=~/R", "--report=~/out", environment: environment)
    #expect(checked.status == 0, "\(checked.errors)")
    #expect(try project.folder.names() == ["home", "mine.yaml"])
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: project.url("home").path).sorted()
        == ["B", "R", "out"])
  }
}
