import Basics
import TestSupport
import Testing

@testable import Carrying

struct CarriedSourceTests {
  @Test func randomSourcesKeepTheirLinesAndAreCarriedOnce() throws {
    var random = SeededGenerator(3)
    var (carriedCount, editedCount) = (0, 0)
    for round in 0..<4000 {
      let source =
        round.isMultiple(of: 4) ? RandomSwift.text(&random) : RandomSwift.balanced(&random)
      guard let carried = try? CarriedSource(Array(source.utf8), file: "a") else { continue }
      carriedCount += 1
      editedCount += carried.editedLines.isEmpty ? 0 : 1
      let (old, new) = (lines(Array(source.utf8)), lines(carried.bytes))
      try #require(old.count == new.count, "\(source)")
      for index in old.indices where old[index] != new[index] {
        #expect(carried.editedLines.contains(index + 1), "line \(index + 1) of \(source)")
      }
      let again = try CarriedSource(carried.bytes, file: "a")
      let twice = lines(again.bytes)
      for index in new.indices where new[index] != twice[index] {
        let (one, other) = (text(new[index]), text(twice[index]))
        #expect(one == other, "made of \(text(old[index]))")
      }
      #expect(again.editedLines.isEmpty)
    }
    // Enough of them are Swift to be carried, and enough of those are changed.
    #expect(carriedCount > 2500)
    #expect(editedCount > 2000)
  }

  /// All that fuzzing has kept.
  @Test func theFuzzingCorpusIsCarriedOrRefused() throws {
    let corpus = try FuzzingCorpus(of: "swift").inputs
    let carried = corpus.compactMap { try? CarriedSource($0, file: "a") }
    for source in carried {
      let again = try CarriedSource(source.bytes, file: "a")
      #expect(again.bytes == source.bytes, "\(text(source.bytes))")
    }
    #expect(carried.count { !$0.editedLines.isEmpty } >= 7)
  }

  /// Comments and literals are the same before and after.
  @Test func onlyCodeIsRewritten() throws {
    var random = SeededGenerator(4)
    for _ in 0..<2000 {
      let text = RandomSwift.balanced(&random)
      guard !text.contains("#Preview"), !text.contains("Selector"), !text.contains("#keyPath"),
        !text.contains("#selector"),
        let carried = try? CarriedSource(Array(text.utf8), file: "a")
      else { continue }
      #expect(literals(Array(text.utf8)) == literals(carried.bytes), "\(text)")
    }
  }

  private func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  private func literals(_ bytes: [UInt8]) -> [String] {
    let kinds: [Token.Kind] = [
      .comment, .lineEnd, .string, .stringStart, .stringMiddle, .stringEnd, .regex, .quotedWord,
    ]
    return Lexer(bytes).tokens.filter { kinds.contains($0.kind) }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  private func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    var lines: [[UInt8]] = [[]]
    for (index, byte) in bytes.enumerated() {
      let isCarriage = byte == UInt8(ascii: "\r")
      if byte == UInt8(ascii: "\n")
        || isCarriage && (index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n"))
      {
        lines.append([])
      } else {
        lines[lines.count - 1].append(byte)
      }
    }
    return lines
  }

  @Test(arguments: ["", "\n", " ", "// a", "let a = 1", "\u{FEFF}import Swift\r\n"] as [String])
  func sourcesWithoutAnythingOfIOSStayAsTheyAre(text: String) throws {
    let carried = try CarriedSource(Array(text.utf8), file: "a")
    #expect(carried.bytes == Array(text.utf8))
    #expect(carried.editedLines.isEmpty)
    #expect(carried.obstacles.isEmpty)
  }

  @Test(
    arguments: [("", 0), ("a", 1), ("a\n", 1), ("a\r\nb", 2), ("a\r\rb\r", 3), ("\n\n", 2)]
      as [(String, Int)])
  func linesAreCounted(text: String, count: Int) throws {
    #expect(try CarriedSource(Array(text.utf8), file: "a").lineCount == count)
  }

  @Test(
    arguments: [
      (Array("a\nb \"c\nd".utf8), 2), (Array("\n/* a\n\n".utf8), 2), (Array("f(\n{\n)".utf8), 2),
      (Array("a {\n".utf8), 1), (Array("\n\n}".utf8), 3), (Array("a\n".utf8) + [0xFF], 2),
      (Array("a\r\n(".utf8), 2), ([0x61, 0x0A, 0xC3], 2),
    ] as [([UInt8], Int)])
  func filesThatAreNotSwiftAreReportedWithTheirLine(bytes: [UInt8], line: Int) {
    do {
      _ = try CarriedSource(bytes, file: "App.swift")
      Issue.record("it was carried")
    } catch {
      #expect(error.file == "App.swift")
      #expect(error.line == line)
    }
  }

  @Test func theHeadingNamesTheFile() throws {
    let file = try CarriedSource(Array("\u{FEFF}#!/bin/x\r\nimport UIKit\r\n".utf8), file: "a")
      .file(from: "/a \"b\"/App.swift")
    #expect(
      String(decoding: file, as: UTF8.self) == """
        // Carried by filmstrip; change the app's file, not this one.\r
        #sourceLocation(file: "/a \\"b\\"/App.swift", line: 1)\r
        ///bin/x\r
        import FilmstripUIKit\r

        """)
  }

  @Test func theVerdictNamesWhatIsMissing() throws {
    let text = """
      import UIKit
      class A { @objc func f() {}
        let s = #selector([x]); @objc func g() {}
        let t = #selector(f)
      }
      """
    let carried = try CarriedSource(Array(text.utf8), file: "a")
    #expect(carried.verdict(missing: []) == "needs: 1 line by hand (3)")
    #expect(
      carried.verdict(missing: [("A", 1), ("b", 2)])
        == "needs: A (line 1), b (line 2); 1 line by hand (3)")
    let other = try CarriedSource(Array("import UIKit\n".utf8), file: "a")
    #expect(other.verdict(missing: []) == "films (1 of 1 line rewritten)")
  }

  @Test func hugeSourcesTakeTimeInProportion() throws {
    for piece in [
      "{", "(", "[", "extension A<", "import ", "#if a\n", "#if (", "@objc(", "#selector(", "a.",
      "/a ", "<#", "<",
      "func f(", "\"\\(", "class A {", "/", "perform(", "`", "@", "public ", "!", "#if !!!(",
      "case /(", "#available(",
    ] {
      let text = String(repeating: piece, count: 20_000)
      let start = ContinuousClock.now
      _ = try? CarriedSource(Array(text.utf8), file: "a")
      #expect(ContinuousClock.now - start < .seconds(10), "\(piece)")
      let closed =
        text + text.reversed().compactMap { ["(": ")", "{": "}", "[": "]"][$0] }.joined()
      _ = try? CarriedSource(Array(closed.utf8), file: "a")
      #expect(ContinuousClock.now - start < .seconds(20), "\(piece) closed")
    }
  }
}
