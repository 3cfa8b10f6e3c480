import TestSupport
import Testing

@testable import Screens

struct LineBreakerTests {
  @Test func breaksAtSpaces() {
    #expect(LineBreaker.lines(of: "", width: 100, fontSize: 10) == [""])
    #expect(LineBreaker.lines(of: "one two", width: 1000, fontSize: 10) == ["one two"])
    let two = LineBreaker.lines(of: "one two", width: 30, fontSize: 15)
    #expect(two == ["one", "two"])
  }

  @Test func aSpaceAtALinesEndTakesNoRoom() {
    let width = LineBreaker.width(of: "word", fontSize: 15)
    #expect(LineBreaker.lines(of: "word word", width: width, fontSize: 15) == ["word", "word"])
  }

  @Test func breaksAWordOnlyWhereItAloneIsTooWide() {
    let lines = LineBreaker.lines(of: "a incomprehensibilities", width: 60, fontSize: 15)
    #expect(lines.joined().count == "aincomprehensibilities".count)
    #expect(lines.count > 2)
    #expect(lines[0] == "a")
  }

  @Test func wideCharactersBreakAnywhereButBeforeClosingPunctuation() {
    #expect(LineBreaker.lines(of: "今晚吃面", width: 30, fontSize: 15) == ["今晚", "吃面"])
    #expect(LineBreaker.lines(of: "今晚。吃", width: 30, fontSize: 15) == ["今", "晚。", "吃"])
  }

  @Test func linesStayWithinTheWidthAndLoseNothing() {
    var random = SeededGenerator(7)
    let letters = Array("abc deWM 今晚吃 🍜, .")
    for _ in 0..<300 {
      let text = String(
        (0..<Int.random(in: 0...80, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
      let lines = LineBreaker.lines(of: text, width: 90, fontSize: 15)
      let kept = lines.joined().filter { $0 != " " }
      #expect(kept == text.filter { $0 != " " })
      for line in lines { #expect(LineBreaker.width(of: line, fontSize: 15) <= 90.001, "\(line)") }
    }
  }

  @Test func newLinesAreKept() {
    #expect(LineBreaker.lines(of: "a\n\nb", width: 100, fontSize: 10) == ["a", "", "b"])
  }
}
