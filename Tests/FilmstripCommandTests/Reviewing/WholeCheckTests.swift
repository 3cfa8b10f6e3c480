import Foundation
import Imaging
import Recordings
import TestSupport
import Testing

/// A check that ends well has compared all that is approved, and says how much that is.
struct WholeCheckTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
  }

  private func check(_ arguments: String...) throws -> CommandResult {
    try filmstrip(["check"] + arguments, in: project.folder.url)
  }

  private func lastLine(_ result: CommandResult) -> Substring? {
    result.output.split(separator: "\n").last
  }

  // MARK: Counting

  @Test func countsAreInEveryReport() throws {
    try project.write("mine.yaml", FilmProject.scenario(approaches: ["transform"]))
    let summary = ["GITHUB_STEP_SUMMARY": project.folder.path("summary.md")]
    let result = try project.run(
      "check", "--report", "out", "--github", "--json", environment: summary)
    #expect(result.status == 1)
    let counts = try #require(
      (try result.json() as? [String: Any])?["counts"] as? [String: Int])
    #expect(counts == ["approved": 4, "compared": 2, "notAsked": 0, "ofTests": 0])
    #expect(try project.text("summary.md").contains("\n4 approved, 2 compared. Baselines in"))
    let junit = try project.text("out/junit.xml")
    #expect(junit.contains("<property name=\"approved\" value=\"4\"/>"))
    #expect(junit.contains("<property name=\"compared\" value=\"2\"/>"))
    #expect(junit.contains(" failures=\"2\" errors=\"0\" skipped=\"0\""))
  }

  @Test func filmsNotAskedForAreCountedSeparately() throws {
    try project.write("yours.yaml", FilmProject.scenario(named: "yours"))
    try project.succeed("record", "yours.yaml")
    #expect(lastLine(try check()) == "6 approved, 6 compared.")
    let one = try check("yours.yaml")
    #expect(one.status == 0)
    #expect(lastLine(one) == "2 approved, 2 compared; 4 more were not asked for.")
    let approach = try check("--approach", "ours")
    #expect(approach.status == 0)
    #expect(lastLine(approach) == "3 approved, 3 compared; 3 more were not asked for.")
    let both = try check("mine.yaml", "--approach", "ours")
    #expect(lastLine(both) == "2 approved, 2 compared; 4 more were not asked for.")
  }

  @Test func filmsOfAnAppsTestsAreCountedApart() throws {
    let text = try project.text("Baselines/mine/ours.trace.json")
    let source = "  \"source\": \"../mine.yaml\",\n"
    #expect(text.contains(source))
    try project.write("Baselines/Tests/follows.trace.json", text.replacing(source, with: ""))
    try project.write("Baselines/Tests/looks.png", "a picture of another kind")
    let result = try check()
    #expect(result.status == 0)
    #expect(
      lastLine(result) == "4 approved, 4 compared; 1 more was approved by an app's tests.")
    // Alone they are nothing that was compared.
    try project.remove("Baselines/mine")
    let alone = try check()
    #expect(alone.status == 2)
    #expect(
      lastLine(alone) == "0 approved, 0 compared; 1 more was approved by an app's tests.")
  }

  /// Nothing is green where nothing was compared.
  @Test func nothingIsNotWell() throws {
    try project.remove("Baselines")
    for isThere in [false, true] {
      if isThere {
        try FileManager.default.createDirectory(
          at: project.url("Baselines"), withIntermediateDirectories: false)
      }
      for arguments in [[], ["--allow-orphans"], ["mine.yaml"], ["--baseline", "Baseline"]] {
        let result = try filmstrip(["check"] + arguments, in: project.folder.url)
        #expect(result.status == 2, "\(arguments)")
        #expect(lastLine(result) == "0 approved, 0 compared.", "\(arguments)")
      }
    }
  }

  // MARK: Orphans

  @Test func orphansAreADifferenceUnlessAllowed() throws {
    try project.write("mine.yaml", FilmProject.scenario(approaches: ["transform"]))
    let result = try check()
    #expect(result.status == 1 && lastLine(result) == "4 approved, 2 compared.")
    #expect(try check("mine.yaml").status == 1)
    let allowed = try check("--allow-orphans")
    #expect(allowed.status == 0 && lastLine(allowed) == "4 approved, 2 compared.")
    #expect(allowed.output.contains("mine/ours: orphaned, as is allowed."))
    // An approach that no scenario of those has any more is told where it is asked for, too.
    try project.write("yours.yaml", FilmProject.scenario(named: "yours"))
    try project.succeed("record", "yours.yaml")
    let approach = try check("--approach", "ours")
    #expect(approach.status == 1)
    #expect(lastLine(approach) == "3 approved, 1 compared; 3 more were not asked for.")
  }

  @Test func aLostPictureIsADifference() throws {
    try project.remove("Baselines/mine/ours-0003@1x.png")
    let missing = try check()
    #expect(missing.status == 1 && lastLine(missing) == "3 approved, 3 compared.")
    try project.write("Baselines/mine/ours-0007@1x.png", "not picked")
    let both = try check()
    #expect(both.output.contains("ours-0007@1x: orphaned. Its trace does not select this frame."))
    #expect(lastLine(both) == "4 approved, 3 compared.")
  }

  /// A film whose frames have become fewer has lost pictures that were approved.
  @Test func picturesOfLostFramesAreReported() throws {
    try project.succeed("record", "mine.yaml", "--frames", "18", "--scale", "1")
    try project.write("mine.yaml", try project.text("mine.yaml").replacing("0.3", with: "0.2"))
    let result = try check()
    #expect(result.status == 1 && lastLine(result) == "6 approved, 6 compared.")
    #expect(result.output.contains("mine/ours-0018@1x: different frame count or rate."))
    let record = try project.succeed("record", "--update", "mine")
    #expect(
      record.errors.contains("mine/ours has no frame 18 any more, so no picture of it is kept."))
  }

  /// What is called as a baseline is one, wherever it lies in the folder.
  @Test func nothingIsOverlookedInOtherFolders() throws {
    for name in ["dark/mine/ours.trace.json", "ours.trace.json", "dark/mine/ours-0003@1x.png"] {
      try project.write("Baselines/\(name)", try project.text("Baselines/mine/ours.trace.json"))
    }
    let result = try check()
    #expect(result.status == 1 && lastLine(result) == "7 approved, 4 compared.")
    #expect(result.output.contains("dark/mine/ours: orphaned. It is in no scenario's folder;"))
    #expect(
      lastLine(try check("mine.yaml")) == "4 approved, 4 compared; 3 more were not asked for.")
    #expect(try check("--allow-orphans").status == 0)
  }

  /// Two names that are one text and two files: the second is not the first.
  @Test func namesThatAreEqualAsTextsAreTwoFiles() throws {
    let (composed, decomposed) = ("b\u{E9}", "be\u{301}")
    try project.write("yours.yaml", FilmProject.scenario(named: composed))
    try project.succeed("record", "yours.yaml")
    let text = try project.text("Baselines/\(composed)/ours.trace.json")
    try project.write("Baselines/\(decomposed)/ours.trace.json", text)
    // A disk that knows them as one has one.
    let all = try FileManager.default.subpathsOfDirectory(atPath: project.url("Baselines").path)
    guard all.count(where: { $0.hasSuffix(".json") }) == 5 else { return }
    let result = try check()
    #expect(result.status == 65 && lastLine(result) == "7 approved, 6 compared.")
  }

  // MARK: Links

  @Test func linksInTheProjectAreFollowed() throws {
    try project.move("Baselines/mine", to: "Shared/films")
    try project.link("Baselines/mine", to: "../Shared/films")
    #expect(try check().output == FilmProject.asApproved(4))
    try project.move("Shared/films/ours.trace.json", to: "Shared/ours.json")
    try project.link("Shared/films/ours.trace.json", to: "../ours.json")
    #expect(try check().output == FilmProject.asApproved(4))
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    let result = try check()
    #expect(result.status == 1 && lastLine(result) == "4 approved, 4 compared.")
    try project.succeed("accept", "*")
    #expect(try check().output == FilmProject.asApproved(4))
    // What was linked is linked still.
    let files = try FileManager.default.contentsOfDirectory(
      atPath: project.url("Shared/films").path)
    #expect(files.count == 4)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(
        atPath: project.url("Shared/films/ours.trace.json").path) == "../ours.json")
  }

  /// Whatever of the baselines' folders cannot be reached or read ends each command that needs it, which then changes
  /// nothing.
  @Test(arguments: [
    "out", "nowhere", "loop", "round", "twice", "out file", "all out", "all nowhere",
  ])
  func unreadableFilesAreReported(kind: String) throws {
    try project.write("project/mine.yaml", FilmProject.scenario())
    try project.write("project/Package.swift", "")
    let folder = project.url("project")
    #expect(try filmstrip(["record", "mine.yaml"], in: folder).status == 0)
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    try project.write("project/mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try filmstrip(["check"], in: folder).status == 1)
    let (reason, name): (String, String)
    switch kind {
    case "out":
      (reason, name) = ("leads out of the project", "more")
      try project.link("project/Baselines/more", to: "../../Baselines/mine")
    case "nowhere":
      (reason, name) = ("leads nowhere", "more")
      try project.link("project/Baselines/more", to: "../../none")
    case "loop":
      (reason, name) = ("leads nowhere", "more")
      try project.link("project/Baselines/more", to: "more")
    case "round":
      (reason, name) = ("are one folder", "more")
      try project.link("project/Baselines/more", to: "../Baselines")
    case "twice":
      (reason, name) = ("are one folder", "more")
      try project.link("project/Baselines/more", to: "mine")
    case "out file":
      (reason, name) = ("leads out of the project", "mine/ours.trace.json")
      try project.remove("project/Baselines/mine/ours.trace.json")
      try project.link(
        "project/Baselines/mine/ours.trace.json", to: "../../../Baselines/mine/ours.trace.json")
    default:
      (reason, name) = (
        kind == "all out" ? "leads out of the project" : "leads nowhere", "Baselines"
      )
      try project.remove("project/Baselines")
      try project.link("project/Baselines", to: kind == "all out" ? "../Baselines" : "../none")
    }
    let before = try plainFiles()
    for arguments in [
      ["check"], ["check", "mine.yaml"], ["record", "mine.yaml", "--update", "*"], ["prune"],
    ] {
      let result = try filmstrip(arguments, in: folder)
      #expect(result.status == 74, "\(arguments): \(result.errors)")
      #expect(result.errors.contains(reason) && result.errors.contains(name), "\(result.errors)")
      #expect(result.output.isEmpty)
    }
    // What is not among the results can be accepted beside it.
    if ["out file", "all out", "all nowhere"].contains(kind) {
      #expect(try filmstrip(["accept", "*"], in: folder).status == 74)
    }
    #expect(try plainFiles() == before)
  }

  /// One that cannot be opened is told, as one that cannot be understood is, and all others are compared.
  @Test(
    .timeLimit(.minutes(2)), arguments: ["folder", "pipe", "large"],
    [
      "mine/ours.trace.json", "mine/ours-0003@1x.png", "mine/gone.trace.json",
      "chat/recording.film.json",
    ])
  func whatCannotBeOpenedStopsNoOther(kind: String, file: String) throws {
    try project.write(".git", "gitdir: nowhere\n")
    for name in ["chat", "other"] {
      try project.write("\(name).film.json", SampleRecording().film.json)
    }
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1", "--update", "*")
    try project.succeed("record", "chat.film.json", "other.film.json")
    try? project.remove("Baselines/\(file)")
    let path = project.folder.path("Baselines/\(file)")
    switch kind {
    case "folder":
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    case "pipe": #expect(mkfifo(path, 0o600) == 0)
    default:
      try project.write("Baselines/\(file)", "")
      #expect(truncate(path, 65 << 20) == 0)
    }
    let reason = kind == "large" ? "larger than 64 MiB" : "not a regular file"
    for arguments in [["check"], ["check", "mine.yaml", "chat.film.json", "other.film.json"]] {
      // Of a film that nobody asked for nothing is said.
      guard arguments.count == 1 || !file.contains("gone") else { continue }
      let result = try filmstrip(arguments + ["--report", "report"], in: project.folder.url)
      #expect(result.status == 65, "\(arguments): \(result.output)\(result.errors)")
      #expect(result.unbroken.contains(reason), "\(result.output)")
      let results = try project.text(".filmstrip/results.json")
      #expect(results.contains("other/recording") && results.contains("mine/transform"))
      #expect(try project.text("report/junit.xml").contains(reason))
    }
  }

  /// What every plain file of the project holds, and the names of all else.
  private func plainFiles() throws -> [String: Data?] {
    let all = try FileManager.default.subpathsOfDirectory(atPath: project.folder.url.path)
    return try all.reduce(into: [:]) { files, name in
      var status = stat()
      let isPlain =
        lstat(project.folder.path(name), &status) == 0 && status.st_mode & S_IFMT == S_IFREG
      files.updateValue(isPlain ? try Data(contentsOf: project.url(name)) : nil, forKey: name)
    }
  }

  /// A folder that somebody may not read is not empty.
  ///
  /// The command runs as another user, as root may read all.
  @Test(
    .enabled(if: getuid() == 0 && FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv")))
  func anUnreadableFolderIsReported() throws {
    chmod(project.folder.url.path, 0o777)
    for (path, mode) in [
      ("Baselines/mine", mode_t(0o311)), ("Baselines", mode_t(0o311)),
      ("Baselines/mine/ours.trace.json", mode_t(0)),
    ] {
      let status: Int32 = path.hasSuffix(".json") ? 65 : 74
      chmod(project.url(path).path, mode)
      let result = try filmstripAsNobody("check", in: project.folder.url)
      #expect(result.status == status, "\(path): \(result.output)\(result.errors)")
      chmod(project.url(path).path, path.hasSuffix(".json") ? 0o644 : 0o755)
    }
    #expect(try filmstripAsNobody("check", in: project.folder.url).status == 0)
  }

  private func filmstripAsNobody(_ command: String, in folder: URL) throws -> (
    status: Int32, output: String, errors: String
  ) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/setpriv")
    process.arguments = [
      "--reuid=65534", "--regid=65534", "--clear-groups", try commandURL().path, command,
    ]
    process.currentDirectoryURL = folder
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let texts = [output, errors].map { $0.fileHandleForReading.readDataToEndOfFile() }
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: texts[0], as: UTF8.self),
      String(decoding: texts[1], as: UTF8.self)
    )
  }

  // MARK: Broken baselines

  /// What cannot be understood is told, and all else is compared.
  @Test func oneBrokenTraceStopsNoOther() throws {
    try project.write("yours.yaml", FilmProject.scenario(named: "yours"))
    try project.succeed("record", "yours.yaml")
    for text in [
      "", "{\"software\": \"Filmstrip\",\n}", "<<<<<<< HEAD\n{}\n=======\n{}\n>>>>>>> b\n",
    ] {
      try project.write("Baselines/mine/ours.trace.json", text)
      for arguments in [[], ["mine.yaml"]] {
        let result = try filmstrip(
          ["check", "--report", "out"] + arguments, in: project.folder.url)
        #expect(result.status == 65, "\(result.output)")
        #expect(
          result.output.contains("mine/ours: could not be compared. Baselines/mine/ours.trace.json")
        )
        #expect(result.unbroken.contains("`filmstrip record --update mine/ours`"))
        let asked = arguments.isEmpty
        #expect(
          lastLine(result)
            == (asked
              ? "6 approved, 4 compared." : "4 approved, 2 compared; 2 more were not asked for."))
      }
      #expect(
        try project.text("out/index.html").contains("Exit 65: something that is approved could not")
      )
      #expect(try project.text("out/junit.xml").contains("type=\"not-compared\""))
    }
    // One of a film that no scenario makes any more is told as well.
    try project.write("mine.yaml", FilmProject.scenario(approaches: ["transform"]))
    #expect(try check().status == 65)
    #expect(try check("--allow-orphans").status == 65)
    // And beside a difference.
    try project.write("yours.yaml", FilmProject.scenario(named: "yours", curve: "easeIn"))
    let both = try check()
    #expect(both.status == 65 && both.output.contains("yours/ours: different layout."))
    try project.succeed("accept", "yours")
  }

  @Test func oneBrokenPictureStopsNoOther() throws {
    let name = "Baselines/mine/ours-0003@1x.png"
    let picture = try Data(contentsOf: project.url(name))
    try picture.prefix(picture.count / 2).write(to: project.url(name))
    let result = try check()
    #expect(result.status == 65 && lastLine(result) == "4 approved, 3 compared.")
    #expect(result.output.contains("mine/ours-0003@1x: could not be compared. \(name): "))
    try project.succeed("record", "--update", "mine/ours")
    #expect(try Data(contentsOf: project.url(name)) == picture)
  }

  /// Broken at any byte, no trace passes for one that was compared, and none stops the others.
  @Test func damageIsNeverGreen() throws {
    let name = "Baselines/mine/ours.trace.json"
    let whole = [UInt8](try Data(contentsOf: project.url(name)))
    for step in 0..<12 {
      let end = whole.count * step / 12
      try TestSupport.write(whole[..<end], to: project.url(name))
      let result = try check()
      #expect(result.status == 65 && lastLine(result) == "4 approved, 2 compared.", "\(end)")
    }
  }
}
