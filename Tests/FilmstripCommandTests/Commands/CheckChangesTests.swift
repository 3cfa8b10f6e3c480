import Foundation
import TestSupport
import Testing

/// `check --changed-since` and `check --watch`.
struct CheckChangesTests {
  private let project: FilmProject

  /// Two scenarios, approved and committed.
  init() throws {
    project = try FilmProject()
    try project.write("Films/two.yaml", FilmProject.scenario(named: "two"))
    try project.write("notes.md", "notes\n")
    try project.write("app/Chat.swift", "// code\n")
    try project.write(".gitignore", ".filmstrip\nhidden.yaml\n")
    try git("init -q")
    try project.succeed("record", "mine.yaml", "Films/two.yaml", "--frames", "3", "--scale", "1")
    try git("add -A")
    try git("commit -q -m one")
  }

  private func git(_ line: String) throws {
    let result = try shell(
      "git -c user.name=a -c user.email=a@b \(line)", in: project.folder.url)
    try #require(result.status == 0, "\(result.errors)")
  }

  private func check(_ revision: String = "HEAD", _ more: String...) throws -> CommandResult {
    try filmstrip(["check", "--changed-since", revision] + more, in: project.folder.url)
  }

  @Test func unchangedFilmsAreNotCompared() throws {
    for (file, text) in [("notes.md", "other\n"), ("app/Chat.swift", "// other\n")] {
      try project.write(file, text)
      let result = try check()
      #expect(result.status == 0)
      #expect(
        result.output
          == "Nothing has changed since HEAD.\n0 approved, 0 compared; 8 more were not asked for.\n"
      )
    }
  }

  /// A film is compared where its scenario, one of its baselines or what plays it is another one.
  @Test(arguments: [
    ("mine.yaml", 4), ("Films/two.yaml", 4), ("Baselines/mine/ours.trace.json", 2),
    ("Baselines/two/ours-0003@1x.png", 2), (".github/workflows/ci.yml", 8),
    ("tools/Makefile", 8),
  ]) func filmsThatMayDifferAreCompared(file: String, compared: Int) throws {
    let before = project.exists(file) ? try Data(contentsOf: project.url(file)) : Data()
    try FileManager.default.createDirectory(
      at: project.url(file).deletingLastPathComponent(), withIntermediateDirectories: true)
    try TestSupport.write(before + "\n".utf8, to: project.url(file))
    let rest = 8 - compared
    let said = rest > 0 ? "; \(rest) more were not asked for" : ""
    #expect(try check().output.hasSuffix("8 approved, 8 compared.\n") == (rest == 0))
    #expect(try check().output.hasSuffix("\(compared) approved, \(compared) compared\(said).\n"))
    // Committed or not.
    try git("add -A")
    try git("commit -q -m two")
    #expect(try check().output.hasPrefix("Nothing has changed since HEAD.\n"))
    #expect(
      try check("HEAD~1").output.hasSuffix("\(compared) approved, \(compared) compared\(said).\n"))
  }

  @Test func aDifferenceIsFound() throws {
    try project.write("Films/two.yaml", FilmProject.scenario(named: "two", curve: "easeIn"))
    let result = try check()
    #expect(result.status == 1)
    #expect(result.output.contains("two/ours: different layout."))
    #expect(!result.output.contains("mine/"))
  }

  /// What git does not know of, or ignores, cannot be told.
  @Test(arguments: ["new.yaml", "hidden.yaml"]) func filmsUnknownToGitAreCompared(file: String)
    throws
  {
    try project.write(file, FilmProject.scenario(named: "new"))
    let result = try check("HEAD", file, "mine.yaml")
    #expect(result.status == 2)
    #expect(result.output.contains("new/ours: not approved yet."))
    #expect(!result.output.contains("mine/"))
  }

  @Test func revisionsUnknownToGitAreRefused() throws {
    for revision in ["nowhere", "HEAD:notes.md", "-x", "HEAD --output=x"] {
      let result = try project.run("check", "--changed-since=\(revision)")
      #expect(result.status == 64)
      #expect(result.errors.contains("git knows no revision \(revision) here"))
    }
    let other = try FilmProject()
    let result = try other.run("check", "--changed-since", "HEAD")
    #expect(result.status == 64)
    #expect(result.errors.contains("is in no work tree of git"))
  }

  @Test func aSaveIsChecked() throws {
    let other = FilmProject.scenario(curve: "easeIn")
    try project.write("other", other)
    let result = try shell(
      """
      "$FILMSTRIP" check --watch > out 2> err & pid=$!
      seen() { for i in $(seq 200); do [ "$(grep -c Waiting err)" -ge "$1" ] && return; sleep 0.05; done; }
      seen 1; cp other mine.yaml; seen 2; echo "name: [" > mine.yaml; seen 3; cp other mine.yaml; seen 4
      kill -INT $pid; wait $pid; echo "ended with $?"
      """, in: project.folder.url)
    #expect(result.output == "ended with 1\n")
    let (said, errors) = (try project.text("out"), try project.text("err"))
    #expect(said.hasPrefix("8 of 8 are as approved.\n8 approved, 8 compared.\n"))
    #expect(said.matches(of: #/mine\/ours: different layout/#).count == 2)
    #expect(errors.contains("mine.yaml has changed.") && errors.contains("Error: mine.yaml:"))
  }

  @Test(arguments: [
    "check --watch --json", "check --watch --github", "check --watch --shard 1/2",
    "merge check --watch", "plan check --watch",
  ]) func whoLooksIsAlone(line: String) throws {
    let result = try filmstrip(
      line.split(separator: " ").map(String.init), in: project.folder.url)
    #expect(result.status == 64 && result.errors.contains("--watch checks repeatedly"))
  }
}
