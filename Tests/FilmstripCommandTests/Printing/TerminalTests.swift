import Basics
import Foundation
import TestSupport
import Testing

@testable import FilmstripCommand

/// Lines on a terminal: their colour and their width.
struct TerminalTests {
  /// Whatever its columns, a table fits, has every cell once, and the first column in each part.
  @Test func tablesFit() {
    var random = SeededGenerator(11)
    for _ in 0..<200 {
      let count = Int.random(in: 2...14, using: &random)
      let head = (0..<count).map { $0 > 1 && $0.isMultiple(of: 3) ? "at" : "column\($0)" }
      let rows =
        [head]
        + (0..<3).map { row in
          (0..<count).map {
            "\(row).\($0)" + String(repeating: "x", count: .random(in: 0...9, using: &random))
          }
        }
      let width = Int.random(in: 48...160, using: &random)
      let lines = Output.columns(rows, rightAligned: [1, 2], fitting: width)
      #expect(lines.allSatisfy { $0.count <= width }, "\(width)\n\(lines.joined(separator: "\n"))")
      let parts = lines.split(separator: "")
      #expect(parts.allSatisfy { $0.count == rows.count })
      for (index, row) in rows.enumerated() {
        let words = parts.flatMap { part in
          part[part.startIndex + index].split(separator: " ").map(String.init)
        }
        #expect(words.filter { $0 != row[0] } == row.dropFirst().filter { !$0.isEmpty })
        #expect(words.count { $0 == row[0] } == parts.count)
      }
      // A time stays with its measure.
      for part in parts { #expect(part.first?.split(separator: " ").dropFirst().first != "at") }
      #expect(Output.columns(rows, rightAligned: [], fitting: nil) == Output.columns(rows))
    }
  }

  @Test(arguments: [40, 60, 80, 120]) func textsBreakInTheirColumn(width: Int) {
    let rows = [
      ["a", "short"], ["longer", "one two three four five six seven eight nine ten eleven"],
    ]
    let lines = Output.texts(rows, fitting: width)
    #expect(lines.joined().allSatisfy { $0.count <= width })
    #expect(lines[0] == ["a       short"])
    #expect(lines[1].dropFirst().allSatisfy { $0.hasPrefix("        ") })
    #expect(
      lines[1].joined(separator: " ").split(separator: " ").dropFirst().joined(separator: " ")
        == rows[1][1])
    #expect(Output.texts(rows, fitting: nil) == Output.columns(rows).map { [$0] })
    // No room for a text.
    #expect(Output.texts(rows, fitting: 12) == Output.columns(rows).map { [$0] })
  }

  /// Colour is there where it is asked for, or on a terminal that takes it.
  @Test func colourIsAskedFor() throws {
    let project = try FilmProject()
    try project.succeed("record", "mine.yaml")
    let green = "\u{1B}[32m2 of 2 are as approved.\u{1B}[0m\n"
    for line in [["--color", "always", "check"], ["check", "--color=always"]] {
      #expect(try filmstrip(line, in: project.folder.url).output.hasPrefix(green))
    }
    for line in [["check"], ["check", "--color", "auto"], ["check", "--color=never"]] {
      #expect(try filmstrip(line, in: project.folder.url).output == FilmProject.asApproved(2))
    }
    let error = try project.run("--color=always", "nothing")
    #expect(error.errors.hasPrefix("\u{1B}[31mError:\u{1B}[0m nothing is not a command"))
    for line in ["check --color", "check --color blue", "check --color never --color always"] {
      let result = try filmstrip(
        line.split(separator: " ").map(String.init), in: project.folder.url)
      #expect(result.status == 64 && result.errors.contains("--color is auto, always or never"))
    }
    // What is behind -- is no option.
    #expect(try project.run("check", "--", "--color").errors.contains("--color: there is no"))
  }

  @Test(arguments: [("", true), ("NO_COLOR=1", false), ("NO_COLOR=", true), ("TERM=dumb", false)])
  func aTerminalHasColour(variables: String, isColored: Bool) throws {
    let project = try FilmProject()
    try project.succeed("record", "mine.yaml")
    guard try shell("command -v script").status == 0 else { return }
    let result = try shell(
      "env -u NO_COLOR TERM=xterm \(variables) script -qec \"'$FILMSTRIP' check\" /dev/null < /dev/null",
      in: project.folder.url)
    #expect(result.output.contains("\u{1B}[32m2 of 2 are as approved.") == isColored)
  }

  /// Nothing that commands print on a terminal of eighty columns is wider, but for code, which is copied.
  @Test(arguments: [
    "measure keyboard-gap", "list scenarios", "list approaches", "list devices",
    "explain starts-late --approach late-start", "curve list", "check", "check nowhere.yaml",
    "doctor",
    "measure keyboard-gap --approach frame --series",
  ]) func eightyColumnsAreEnough(line: String) throws {
    let project = try FilmProject()
    try project.succeed("record", "mine.yaml")
    try project.write("mine.yaml", FilmProject.scenario(curve: "easeIn"))
    guard try shell("command -v script").status == 0 else { return }
    let result = try shell(
      "NO_COLOR=1 script -qec \"stty cols 80; '$FILMSTRIP' \(line)\" /dev/null < /dev/null",
      in: project.folder.url)
    let long = result.output.split { $0.isNewline }.filter {
      $0.count > 80 && !$0.contains("  // ") && !$0.hasPrefix("  // ")
    }
    #expect(long.isEmpty, "\(long.prefix(3))")
    #expect(!result.output.isEmpty)
  }
}
