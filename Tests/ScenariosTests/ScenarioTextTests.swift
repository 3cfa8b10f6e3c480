import Scenarios
import Testing

struct ScenarioTextTests {
  private let text = """
    # Above.
    name: mine  # its name
    # The device.
    device: iPhone 7

    messages:
      - {from: me, text: "# no remark"}
      # Between.
      - {from: them, text: b}
    # Events.
    events: [{at: 0.0,
      keyboard: show}]
    # The end.

    """

  private func replacing(
    _ values: [(key: String, value: String?)], in text: String, hasHead: Bool = true
  ) throws -> String {
    try ScenarioText(text, file: "mine.yaml").replacing(values, hasHead: hasHead)
  }

  @Test func whatIsNotReplacedStaysAsItIs() throws {
    #expect(try replacing([], in: text) == text)
    #expect(
      try replacing([("device", "iPhone X")], in: text)
        == text.replacing("iPhone 7", with: "iPhone X"))
    #expect(
      try replacing([("name", "other")], in: text)
        == text.replacing("name: mine  # its name", with: "name: other"))
  }

  @Test func aValueOfSeveralLinesGoesAsAWhole() throws {
    let messages = """
      messages:
        - {from: me, text: "# no remark"}
        # Between.
        - {from: them, text: b}

      """
    #expect(
      try replacing([("messages", "3")], in: text)
        == text.replacing(messages, with: "messages: 3\n"))
    #expect(
      try replacing([("events", "\n  - {at: 1, keyboard: hide}")], in: text)
        == text.replacing(
          "events: [{at: 0.0,\n  keyboard: show}]", with: "events:\n  - {at: 1, keyboard: hide}"))
  }

  @Test func keysComeAndGo() throws {
    #expect(
      try replacing([("device", nil), ("none", nil)], in: text)
        == text.replacing("device: iPhone 7\n", with: ""))
    #expect(
      try replacing([("fps", "30"), ("until", "2")], in: text)
        == text.replacing("show}]\n", with: "show}]\nfps: 30\nuntil: 2\n"))
    #expect(
      try replacing([], in: text, hasHead: false) == text.replacing("# Above.\n", with: ""))
  }

  @Test func lettersOfKeysAndIndentsMakeNoDifference() throws {
    #expect(
      try replacing([("name", "b")], in: "  \"name\": a\n  fps: 60") == "  name: b\n  fps: 60")
    #expect(try replacing([("fps", "30")], in: "name: a\r\nfps: 60\r\n") == "name: a\r\nfps: 30\n")
    #expect(
      try replacing([("fps", "30")], in: "---\nname: a\n...\n") == "---\nname: a\nfps: 30\n...\n")
    #expect(try replacing([("name", "ä")], in: "summary: 👩‍👩‍👧\nname: a") == "summary: 👩‍👩‍👧\nname: ä")
  }

  @Test(arguments: [
    "{name: a, fps: 60}", "{\n  name: a,\n  fps: 60\n}", "--- {name: a}", "- name: a", "fps: 60",
    "a",
    "", "name: a\n? fps\n: 60",
  ])
  func textsWithoutALineForEachKeyAreRefused(text: String) {
    #expect(throws: ScenarioError.self) { try ScenarioText(text, file: "mine.yaml") }
  }

  @Test func commentsBeginALineOrFollowASpace() {
    let text = "# Mine.\r\nname: a#b\n  # Twice.\nfps: 60 # fast # and smooth\n#\n"
    #expect(
      ScenarioText.comments(in: text) == ["# Mine.", "# Twice.", "# fast # and smooth", "#"])
    #expect(ScenarioText.comments(in: "").isEmpty)
  }

  /// Every built-in can be played with, and is what it was where nothing is replaced.
  @Test(arguments: Scenario.builtInNames) func builtInsAreTakenApart(name: String) throws {
    let text = try #require(Scenario.builtInText(named: name))
    #expect(try replacing([], in: text) == text)
    let longer = try replacing([("until", "3"), ("bug", nil), ("approaches", nil)], in: text)
    #expect(try Scenario(yaml: longer).script.until == 3)
  }
}
