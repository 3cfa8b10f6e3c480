import Foundation
import TestSupport
import Testing

/// What `-o -` prints is made in a temporary file, of which nothing is left and which nobody finds.
struct PrintedFileTests {
  private let temporary: ScratchFolder
  private let scratch: ScratchFolder

  init() throws { (temporary, scratch) = (try ScratchFolder(), try ScratchFolder()) }

  private func render(_ options: String, ending: String = "") throws -> CommandResult {
    try shell(
      "exec \"$FILMSTRIP\" render --approach frame \(options) -o - \(ending)", in: scratch.url,
      environment: ["TMPDIR": temporary.url.path + "/"])
  }

  @Test func nothingIsLeftWhenThePipeCloses() throws {
    let result = try shell(
      "\"$FILMSTRIP\" render --approach frame --format apng --frames 0-9 --scale 2 -o - | head -c 10 >/dev/null",
      in: scratch.url, environment: ["TMPDIR": temporary.url.path + "/"])
    #expect(result.status == 0)
    #expect(try temporary.names().isEmpty)
  }

  /// It has no name while it is written, so there is nothing to leave.
  @Test func nothingIsLeftByAKill() throws {
    var random = SeededGenerator(1)
    for _ in 0..<10 {
      let process = Process()
      process.executableURL = try commandURL()
      process.arguments = ["render", "--approach", "frame", "--format", "gif", "-o", "-"]
      process.environment = ProcessInfo.processInfo.environment.merging(
        ["TMPDIR": temporary.url.path + "/"]) { $1 }
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      usleep(UInt32.random(in: 50_000...400_000, using: &random))
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
    }
    #expect(try temporary.names().isEmpty)
  }

  /// Who knows the process's number knows nothing of the file.
  @Test func aLinkThatWaitsForItIsNotFollowed() throws {
    let victim = try scratch.file("victim", "before")
    let result = try shell(
      """
      for name in ".filmstrip.$$" "filmstrip.$$" "filmstrip-$$"; do ln -s '\(victim)' "$TMPDIR$name"; done
      exec "$FILMSTRIP" render --approach frame --format svg -o - >/dev/null
      """, in: scratch.url, environment: ["TMPDIR": temporary.url.path + "/"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(try String(contentsOfFile: victim, encoding: .utf8) == "before")
    #expect(try temporary.names().count == 3)
  }

  /// Another program needs a name to write to; it is gone before anything is printed.
  @Test func aVideoLeavesNothing() throws {
    let fake = try FakeFFmpeg("cat >/dev/null; cp \"$whole\" \"$out\"", frames: 10)
    let result = try shell(
      """
      PATH="\(fake.path)"
      "$FILMSTRIP" render --approach frame --format mp4 --frames 0-9 -o - | head -c 10 | wc -c
      """, in: scratch.url, environment: ["TMPDIR": temporary.url.path + "/"])
    #expect(result.output.trimmingCharacters(in: .whitespacesAndNewlines) == "10")
    #expect(try temporary.names().isEmpty)
  }

  @Test func aFolderThatCannotHoldItIsASentence() throws {
    let result = try shell(
      "exec \"$FILMSTRIP\" render --format svg -o -", in: scratch.url,
      environment: ["TMPDIR": scratch.path("none/")])
    #expect(result.status == 73 && result.errors.contains("could not be created"))
  }
}
