import Foundation
import Testing

@testable import FilmstripCommand

struct FolderSwapTests {
  private let project: FilmProject

  /// A project with results that differ from what is approved.
  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try project.run("check").status == 1)
  }

  private var out: String { project.folder.path("out") }

  private static func swap(_ path: String, _ text: String) throws -> FolderSwap {
    let swap = try FolderSwap(
      path, knownBy: "mark", reading: [], isLasting: false,
      isPart: { $0 == "mark" || $0.hasPrefix("file") })
    // As a file of results ends.
    try swap.write(Array("{\n  \"software\" : \"Filmstrip\"\n}\n".utf8), to: "mark")
    for number in 0..<3 { try swap.write(Array(text.utf8), to: "files/\(number)/file") }
    return swap
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

  /// Two runs of one folder at once; the later one's is there, and nobody fails.
  @Test func oneTakesThePlaceOfAnother() throws {
    let (first, second) = (
      try FolderSwapTests.swap(out, "first"), try FolderSwapTests.swap(out, "second")
    )
    try first.commit()
    try second.commit()
    for number in 0..<3 { #expect(try project.text("out/files/\(number)/file") == "second") }
    #expect(
      try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml", "out"])
  }

  @Test func manyAtOnceAllFindTheirPlace() throws {
    let path = out
    DispatchQueue.concurrentPerform(iterations: 4) { worker in
      for round in 0..<100 {
        #expect(throws: Never.self) {
          try FolderSwapTests.swap(path, "\(worker) \(round)").commit()
        }
      }
    }
    let texts = try Set((0..<3).map { try project.text("out/files/\($0)/file") })
    #expect(texts.count == 1 && texts.allSatisfy { $0.hasSuffix(" 99") })
    #expect(
      try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml", "out"])
  }

  @Test func whatIsGivenUpLeavesNothing() throws {
    do {
      let swap = try FolderSwap(
        project.folder.path("a/b/out"), knownBy: "mark", reading: [], isLasting: false,
        isPart: { _ in true })
      try swap.write([1], to: "files/file")
    }
    #expect(!project.exists("a"))
  }
}
