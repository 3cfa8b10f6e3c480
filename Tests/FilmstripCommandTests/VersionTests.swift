import Foundation
import TestSupport
import Testing

/// The file VERSION, the command and the changelog tell of one version.
struct VersionTests {
  private func read(_ name: String) throws -> String {
    try String(contentsOf: Repository.root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theCommandHasTheVersionOfTheFile() throws {
    let version = try read("VERSION")
    #expect(version.wholeMatch(of: /\d+\.\d+\.\d+\n/) != nil)
    #expect(try filmstrip("--version").output == "filmstrip \(version)")
  }

  /// Its newest release, below what is not released yet.
  @Test func theChangelogsNewestReleaseIsTheVersion() throws {
    let releases = try read("CHANGELOG.md").matches(of: /(?m)^## (\S+) – \d{4}-\d\d-\d\d$/)
    #expect(releases.first.map { String($0.output.1) + "\n" } == (try read("VERSION")))
  }

  @Test func theReadmeSaysTheVersion() throws {
    let version = try read("VERSION").trimmingCharacters(in: .newlines)
    #expect(try read("README.md").contains("**Status:** version \(version),"))
  }

  /// The workflow that teams copy asks for it, by its tag.
  @Test func theWorkflowToCopyAsksForTheVersion() throws {
    for file in ["films", "films-comment"] {
      let workflow = try read("Examples/workflow/\(file).yml")
      let tag = try #require(
        workflow.firstMatch(of: /uses: OWNER\/filmstrip(?:\/comment)?@v(\S+)\n/)?.output.1)
      #expect("\(tag)\n" == (try read("VERSION")))
    }
  }
}
