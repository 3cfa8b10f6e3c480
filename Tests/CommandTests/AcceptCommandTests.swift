import Foundation
import Testing

struct AcceptCommandTests {
  private let project: FilmProject

  /// Both approaches with a picture, of which one is another film since; checked.
  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
  }

  private func check() throws {
    #expect(try project.run("check", "mine.yaml").status == 1)
  }

  @Test func oneIsAcceptedByItsName() throws {
    try check()
    let before = try project.files()
    let dry = try project.succeed("accept", "mine/ours", "--dry-run")
    #expect(
      dry.errors == """
        Would accept mine/ours: Baselines/mine/ours.trace.json
        Would accept mine/ours-0003@1x: Baselines/mine/ours-0003@1x.png

        """)
    #expect(try project.files() == before)
    // A picture alone.
    try project.succeed("accept", "mine/ours-0003@1x")
    #expect(
      try project.text("Baselines/mine/ours.trace.json")
        == String(decoding: #require(before["mine/ours.trace.json"]), as: UTF8.self))
    // Then the film, of which the picture is accepted already.
    try project.succeed("accept", "mine/ours")
    let actual = try project.text(".filmstrip/actual/mine/ours.trace.json")
    #expect(try project.text("Baselines/mine/ours.trace.json") == actual)
    #expect(try project.run("accept", "mine/ours").status == 64)
    let none = try project.run("accept", "*")
    #expect(none.status == 64 && none.errors.contains("The last check left nothing to accept."))
    try project.succeed("check")
  }

  @Test(arguments: ["*", "mine", "mine/*", "m?ne/o*"]) func allOfAPatternAreAccepted(
    pattern: String
  ) throws {
    try check()
    let result = try project.succeed("accept", pattern)
    #expect(result.errors.split(separator: "\n").count == 2)
    #expect(try project.succeed("check").output == "4 of 4 are as approved.\n")
  }

  /// Nothing is accepted where one baseline is not what was compared.
  @Test(arguments: ["mine/ours.trace.json", "mine/ours-0003@1x.png"])
  func aBaselineThatChangedSinceIsNotReplaced(name: String) throws {
    try check()
    var file = try #require(try project.files()[name])
    file.append(contentsOf: Array(" ".utf8))
    try file.write(to: project.url("Baselines/\(name)"))
    let before = try project.files()
    let result = try project.run("accept", "*")
    #expect(result.status == 65)
    #expect(result.errors.contains("Baselines/\(name) has changed since it was checked"))
    #expect(try project.files() == before)
    try check()
    try project.succeed("accept", "*")
    try project.succeed("check")
  }

  /// A formatter that took spaces away does not make the file somebody else's.
  @Test func aReformattedBaselineIsReplaced() throws {
    let name = "Baselines/mine/ours.trace.json"
    try project.write(
      name, try project.text(name).replacing("\": ", with: "\":").replacing("\n", with: ""))
    try check()
    try project.succeed("accept", "*")
    #expect(try project.succeed("check").output == "4 of 4 are as approved.\n")
  }

  @Test func withoutResultsTheNextCommandIsNamed() throws {
    let result = try project.run("accept", "*")
    #expect(result.status == 74 && result.errors.contains("run `filmstrip check` first"))
  }

  @Test func whatIsNotApprovedYetIsAccepted() throws {
    try project.remove("Baselines")
    let check = try project.run("check", "mine.yaml")
    #expect(check.status == 2 && check.output.contains("Record what is there now"))
    try project.succeed("accept", "*")
    #expect(try project.succeed("check").output == "2 of 2 are as approved.\n")
  }

  /// Results that came from elsewhere lead nowhere but into their folders.
  @Test(arguments: [
    ("\"name\" : \"mine/ours\"", "\"name\" : \"../../ours\""),
    ("\"name\" : \"mine/ours\"", "\"name\" : \"/tmp/ours\""),
    ("\"actual\" : \"actual", "\"actual\" : \"../mine.yaml"),
    ("{", "["),
  ])
  func resultsThatLeadElsewhereAreRefused(old: String, new: String) throws {
    try check()
    let text = try project.text(".filmstrip/results.json")
    #expect(text.contains(old))
    try project.write(".filmstrip/results.json", text.replacing(old, with: new))
    let before = try project.files()
    let result = try project.run("accept", "*")
    #expect(result.status == 65 && result.errors.contains("is not what a check writes"))
    #expect(try project.files() == before)
  }
}
