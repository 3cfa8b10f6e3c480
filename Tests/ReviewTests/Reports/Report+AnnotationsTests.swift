import Testing
import Traces

@testable import Review

struct ReportAnnotationsTests {
  private func lines(_ outcomes: [Outcome], root: String = "") -> [Substring] {
    Report(baseline: "", environment: "", outcomes: outcomes).annotations(root: root)
      .split(separator: "\n")
  }

  @Test func theyPointAtTheScenariosLine() {
    #expect(
      lines([SampleOutcomes.picture()]) == [
        "::error file=scenarios/chat.yaml,line=7,title=chat/frame-0012@3x%3A different pixels%2C same layout::5 pixels differ"
      ])
    #expect(
      lines([SampleOutcomes.trace("frame", .missing, message: "")]) == [
        "::error title=chat/frame%3A not approved yet::not approved yet"
      ])
    #expect(
      lines([
        SampleOutcomes.trace("frame", .identical), SampleOutcomes.trace("frame", .allowedOrphan),
      ])
      .isEmpty)
  }

  @Test func filesAreNamedFromTheRepositorysRoot() {
    var outcome = SampleOutcomes.picture()
    outcome.source = "/home/run/app/scenarios/chat.yaml"
    for root in ["/home/run/app", "/home/run/app/"] {
      #expect(lines([outcome], root: root)[0].hasPrefix("::error file=scenarios/chat.yaml,line=7,"))
    }
    #expect(lines([outcome], root: "/home/run/ap")[0].hasPrefix("::error file=/home/run/app/"))
  }

  /// Ten are errors; what is more is counted, and not the eleventh error, which nobody would see.
  @Test(arguments: [
    (9, 9, nil), (10, 10, nil), (11, 10, "1 more differs"), (12, 10, "2 more differ"),
  ])
  func theyAreCapped(count: Int, errors: Int, more: String?) {
    let lines = lines((0..<count).map { SampleOutcomes.trace("a\($0)", .otherLayout) })
    #expect(lines.count { $0.hasPrefix("::error ") } == errors)
    #expect(lines.count == errors + (more == nil ? 0 : 1))
    if let more { #expect(lines.last?.hasPrefix("::notice title=Filmstrip::and \(more);") == true) }
  }

  @Test func everyCauseIsSeenBeforeASecondOfAny() {
    let many = (0..<20).map { SampleOutcomes.trace("a\($0)", .otherPixels, cause: "font") }
    let lines = lines(many + [SampleOutcomes.trace("toolbar", .otherLayout, cause: "toolbar")])
    #expect(lines[0].contains("title=chat/a0%3A"))
    #expect(lines[1].contains("title=chat/toolbar%3A"))
    #expect(lines[2].contains("title=chat/a1%3A"))
  }

  /// Undoing the runner's escapes gives the text back, and nothing begins a command of its own.
  @Test func hostileTextsStayInTheirPlace() throws {
    let hostile = SampleOutcomes.hostile + ":\u{301},\u{301}%\u{301}"
    var outcome = SampleOutcomes.trace("x", .otherLayout, message: hostile)
    outcome.source = hostile
    outcome.line = 3
    let text = Report(baseline: "", environment: "", outcomes: [outcome]).annotations()
    #expect(text.unicodeScalars.filter { $0 == "\n" }.count == 1 && text.hasSuffix("\n"))
    #expect(!text.unicodeScalars.contains("\u{1B}") && !text.unicodeScalars.contains("\r"))
    // As the runner reads a line: up to the first two colons are the properties, parted by commas.
    let body = text.dropLast().dropFirst("::error ".count)
    let parts = try #require(body.firstRange(of: "::"))
    let properties = body[..<parts.lowerBound].split(separator: ",").map(unescaped)
    #expect(properties[0] == "file=" + VisibleText.line(hostile))
    #expect(properties[1...] == ["line=3", "title=chat/x: different layout"])
    #expect(unescaped(body[parts.upperBound...]) == VisibleText.line(hostile))
  }

  private func unescaped(_ text: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = Array(text.unicodeScalars)[...]
    while let scalar = rest.popFirst() {
      let digits = String(String.UnicodeScalarView(rest.prefix(2)))
      if scalar == "%", let value = UInt8(digits, radix: 16) {
        scalars.append(Unicode.Scalar(value))
        rest = rest.dropFirst(2)
      } else {
        scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}
