import Foundation
import Recordings
import TestSupport
import Testing

/// A baseline is of one recording, whatever others are called.
struct RecordingPlaceTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject(at: ScratchFolder())
    try project.write(".git", "gitdir: nowhere\n")
    try project.write("a/chat.film.json", SampleRecording(isRight: true).film.json)
    try project.write("b/chat.film.json", SampleRecording().film.json)
    try project.succeed("record", "a/chat.film.json")
  }

  /// Whatever is done with another recording of the name, it is refused, told in these words, and changes nothing.
  private func expectRefused(_ path: String, _ words: String) throws {
    let before = try project.files()
    for update in [[], ["--update", "*"]] {
      let result = try filmstrip(["record", path] + update, in: project.folder.url)
      #expect(result.status == 73 && result.errors.contains(words), "\(result.errors)")
    }
    for more in [[], ["--max-gap", "1000"]] {
      let result = try filmstrip(["check", path] + more, in: project.folder.url)
      #expect(result.status == 65 && result.unbroken.contains(words), "\(result.output)")
    }
    #expect(try project.files() == before)
  }

  @Test func twoRecordingsOfOneNameShareNoBaseline() throws {
    let words = "are both called chat, and the approved one is a/chat.film.json."
    try expectRefused("b/chat.film.json", words)
    try project.write("a/chat.csv", "time,keyboard.top,bar.bottom\n")
    try expectRefused("a/chat.csv", words)
    #expect(try project.run("check").status == 0)
  }

  /// By whatever path it is named, it is the same.
  @Test func oneRecordingHasManyPaths() throws {
    try project.link("c", to: "a")
    for path in ["./a/chat.film.json", "b/../a/chat.film.json", "c/chat.film.json"] {
      #expect(try project.run("check", path).status == 0, "\(path)")
      #expect(try project.run("record", path, "--update", "*").status == 0, "\(path)")
    }
  }

  /// One that was moved says so once.
  @Test func aRecordingThatWasMovedIsUpdated() throws {
    try project.remove("b")
    try project.move("a/chat.film.json", to: "b/chat.film.json")
    for arguments in [["check", "b/chat.film.json"], ["record", "b/chat.film.json"]] {
      let result = try filmstrip(arguments, in: project.folder.url)
      #expect(result.status == (arguments[0] == "check" ? 65 : 73))
      #expect(
        (result.unbroken + result.errors).contains(
          "`filmstrip record b/chat.film.json --update chat/recording`"), "\(result.output)")
    }
    try project.succeed("record", "b/chat.film.json", "--update", "chat/recording")
    #expect(try project.run("check").status == 0)
    #expect(try project.run("check", "b/chat.film.json").status == 0)
  }

  /// Some disks take them for one name.
  @Test(arguments: [("chat", "Chat"), ("caf\u{E9}", "cafe\u{301}")])
  func namesThatSomeDisksTakeForOneAreOne(name: String, other: String) throws {
    try project.write("d/\(name).film.json", SampleRecording().film.json)
    try project.write("e/\(other).film.json", SampleRecording().film.json)
    if name != "chat" { try project.succeed("record", "d/\(name).film.json") }
    try expectRefused("e/\(other).film.json", "some disks treat the two as one")
  }
}
