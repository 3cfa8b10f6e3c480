import TestSupport
import Testing

@testable import Traces

struct MergeConflictTests {
  /// Lines that both sides have, and lines that each has.
  private enum Part {
    case common(String)
    case conflict(String, base: String?, String)
  }

  private func text(_ parts: [Part]) -> String {
    parts.map { part in
      switch part {
      case .common(let lines): lines
      case .conflict(let first, let base, let second):
        "<<<<<<< HEAD\n\(first)" + (base.map { "||||||| 1a2b3c\n\($0)" } ?? "")
          + "=======\n\(second)>>>>>>> their branch\n"
      }
    }.joined()
  }

  /// However many conflicts there are, in either style, each side is what finishing the merge its way would give.
  @Test func sidesArePartedAgain() throws {
    var generator = SeededGenerator(7)
    for _ in 0..<500 {
      func lines() -> String {
        (0..<Int.random(in: 0...3, using: &generator)).map { _ in
          ["a\n", "\n", "=======x\n", " =======\n", "<<<<<< \n", "{\r\n", "é\u{301}\n"]
            .randomElement(using: &generator) ?? ""
        }.joined()
      }
      let parts = (0..<Int.random(in: 1...5, using: &generator)).map { index -> Part in
        index.isMultiple(of: 2)
          ? .common(lines())
          : .conflict(lines(), base: Bool.random(using: &generator) ? lines() : nil, lines())
      }
      let sides = MergeConflict.sides(of: text(parts))
      let first = parts.map { part in
        switch part {
        case .common(let lines): lines
        case .conflict(let lines, _, _): lines
        }
      }.joined()
      let second = parts.map { part in
        switch part {
        case .common(let lines): lines
        case .conflict(_, _, let lines): lines
        }
      }.joined()
      let isConflict = parts.count > 1
      #expect((MergeConflict.line(in: text(parts)) != nil) == isConflict)
      // The end of the last line is not told from an empty line behind it.
      #expect(
        sides.map { Array($0.utf8) }
          == (isConflict ? [first + "\n", second + "\n"] : [first]).map { Array($0.utf8) })
    }
  }

  @Test(
    arguments: [
      ("", nil), ("<<<<<<< a", 1), ("{\n<<<<<<<\n}", 2), ("{\n<<<<<<<\r\n}", 2), ("<<<<<<<a", nil),
      (" <<<<<<< a", nil), ("<<<<<< a", nil), ("=======\n>>>>>>> a\n", nil),
    ] as [(String, Int?)])
  func itsBeginningIsALine(text: String, line: Int?) {
    #expect(MergeConflict.line(in: text) == line)
  }
}
