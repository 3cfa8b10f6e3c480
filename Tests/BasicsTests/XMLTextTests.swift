import Testing

@testable import Basics

struct XMLTextTests {
  @Test func nothingIsATagAnEntityOrTheEndOfAnAttribute() {
    let text = "<a b=\"c\" d='e'>&"
    #expect(XMLText.escaped(text) == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
    #expect(
      XMLText.escaped(text, for: .element) == "&lt;a b=&quot;c&quot; d='e'&gt;&amp;")
  }

  @Test func whatXMLCannotHoldIsReplaced() {
    let text = "a\u{0}\u{1B}\u{7F}\u{85}\u{FFFE}\u{FFFF}\u{1FFFF}b"
    #expect(XMLText.escaped(text) == "a" + String(repeating: "\u{FFFD}", count: 7) + "b")
    #expect(XMLText.escaped("a\n\tb 你好 🙂") == "a\n\tb 你好 🙂")
  }

  @Test func lineEndsOfAttributesAreWrittenByTheirNumbers() {
    #expect(XMLText.escaped("a\n\tb", for: .attribute) == "a&#10;&#9;b")
  }
}
