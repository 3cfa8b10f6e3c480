import Foundation
import Recordings
import Review
import TestSupport
import Testing
import WholeFiles

@testable import FilmstripCommand

/// Names of recordings, after which their baselines are called.
struct RecordingNameTests {
  /// Whatever a recording is called, either it is refused or its baseline lies in the folder and is listed by its name.
  @Test func aNameIsRefusedOrListed() throws {
    let scratch = try ScratchFolder()
    let inside = scratch.path("in/Baselines")
    let pieces = [
      ".", "..", "", "a", "A", " ", "-", "/", "\\", "\n", "\u{7}", "\u{1B}", "\u{202E}", "é",
      "e\u{301}",
      "\u{301}", "\u{600}", "\u{200D}", "%", "*", "~", "🙂", "recording", ".film.json", ".csv",
      "\u{85}",
    ]
    var random = SeededGenerator(7)
    var (kept, refused) = (0, 0)
    for _ in 0..<2000 {
      let path = (0..<Int.random(in: 1...4, using: &random)).map { _ in
        pieces.randomElement(using: &random) ?? ""
      }.joined()
      let name = RecordingArgument.name(of: path)
      guard (try? RecordedCheck.checkNames(of: [path])) != nil else {
        refused += 1
        continue
      }
      kept += 1
      let file = BaselineName(recording: name).recordingFile
      let place = Files.path(file, in: inside)
      try Files.makeFolder(Files.folder(of: place))
      try write([], to: URL(fileURLWithPath: place))
      let folder = BaselineFolder(path: inside)
      let listed = try ApprovedFiles(in: folder).recordings
      #expect(
        listed.count == 1 && listed[0].utf8.elementsEqual(file.utf8), "\(path.debugDescription)")
      #expect(
        BaselineName.recording(of: listed[0]).map { $0.utf8.elementsEqual(name.utf8) } == true,
        "\(path.debugDescription)")
      #expect(try scratch.names() == ["in"])
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: scratch.path("in")) == ["Baselines"])
      try FileManager.default.removeItem(atPath: inside)
    }
    #expect(kept > 200 && refused > 200, "\(kept) \(refused)")
  }

  @Test(arguments: [
    ".chat.csv", "./...csv", "....csv", "./.csv", "a\u{1B}b.csv", "a\nb.csv", "a\u{200B}b.csv",
    "chat-0001@2x.png.csv", "a.trace.json.csv", "recording.film.json.csv",
  ])
  func recordingsThatNoCheckWouldListAreNotRecorded(name: String) throws {
    let scratch = try ScratchFolder()
    let project = scratch.url.appendingPathComponent("project")
    try FileManager.default.createDirectory(
      at: project.appendingPathComponent(".git"), withIntermediateDirectories: true)
    var rows = "time,keyboard.top,bar.bottom\n"
    for index in 0..<120 { rows += "\(Double(index) / 60),844,800\n" }
    try write(rows.utf8, to: URL(fileURLWithPath: "\(project.path)/\(name)"))
    for command in ["record", "check"] {
      let result = try filmstrip([command, name], in: project)
      #expect(result.status == 64, "\(result.errors)")
      #expect(result.errors.contains("rename it"))
    }
    #expect(try scratch.names() == ["project"])
    #expect(!FileManager.default.fileExists(atPath: "\(project.path)/Baselines"))
  }

  /// A recording and a film are never called alike, whichever comes first.
  @Test func aRecordingAndAnApproachHaveDifferentNames() throws {
    let project = try FilmProject()
    try project.write(".git", "gitdir: nowhere\n")
    try project.write("chat.yaml", FilmProject.scenario(named: "chat", approaches: ["recording"]))
    try project.write("Chat.film.json", SampleRecording().film.json)
    func expectRefused(_ arguments: String...) throws {
      let result = try filmstrip(arguments, in: project.folder.url)
      #expect(result.status == 64, "\(arguments): \(result.output)\(result.errors)")
      #expect(result.errors.contains("are both called chat/recording"), "\(result.errors)")
    }
    try expectRefused("record", "chat.yaml", "Chat.film.json")
    #expect(!project.exists("Baselines"))
    try project.succeed("record", "chat.yaml")
    try expectRefused("record", "Chat.film.json")
    try expectRefused("check", "Chat.film.json", "--max-gap", "100")
    try project.remove("Baselines")
    try project.succeed("record", "Chat.film.json")
    try expectRefused("record", "chat.yaml")
    // One that another version approved beside it.
    try project.write(
      "other/chat.yaml", FilmProject.scenario(named: "chat", approaches: ["recording"]))
    try project.succeed("record", "other/chat.yaml", "--baseline", "other/Baselines")
    try FileManager.default.createDirectory(
      at: project.url("Baselines/chat"), withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: project.url("other/Baselines/chat/recording.trace.json"),
      to: project.url("Baselines/chat/recording.trace.json"))
    try expectRefused("check")
  }
}
