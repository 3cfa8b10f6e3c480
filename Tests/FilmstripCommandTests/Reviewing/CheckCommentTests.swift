import Foundation
import Imaging
import TestSupport
import Testing

/// What `check --comment` writes for a pull request.
struct CheckCommentTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.write(".git/HEAD", "ref: refs/heads/main\n")
  }

  private func pictures() throws -> [String] {
    try project.files("out").keys.filter { $0.hasSuffix(".png") }.sorted()
  }

  /// At most six films and pictures, and how many there are more.
  @Test func sixPicturesAreTheMost() throws {
    let names = (0..<8).map { "film\($0)" }
    func write(_ curve: String) throws {
      for name in names {
        let text = FilmProject.scenario(named: name, approaches: ["ours"], curve: curve)
        try project.write("Films/\(name).yaml", text)
      }
    }
    try write("easeOut")
    try project.succeed("record", "Films")
    try write("easeIn")
    let run = [
      "GITHUB_SERVER_URL": "https://github.com", "GITHUB_REPOSITORY": "a/b", "GITHUB_RUN_ID": "17",
    ]
    #expect(try project.run("check", "--comment", "out", environment: run).status == 1)
    #expect(try pictures() == (1...6).map { "\($0).png" })
    for (name, bytes) in try project.files("out") where name.hasSuffix(".png") {
      let picture = try PNG.decode(Array(bytes))
      #expect(picture.width == 1360 && picture.height > 1000 && bytes.count < 10_000_000)
    }
    let text = try project.text("out/comment.md")
    #expect(text.hasPrefix("<!-- filmstrip check: exit 1 -->\n## Filmstrip: 8 of 8 differ\n"))
    #expect(text.hasSuffix("and 2 more: [all of them](https://github.com/a/b/actions/runs/17)\n"))
    #expect(text.matches(of: #/!\[film\d\/ours\]\(\.\/\d\.png\)/#).count == 6)
    #expect(text.contains("(likely)") || text.contains("&#40;"))
    // The next one leaves nothing of it.
    try write("easeOut")
    try project.succeed("check", "--comment", "out")
    #expect(try project.files("out").keys.sorted() == ["comment.md"])
    #expect(try project.text("out/comment.md").hasPrefix("<!-- filmstrip check: exit 0 -->\n"))
  }

  /// Where only a picture differs, the approved one, the new one and their difference are shown.
  @Test func aPictureThatDiffersIsShownThrice() throws {
    try project.succeed("record", "mine.yaml", "--frames", "3,9", "--scale", "1")
    let baselines = project.url("Baselines/mine")
    let other = try Data(contentsOf: baselines.appendingPathComponent("ours-0009@1x.png"))
    try TestSupport.write(other, to: baselines.appendingPathComponent("ours-0003@1x.png"))
    #expect(try project.run("check", "--comment", "out").status == 1)
    #expect(try pictures() == ["1.png", "2.png", "3.png"])
    #expect(try project.files("out")["1.png"] == other)
    let text = try project.text("out/comment.md")
    #expect(text.contains("\n| Approved | New | Difference |\n| --- | --- | --- |\n| !["))
  }

  /// A form has no bar to compare, and a new film nothing to be compared with: they are shown as they are.
  @Test func filmsWithNothingToCompareAreShown() throws {
    let shown = try project.run("show", "field-in-boxes").output
    try project.write("form.yaml", shown.replacing("name: field-in-boxes", with: "name: form"))
    try project.succeed("record", "form.yaml", "--approach", "focus-lift")
    try project.write(
      "form.yaml", try project.text("form.yaml") + "device: iPhone 15\n")
    let result = try project.run(
      "check", "form.yaml", "mine.yaml", "--approach", "focus-lift", "--approach", "ours",
      "--comment", "out")
    #expect(result.status == 1)
    #expect(try pictures() == ["1.png", "2.png"])
    #expect(try project.text("out/comment.md").contains("not approved yet."))
  }

  @Test func theFolderIsItsOwn() throws {
    try project.succeed("record", "mine.yaml")
    try project.write("notes/mine.txt", "mine")
    let foreign = try project.run("check", "--comment", "notes")
    #expect(foreign.status == 73 && foreign.errors.contains("notes"))
    for folders in [["--report", "out"], ["--report", "out/report"], ["--results", "out"]] {
      let result = try filmstrip(["check", "--comment", "out"] + folders, in: project.folder.url)
      #expect(
        result.status == 64 && result.errors.contains("are one folder, or one is inside the other"))
    }
    let inside = try project.run("check", "--comment", "Baselines/out")
    #expect(inside.status == 73)
    #expect(
      try project.folder.names().filter { $0 != ".git" } == ["Baselines", "mine.yaml", "notes"])
  }
}
