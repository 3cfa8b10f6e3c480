import Foundation
import TestSupport
import Testing

/// Results may have come from elsewhere: an archive, an artifact, a branch of somebody's.
struct ResultsFolderTests {
  private let project: FilmProject

  /// Results of which one film differs, and a file outside of them.
  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try project.run("check").status == 1)
    try project.write("secret/ours.trace.json", "a secret")
    try project.write("secret/results.json", project.text(".filmstrip/results.json"))
  }

  /// Puts a link in the place of something in the results.
  private func link(_ name: String, to target: String) throws {
    try project.remove(".filmstrip/\(name)")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.path(".filmstrip/\(name)"),
      withDestinationPath: project.folder.path(target))
  }

  private static let links = [
    ("actual/mine/ours.trace.json", "secret/ours.trace.json"), ("actual/mine", "secret"),
    ("expected/mine/ours.trace.json", "Baselines/mine/ours.trace.json"),
    ("results.json", "secret/results.json"),
  ]

  @Test(arguments: links) func acceptFollowsNoLink(name: String, target: String) throws {
    try link(name, to: target)
    let before = try project.files(".")
    let result = try project.run("accept", "mine/ours")
    #expect(result.status == 74 && result.errors.contains("links are not followed"))
    #expect(!result.errors.contains("a secret"))
    #expect(try project.files(".") == before)
  }

  @Test func aReviewShowsNothingBehindALink() throws {
    let review = try RunningPage(reviewing: project.folder.path(".filmstrip"))
    func get() -> String {
      review.send(
        "GET /\(review.token)/files/actual/mine/ours.trace.json HTTP/1.1\r\nHost: 127.0.0.1:\(review.port)\r\n\r\n"
      )
    }
    #expect(get().hasPrefix("HTTP/1.1 200"))
    try link("actual/mine", to: "secret")
    let answer = get()
    #expect(!answer.hasPrefix("HTTP/1.1 200") && !answer.contains("a secret"))
  }

  /// The next check replaces the links, and leaves what they lead to.
  @Test(arguments: links) func aCheckReplacesLinks(name: String, target: String) throws {
    let before = try project.files(".filmstrip")
    let others = try ["secret", "Baselines"].map { try project.files($0) }
    try link(name, to: target)
    #expect(try project.run("check", "--report", "out").status == 1)
    #expect(try project.files(".filmstrip") == before)
    #expect(try ["secret", "Baselines"].map { try project.files($0) } == others)
  }

  /// A pipe would be waited for.
  @Test func onlyPlainFilesAreRead() throws {
    try project.remove(".filmstrip/actual/mine/ours.trace.json")
    #expect(mkfifo(project.folder.path(".filmstrip/actual/mine/ours.trace.json"), 0o600) == 0)
    #expect(try project.run("accept", "mine/ours").status == 74)
  }

  /// No check writes results over what it read, so no results say so.
  @Test func baselinesInTheResultsAreRefused() throws {
    let text = try project.text(".filmstrip/results.json")
    let folder = "\"folder\" : \"Baselines\""
    #expect(text.contains(folder))
    for name in [".filmstrip", ".filmstrip/new"] {
      try project.write(
        ".filmstrip/results.json",
        text.replacing(folder, with: "\"folder\" : \"\(name)\""))
      let before = try project.files(".")
      let result = try project.run("accept", "*")
      #expect(result.status == 65 && result.errors.contains("which no check writes"))
      #expect(try project.files(".") == before)
    }
  }
}
