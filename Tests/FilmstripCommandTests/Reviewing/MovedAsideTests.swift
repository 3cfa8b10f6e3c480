import Foundation
import TestSupport
import Testing

/// Results that a killed run had moved aside come back.
struct MovedAsideTests {
  private let project: FilmProject

  /// A project with results that differ from what is approved.
  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try project.run("check").status == 1)
  }

  /// What a run leaves that is killed when it has moved the old results aside, and not yet put the new ones there.
  private func leaveBetweenTheSteps() throws {
    let part = ".filmstrip-part-0123456789abcdef"
    try project.write("\(part)/.gitignore", "")
    try project.write("\(part)/new/.gitignore", "*\n")
    try FileManager.default.createDirectory(
      at: project.url("\(part)/old"), withIntermediateDirectories: false)
    try FileManager.default.moveItem(
      at: project.url(".filmstrip"), to: project.url("\(part)/old/.filmstrip"))
  }

  @Test func acceptBringsBackWhatWasMovedAside() throws {
    try leaveBetweenTheSteps()
    try project.succeed("accept", "*")
    try project.succeed("check")
    #expect(try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml"])
  }

  @Test func aReviewBringsBackWhatWasMovedAside() throws {
    try leaveBetweenTheSteps()
    let review = try RunningPage(reviewing: project.folder.path(".filmstrip"))
    #expect(review.end() == 0)
    #expect(try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml"])
  }
}
