import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

struct HomeFolderTests {
  @Test(arguments: [
    ("--baseline=~/B", "--baseline=/home/me/B"), ("--baseline=~", "--baseline=/home/me"),
    ("-o=~/out", "-o=/home/me/out"), ("--results=~/a=~/b", "--results=/home/me/a=~/b"),
    // A shell expands what is a word of its own; another user's folder and a file's name stay.
    ("~/B", "~/B"), ("--baseline", "--baseline"), ("--baseline=~you/B", "--baseline=~you/B"),
    ("--baseline=B/~", "--baseline=B/~"), ("--baseline=", "--baseline="), ("a=~/b", "a=~/b"),
    ("", ""), ("-", "-"),
  ])
  func aTildeBehindTheSignIsTheHome(argument: String, expanded: String) {
    #expect(HomeFolder.expanded([argument], home: "/home/me") == [expanded])
    #expect(
      HomeFolder.expanded(["check", "--", argument], home: "/home/me") == ["check", "--", argument])
    #expect(HomeFolder.expanded([argument], home: nil) == [argument])
    #expect(HomeFolder.expanded([argument], home: "") == [argument])
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
