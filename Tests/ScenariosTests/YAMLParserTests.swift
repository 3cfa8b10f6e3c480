import Testing

@testable import Scenarios

struct YAMLParserTests {
  private func root(_ text: String) throws -> YAMLNode? {
    try YAMLParser.root(of: text, file: "x")
  }

  /// A part of a text as it would be written in one line.
  private func line(_ node: YAMLNode) -> String {
    switch node.content {
    case .scalar(let text): "\"\(text)\""
    case .list(let parts): "[\(parts.map(line).joined(separator: ", "))]"
    case .map(let pairs):
      "{\(pairs.map { "\(line($0.key)): \(line($0.value))" }.joined(separator: ", "))}"
    }
  }

  @Test(arguments: [
    ("a", #""a""#), ("''", #""""#), ("a:", #"{"a": ""}"#), ("- a\n- b", #"["a", "b"]"#),
    ("a: no\nb: 0x7", #"{"a": "no", "b": "0x7"}"#),
    (
      "--- # a\na: {b: [1, 'it''s'], c: \"\\u00e9\"}\n...\n",
      #"{"a": {"b": ["1", "it's"], "c": "é"}}"#
    ),
    ("a: |\n  b\n  c\nd: >\n  e\n  f\n", "{\"a\": \"b\nc\n\", \"d\": \"e f\n\"}"),
    ("\u{FEFF}a: b\r\nc: d", #"{"a": "b", "c": "d"}"#), ("? a\n: b", #"{"a": "b"}"#),
    ("- - a\n  - b\n- c: d\n  e: f", #"[["a", "b"], {"c": "d", "e": "f"}]"#),
    ("&b a: \"*b\"", #"{"a": "*b"}"#), ("你: 什么?好", #"{"你": "什么?好"}"#),
  ])
  func textsAreTrees(text: String, tree: String) throws {
    #expect(try root(text).map(line) == tree)
  }

  @Test(arguments: ["", " \n", "# nothing", "\u{FEFF}"]) func nothingHasNoRoot(text: String) throws
  {
    #expect(try root(text) == nil)
  }

  @Test func partsKnowTheirLines() throws {
    let map = try #require(try root("a: b\n\nc:\n  - d\n  - {e: f}\n")?.map)
    #expect(map.map(\.key.line) == [1, 3])
    #expect(map[1].value.list?.map(\.line) == [4, 5])
  }

  @Test(arguments: [
    ("a: &b 1\nc: *b", 2, "anchors and aliases"), ("[&b 1, *b]", 1, "anchors and aliases"),
    ("{a: &b 1, *b : 2}", 1, "anchors and aliases"), ("a: *b", 1, "anchors and aliases"),
    ("a: &b 1\n? *b", 2, "anchors and aliases"),
    ("name: a\nx: &b 1\n\ny: *b\n", 4, "anchors and aliases"),
    ("? - a\n: b", 1, "question mark"), ("a: 1\n{b: c}: d", 2, "question mark"),
    ("a: 1\nb: 2\na: 3", 3, "twice"), ("b: {a: 1, a: 1}", 1, "twice"),
    ("a\n---\nb", 2, "second document"), ("a: [", 2, "not YAML"), ("a: b: c", 1, "not YAML"),
    ("a:\n\t- b", 2, "not YAML"), ("a: \"b", 1, "not YAML"), ("a: %b\n@c", 1, "not YAML"),
  ])
  func refusedValuesAreNamed(text: String, line: Int, words: String) {
    let error = #expect(throws: ScenarioError.self) { try root(text) }
    #expect(error?.line == line, "\(error?.message ?? "")")
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
  }

  @Test func nestingHasALimit() throws {
    func lists(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try root(lists(YAMLParser.depthLimit)) != nil)
    let error = #expect(throws: ScenarioError.self) { try root(lists(YAMLParser.depthLimit + 1)) }
    #expect(error?.message.contains("deep") == true)
  }

  /// The text may be any file's, so no message quotes it.
  @Test(arguments: ["secret: {secret", "secret: 1\nsecret: 2", "\"secret\\q\"", "secret: &a [*a]"])
  func messagesQuoteNothing(text: String) {
    let error = #expect(throws: ScenarioError.self) { try root(text) }
    #expect(error?.message.contains("secret") == false)
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
