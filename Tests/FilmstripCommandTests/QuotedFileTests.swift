import Foundation
import TestSupport
import Testing

/// What a baseline can make the command read, and what messages say of it.
struct QuotedFileTests {
  /// Secrets in the forms in which machines keep them; no message may hold the word of `mark`.
  private static let secrets = [
    "root:hunter2:0:0::/root:/bin/sh\n", "TOKEN=hunter2\n", "token: hunter2\n", "hunter2\n",
    "hunter2: [\n", "{\"hunter2\": \"hunter2\"}\n", "[hunter2]\n", "- hunter2\n",
    "{hunter2, hunter2}\n", "a: hunter2\na: hunter2\n", "\u{7}hunter2\n", "*hunter2\n", "\thunter2",
    "? hunter2\n", "\"hunter2\n", "!hunter2 hunter2\n", "%hunter2\n", "{\"software\": \"hunter2\"}",
    "\"hunter2\"", "{\"software\" hunter2", "{\"name\": hunter2", "name: [hunter2\n",
  ]
  private static let mark = "hunter2"

  private let outer: ScratchFolder
  private let project: URL

  /// A project with an approved film, and a secret beside the project.
  init() throws {
    outer = try ScratchFolder()
    project = outer.url.appendingPathComponent("project")
    try FileManager.default.createDirectory(
      at: project.appendingPathComponent(".git"), withIntermediateDirectories: true)
    try write(FilmProject.scenario().utf8, to: project.appendingPathComponent("mine.yaml"))
    let result = try run("record", "mine.yaml")
    #expect(result.status == 0, "\(result.errors)")
  }

  private func run(_ arguments: String...) throws -> CommandResult {
    try filmstrip(arguments, in: project)
  }

  private var trace: URL { project.appendingPathComponent("Baselines/mine/ours.trace.json") }

  private func expectNoSecret(_ result: CommandResult, _ what: String) {
    #expect(result.status != 0, "\(what)")
    #expect(!(result.output + result.errors).isEmpty, "\(what)")
    for text in [result.output, result.errors] {
      #expect(!text.contains(QuotedFileTests.mark), "\(what): \(text)")
    }
  }

  @Test func noSourceLeadsOutOfTheProject() throws {
    let secret = "TOKEN=\(QuotedFileTests.mark)\n"
    let good = try String(contentsOf: trace, encoding: .utf8)
    for name in ["secret", "secret.yaml"] { _ = try outer.file(name, secret) }
    try write(secret.utf8, to: project.appendingPathComponent("secret"))
    try FileManager.default.createSymbolicLink(
      atPath: project.appendingPathComponent("link.yaml").path,
      withDestinationPath: "../secret.yaml")
    try FileManager.default.createSymbolicLink(
      atPath: project.appendingPathComponent("inner.yaml").path, withDestinationPath: "secret")
    for source in [
      "../../secret.yaml", "../../secret", "../secret", "../link.yaml", "../inner.yaml",
      outer.path("secret.yaml"), "../x/../../secret.yaml", "/etc/passwd", "../../none.yaml",
    ] {
      let text = good.replacing(
        "\"source\": \"../mine.yaml\"", with: "\"source\": \"\(source)\"")
      try #require(text != good)
      try write(text.utf8, to: trace)
      for arguments in [["check"], ["prune"], ["record"], ["check", "--json"]] {
        let result = try filmstrip(arguments, in: project)
        expectNoSecret(result, "\(source) \(arguments)")
        #expect(result.status == 65, "\(source) \(arguments)")
        let said = result.unbroken + result.errors
        #expect(said.contains("ours.trace.json"), "\(said)")
        #expect(said.contains("in the project"), "\(said)")
      }
    }
    #expect(FileManager.default.fileExists(atPath: trace.path))
  }

  /// A scenario is recorded from where it is found again.
  @Test func nothingIsRecordedFromOutside() throws {
    let file = try outer.file("other.yaml", FilmProject.scenario(named: "other"))
    let result = try run("record", file)
    #expect(result.status == 65 && result.errors.contains("in the project"))
    #expect(
      !FileManager.default.fileExists(atPath: project.path + "/Baselines/other"))
  }

  /// A file of the project with a scenario's name is read, but no line of it is told unless it is one.
  @Test(arguments: secrets) func noLineOfAnotherFileIsQuoted(secret: String) throws {
    let file = project.appendingPathComponent("secret.yaml")
    try write(secret.utf8, to: file)
    for arguments in [
      ["check", "secret.yaml"], ["record", "secret.yaml"], ["measure", "secret.yaml"],
      ["render", "secret.yaml"], ["check", "."], ["explain", "secret.yaml", "--approach", "frame"],
    ] {
      expectNoSecret(try filmstrip(arguments, in: project), "\(arguments)")
    }
    // The same where a trace should be.
    try write(secret.utf8, to: trace)
    for arguments in [["check", "mine.yaml"], ["record", "mine.yaml", "--frames", "1"]] {
      let result = try filmstrip(arguments, in: project)
      #expect(!(result.output + result.errors).contains(QuotedFileTests.mark), "\(arguments)")
      #expect(result.status != 0, "\(arguments)")
    }
  }
}
