import Testing

@testable import Scenarios

struct YAMLRepetitionTests {
  private func refusal(_ text: String) -> ScenarioError? {
    do {
      try YAMLRepetition.check(text, file: "x")
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    "a: &b 1\nc: *b", "- &b 1\n- *b", "[&b 1, *b]", "{a: &b 1, *b : 2}", "&b x: 1\n*b : 2",
    "&b x: 1\r*b : 2", "&b x: 1\u{85}*b : 2", "&b x: 1\u{2028}*b : 2", "a: &b 1\n? *b",
    "\"a\":&b 1\n\"c\":*b",
    "a: &b-_9 1\nc:\n  *b-_9", "--- &b\na:\n- - *b", "\u{FEFF}&b a: *b",
  ])
  func aliasesAreRefused(text: String) {
    #expect(refusal(text)?.message.hasPrefix("anchors and aliases") == true)
  }

  @Test func theLineIsNamed() {
    #expect(refusal("name: a\nx: &b 1\n\ny: *b\n")?.line == 4)
  }

  /// Words that only look alike, and aliases of nothing, which the reader of YAML refuses.
  @Test(arguments: [
    "", "a", "text: this & *that*", "text: \"*bold*\"", "a: &b 1", "a: *b", "a: 5 * 3, &c",
    "- R&B\n- 2 *B", "a: R & B\nb: * not", "你: 什么?好\n他: 是吗?\n", "text: really, ?",
  ])
  func textsAreNot(text: String) { #expect(refusal(text) == nil) }

  @Test func manyMarkedKeysAreRefused() {
    let limit = YAMLRepetition.markedKeyLimit
    for key in ["? ", "- ? ", "?\n", "{? ", ", ?\t", ": ?\u{85}"] {
      #expect(refusal(String(repeating: key, count: limit)) == nil)
      let error = refusal(String(repeating: key, count: limit + 1))
      #expect(error?.message.contains("question mark") == true)
    }
    #expect(refusal(String(repeating: "- what?\n", count: limit + 1)) == nil)
    #expect(refusal(String(repeating: "?a", count: limit + 1)) == nil)
  }

  /// A file that is read quotes as much as it likes; messages do not.
  @Test func longMessagesKeepTheirEnds() throws {
    let limit = ScenarioError.lengthLimit
    let whole = String(repeating: "a", count: limit)
    #expect(ScenarioError(file: "x", line: 1, whole).message == whole)
    let cut = ScenarioError(file: "x", line: 1, "b" + whole + "c").message
    #expect(cut.count < limit && cut.hasPrefix("baa") && cut.hasSuffix("aac"))
    #expect(cut.contains(" … "))
    let error = #expect(throws: ScenarioError.self) {
      try Scenario(yaml: "name: a\ndevice: " + String(repeating: "x", count: Scenario.textLimit))
    }
    #expect(error?.message.contains("there is no device “xxx") == true)
    #expect((error?.message.utf8.count ?? 0) < limit)
  }
}
