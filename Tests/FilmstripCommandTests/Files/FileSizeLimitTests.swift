import Foundation
import TestSupport
import Testing

/// A file that may not grow, as on a disk that is full, ends each command that writes with a sentence and a code.
///
/// Some bytes can be written, and then no more. The system's answer to that is to end the process, unless it asks not to.
struct FileSizeLimitTests {
  private let project: FilmProject

  init() throws {
    project = try FilmProject()
    try project.succeed("record", "mine.yaml", "--frames", "3", "--scale", "1")
    for name in ["one", "other"] {
      try project.succeed(
        "curve", "card", "--appearance", name == "one" ? "light" : "dark", "-o", name)
    }
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    #expect(try project.run("check").status == 1)
  }

  @Test(arguments: [
    "new new/other.yaml", "curve card -o new", "curve card -o one --overwrite",
    "curve offsets --duration 0.25 --distance 300 --fps 60 --format plot -o new.png",
    "render mine.yaml -o new", "render mine.yaml --format trace -o new",
    "render mine.yaml -o - >new",
    "diff one/curves.png other/curves~dark.png -o new.png",
    "record mine.yaml --update '*'", "record mine.yaml --baseline new/Baselines",
    "check", "check --results new/results", "check --report new/report", "accept '*'",
    "list approaches >new",
  ]) func nothingHalfIsLeft(arguments: String) throws {
    let before = try project.files(".")
    // Half a kilobyte in some shells, a whole one in others: enough for the message.
    let result = try shell("ulimit -f 1; exec \"$FILMSTRIP\" \(arguments)", in: project.folder.url)
    #expect(result.status == 74, "\(result.errors)")
    #expect(
      result.errors.hasPrefix("Error: ") && result.errors.hasSuffix(".\n"), "\(result.errors)")
    if arguments.hasSuffix(">new") { try project.remove("new") }
    // A check is done before its report is written.
    var after = try project.files(".")
    if arguments.contains("--report") {
      after = after.filter { !$0.key.hasPrefix(".filmstrip/") }
        .merging(before.filter { $0.key.hasPrefix(".filmstrip/") }) { $1 }
    }
    #expect(after == before)
    #expect(!project.exists("new"))
  }
}
