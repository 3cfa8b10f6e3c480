import Foundation
import Imaging
import TestSupport
import Testing

struct CheckCommandTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
  }

  private func differ() throws {
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
  }

  @Test func filmsAsApprovedExitWithZero() throws {
    let before = try project.files()
    let result = try project.succeed("check", "mine.yaml")
    #expect(result.output == FilmProject.asApproved(4) && result.errors.isEmpty)
    #expect(try project.files() == before)
    #expect(try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml"])
    #expect(try project.files(".filmstrip").keys.sorted() == [".gitignore", "results.json"])
    #expect(try project.text(".filmstrip/.gitignore") == "*\n")
  }

  @Test func aDifferenceIsOneAndKept() throws {
    try differ()
    let before = try project.files()
    let result = try project.run("check")
    #expect(result.status == 1)
    #expect(result.output.contains("mine/ours: different layout. toolbar."))
    #expect(result.output.contains("2 of 4 differ.\nReview: filmstrip review."))
    #expect(try project.files() == before)
    #expect(
      try project.files(".filmstrip").keys.sorted() == [
        ".gitignore", "actual/mine/ours-0003@1x.png", "actual/mine/ours.trace.json",
        "difference/mine/ours-0003@1x.png", "expected/mine/ours-0003@1x.png",
        "expected/mine/ours.trace.json", "log/mine/ours.txt", "results.json",
      ])
    // Threads do not change what is found.
    let results = try project.text(".filmstrip/results.json")
    #expect(try project.run("check", "-j", "1").output == result.output)
    #expect(try project.text(".filmstrip/results.json") == results)
    // The next check leaves nothing of this one.
    try project.write("mine.yaml", FilmProject.scenario())
    try project.succeed("check")
    #expect(try project.files(".filmstrip").keys.sorted() == [".gitignore", "results.json"])
  }

  /// A folder that is checked holds its films to be recorded, and its baselines to have scenarios.
  @Test func aFolderIsWhole() throws {
    for name in ["one", "two"] {
      try project.write("Films/\(name).yaml", FilmProject.scenario(named: name))
    }
    try project.succeed("record", "Films")
    try project.succeed("check", "Films")
    try project.write("Films/three.yaml", FilmProject.scenario(named: "three"))
    let missing = try project.run("check", "Films")
    #expect(missing.status == 1 && missing.output.contains("three/ours: not approved yet."))
    try project.remove("Films/three.yaml")
    try project.remove("Films/two.yaml")
    for folder in ["Films", "./Films/"] {
      let gone = try project.run("check", folder)
      #expect(gone.status == 1)
      #expect(gone.output.contains("two/ours: orphaned. ../Films/two.yaml is gone."))
    }
    // What is in another folder, or named alone, is not asked for.
    try project.succeed("check", "Films/one.yaml")
    try project.write("Other/four.yaml", FilmProject.scenario(named: "four"))
    try project.succeed("record", "Other")
    try project.succeed("check", "Other")
  }

  /// What breaks in other settings is a difference for which there is nothing to approve.
  @Test func otherSettingsHaveNoBaselines() throws {
    try project.write(
      "growing.yaml",
      """
      name: growing
      until: 1.4
      events: [{at: 0, keyboard: show}, {at: 0.8, type: 3}]
      approaches: [transform, bar-grows-down]
      """)
    try project.succeed("record", "growing.yaml")
    try project.succeed("check", "growing.yaml", "--variant", "rightToLeft+boldText")
    let result = try project.run("check", "growing.yaml", "--variant", "AX5", "--variant", "xS")
    #expect(result.status == 1)
    #expect(
      result.unbroken.contains(
        "growing/bar-grows-down+AX5: breaks in other settings. Off by 128.0 pt at"))
    #expect(!result.output.contains("transform+AX5: breaks in other settings. Off by"))
    #expect(!result.output.contains("+xS"))
    #expect(result.output.contains("4 more were played in other settings"))
    // A strip of each that breaks, which is in reports, too.
    let strip = "difference/growing/bar-grows-down+AX5.png"
    #expect(project.exists(".filmstrip/\(strip)"))
    let reported = try project.run(
      "check", "growing.yaml", "--variant", "AX5", "--report", "report", "-j", "2")
    #expect(reported.status == 1)
    let page = try project.text("report/index.html")
    #expect(page.contains("own settings, and in AX5: growing/bar-grows-down+AX5"))
    #expect(try project.files("report")[strip] == project.files(".filmstrip")[strip])
    let before = try project.files("Baselines")
    let accepted = try project.run("accept", "growing/*")
    #expect(accepted.errors.contains("films that break in other settings have no baseline"))
    #expect(try project.files("Baselines") == before)
    try project.succeed("check", "growing.yaml")
    try project.write(
      "growing.yaml", try project.text("growing.yaml") + "\nvariants: [AX5]")
    #expect(try project.run("check", "growing.yaml").status == 1)
  }

  @Test func nothingComparedIsTwo() throws {
    try project.remove("Baselines")
    let nothing = try project.run("check")
    #expect(nothing.status == 2)
    #expect(
      nothing.output
        == "Nothing was compared.\nRecord baselines: filmstrip record SCENARIO…\n0 approved, 0 compared.\n"
    )
    let missing = try project.run("check", "mine.yaml")
    #expect(missing.status == 2 && missing.output.contains(".trace.json does not exist."))
    #expect(!project.exists("Baselines"))
  }

  /// What is said fits a page that shows a hundred characters a line.
  @Test func linesAreNoLongerThanAHundredCharacters() throws {
    try project.write("mine.yaml", project.text("mine.yaml") + "context: inherited\n")
    let result = try project.run("check")
    #expect(result.status == 1 && result.unbroken.contains(" frames; "), "\(result.output)")
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 }, "\(result.output)")
  }

  /// An approved picture that is damaged beside its pixels passes, and check says what it left out.
  @Test func damageNextToAnApprovedPictureIsReported() throws {
    let name = "Baselines/mine/ours-0003@1x.png"
    var file = [UInt8](try Data(contentsOf: project.url(name)))
    let size = try #require(file.firstRange(of: Array("pHYs".utf8)))
    file[size.upperBound + 9] ^= 1
    try Data(file).write(to: project.url(name))
    let result = try project.run("check")
    #expect(result.status == 0)
    #expect(
      result.unbroken.contains(
        "The chunk pHYs of the approved picture does not match its checksum and was left out."))
  }

  @Test func anotherEnvironmentAloneIsThree() throws {
    let name = "Baselines/mine/ours-0003@1x.png"
    let file = [UInt8](try Data(contentsOf: project.url(name)))
    let signature = try #require(
      try PNG.textChunks(of: file).first { $0.keyword == "Environment" }?.text)
    let version = try #require(signature.firstMatch(of: /cairo ([0-9.]+)/)?.output.1)
    let bitmap = try PNG.decode(file)
    var pixels = bitmap.pixels
    pixels[5000] ^= 0xFFFF
    let other = try #require(
      Bitmap(width: bitmap.width, height: bitmap.height, pixels: pixels))
    let remark = try #require(
      PNG.Text("Environment", signature.replacing("cairo \(version)", with: "cairo 0.1")))
    let edited = try PNG.adding(remark, to: PNG.encode(other, scale: 1))
    try Data(edited).write(to: project.url(name))
    let result = try project.run("check")
    #expect(result.status == 3)
    #expect(
      result.output.hasPrefix("Pictures were approved in another environment. This one: cairo "))
    #expect(result.output.contains("cairo 0.1 → \(version)  (1)"))
    // With a difference of another kind it is a difference.
    try differ()
    #expect(try project.run("check").status == 1)
    // It can be accepted as any other.
    try project.succeed("accept", "*")
    try project.succeed("check")
  }

  @Test func aThresholdForAPartIsGiven() throws {
    let wrong = try project.run("check", "--part", "nothing=0.2")
    #expect(wrong.status == 64)
    #expect(try project.run("check", "--threshold", "2").status == 64)
    #expect(try project.run("check", "-j", "0").status == 64)
    try project.succeed("check", "--part", "keyboard=0.2", "--threshold", "0.1")
  }

  @Test func builtInsAreFoundAgainByTheirBaselines() throws {
    try project.remove("Baselines")
    try project.succeed("record", "no-animation", "--baseline", "Kept/Films")
    let result = try project.succeed("check", "--baseline", "Kept/Films")
    #expect(result.output.contains("as approved."))
    #expect(!project.exists("Baselines"))
    // A link to the folder is as good.
    try FileManager.default.createSymbolicLink(
      atPath: project.url("Link").path, withDestinationPath: "Kept/Films")
    #expect(try project.succeed("check", "--baseline", "Link").output == result.output)
  }

  @Test func anotherFolderIsNeverReplaced() throws {
    try project.write("Results/photo.txt", "mine")
    // What is called as ours are is not ours.
    try project.write("Bench/results.json", "{\"mine\": 1}")
    try project.write("Bench/photo.txt", "mine")
    try project.write("File", "mine")
    for name in ["Results", "Bench", "File", "Baselines", "."] {
      let result = try project.run("check", "--results", name)
      #expect(result.status == 73, "\(name)")
      #expect(result.errors.contains(name == "." ? "is the current folder" : "is not replaced"))
      #expect(try project.run("check", "--report", name).status == 73, "\(name)")
    }
    #expect(try project.text("Results/photo.txt") == "mine")
    #expect(try project.text("Bench/photo.txt") == "mine" && project.exists("Bench/results.json"))
    #expect(try project.text("File") == "mine")
    // An empty folder is taken, and folders on the way are made.
    try FileManager.default.createDirectory(
      at: project.url("Empty"), withIntermediateDirectories: false)
    try project.succeed("check", "--results", "Empty")
    try project.succeed("check", "--results", "Empty/")
    try project.succeed("check", "--results", "a/b/c")
    #expect(project.exists("Empty/results.json") && project.exists("a/b/c/results.json"))
  }

  @Test func aReportIsReplacedWhole() throws {
    try differ()
    for _ in 1...2 {
      let result = try project.run("check", "--report", "out")
      #expect(result.status == 1 && result.errors == "Wrote out/index.html\n")
    }
    let files = try project.files("out")
    for name in [
      "index.html", "junit.xml", "reg.json", "outcomes.jsonl", "actual/mine/ours.trace.json",
      "difference/mine/ours-0003@1x.png",
    ] { #expect(files[name] != nil, "\(name)") }
    try project.write("mine.yaml", FilmProject.scenario())
    try project.succeed("check", "--report", "out")
    #expect(
      try project.files("out").keys.sorted()
        == ["index.html", "junit.xml", "outcomes.jsonl", "reg.json"])
    #expect(
      try project.folder.names() == [".filmstrip", "Baselines", "mine.yaml", "out"])
  }

  /// What is opened in a report's folder leads from there to where files are; tools that read JUnit begin at the project.
  @Test func aReportNamesFilesFromWhereItIsOpened() throws {
    try differ()
    _ = try project.run("check", "--report", "out/report")
    for name in ["index.html", "outcomes.jsonl"] {
      let text = try project.text("out/report/\(name)")
      #expect(text.contains("../../mine.yaml"), "\(name)")
      #expect(text.contains("../../Baselines/mine/ours.trace.json"), "\(name)")
    }
    let junit = try project.text("out/report/junit.xml")
    #expect(junit.contains("file=\"mine.yaml\""))
    #expect(junit.contains("[[ATTACHMENT|out/report/actual/mine/ours.trace.json]]"))
  }

  @Test func gitHubAnnotationsNameThePlace() throws {
    try differ()
    let environment = [
      "GITHUB_STEP_SUMMARY": project.folder.path("summary.md"),
      "GITHUB_WORKSPACE": project.folder.url.path,
    ]
    try project.write("summary.md", "before\n")
    let result = try project.run("check", "--github", environment: environment)
    #expect(result.status == 1)
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("::") }
      .filter { $0.hasPrefix("::error ") }
    #expect(lines.count == 2)
    #expect(
      lines[0].hasPrefix("::error file=mine.yaml,line=6,title=mine/ours%3A different layout::"))
    let summary = try project.text("summary.md")
    #expect(summary.hasPrefix("before\n") && summary.contains("mine/ours"))
    // JSON stays JSON.
    let both = try project.run("check", "--github", "--json", environment: environment)
    let object = try #require(try both.json() as? [String: Any])
    #expect((object["outcomes"] as? [Any])?.count == 4)
    #expect(both.errors.contains("::error file=mine.yaml"))
    #expect(try project.text("summary.md").count > summary.count)
  }

  /// A summary that cannot be written takes nothing else with it.
  @Test func aSummaryThatCannotBeWrittenIsReportedAlone() throws {
    try differ()
    #expect(mkfifo(project.url("pipe").path, 0o600) == 0)
    for path in [project.folder.url.path, project.folder.path("none/summary.md"), "", "pipe"] {
      let result = try project.run(
        "check", "--github", "--report", "out", environment: ["GITHUB_STEP_SUMMARY": path])
      #expect(result.status == 1, "\(path): \(result.errors)")
      #expect(result.errors.contains("The step summary is missing: "), "\(result.errors)")
      #expect(result.output.contains("\n::error file="))
      #expect(try project.text("out/index.html").hasSuffix("</html>\n"))
      #expect(try project.files(".filmstrip")["results.json"] != nil)
      try project.remove("out")
    }
    try project.write("mine.yaml", FilmProject.scenario())
    let same = try project.run(
      "check", "--github", environment: ["GITHUB_STEP_SUMMARY": project.folder.url.path])
    #expect(same.status == 0)
  }

  /// What runs that were killed left beside the folders goes; what others made stays.
  @Test func leftoversGoWithTheNextCheck() throws {
    for (digit, file) in [("0", "new/results.json"), ("1", "old/.filmstrip/results.json")] {
      let part = ".filmstrip-part-" + String(repeating: digit, count: 16)
      try project.write("\(part)/\(file)", "part")
      try project.write("\(part)/.gitignore", "")
    }
    let others = [".filmstrip-part-x", "out.old-2024"]
    for name in others { try project.write("\(name)/file", "whole") }
    try project.write(".filmstrip/results.json", "{\n  \"software\" : \"Filmstrip\"\n}\n")
    // So does what is in the results: of an accept, and of one of an earlier version.
    try project.write(".filmstrip/.filmstrip-part-0123456789abcdef/new/results.json", "part")
    try project.write(".filmstrip/.results.json.1", "part")
    try project.succeed("check", "--report", "out")
    #expect(
      try project.folder.names()
        == (others + [".filmstrip", "Baselines", "mine.yaml", "out"]).sorted())
    #expect(try project.files(".filmstrip").keys.sorted() == [".gitignore", "results.json"])
  }

  /// What a check reads does not lie in the folder that it replaces.
  @Test func inputsAreNotReplaced() throws {
    try differ()
    try project.succeed("record", "mine.yaml", "--baseline", "Kept")
    try project.remove("Kept/mine")
    try project.write("Folder/actual/other.yaml", FilmProject.scenario(named: "other"))
    try project.write("Folder/results.json", "{\n  \"software\" : \"Filmstrip\"\n}\n")
    try FileManager.default.createSymbolicLink(
      atPath: project.folder.path("Link"), withDestinationPath: "Folder")
    let before = try project.files(".")
    for arguments in [
      ["mine.yaml", "--baseline", "Kept", "--results", "Kept"],
      ["mine.yaml", "--baseline", "Kept", "--results", "out", "--report", "Kept"],
      ["mine.yaml", "--baseline", "none", "--results", "./none/"],
      ["mine.yaml", "--baseline", "none/films", "--results", "none"],
      ["Folder/actual/other.yaml", "--results", "Folder"],
      ["Link/actual", "--results", "Folder"],
    ] {
      let result = try filmstrip(["check"] + arguments, in: project.folder.url)
      #expect(result.status == 73, "\(arguments): \(result.output)\(result.errors)")
      #expect(result.errors.contains("which is read, so it is not replaced"), "\(result.errors)")
      #expect(try project.files(".") == before)
    }
    // Nor is anything recorded where the next check would replace it.
    #expect(try project.run("check").status == 1)
    let record = try project.run("record", "mine.yaml", "--baseline", ".filmstrip")
    #expect(record.status == 73 && record.errors.contains("holds the results of a check"))
  }

  /// Neither of two folders that are replaced whole may hold the other, by whatever path, nor lie among the baselines.
  @Test func foldersThatShareAPlaceAreRefused() throws {
    try project.link("link", to: "out")
    try project.write("out/keep/.keep", "")
    try project.remove("out/keep")
    for (results, report) in [
      ("out", "out"), ("out", "out/"), ("out", "link"), ("out", "./Baselines/../out"),
      ("out", "OUT"),
      ("out", "out/report"), ("out/results", "out"), ("new", "new/report"),
    ] {
      let result = try project.run("check", "--results", results, "--report", report)
      #expect(result.status == 64, "\(results), \(report)")
      #expect(result.errors.contains("--results \(results) and --report \(report) are one folder"))
    }
    for arguments in [["--results", "Baselines/out"], ["--report", "Baselines/mine/out"]] {
      let result = try filmstrip(["check"] + arguments, in: project.folder.url)
      #expect(result.status == 73 && result.errors.contains("is inside the baselines' folder"))
    }
    #expect(try project.files("out").isEmpty && project.files().count == 4)
    #expect(!project.exists(".filmstrip"))
    // Beside each other, and with names of which one begins as the other, they are two.
    try project.succeed("check", "--results", "out/results", "--report", "out/results2")
  }
}
