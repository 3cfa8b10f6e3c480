import Testing

@testable import Pages

struct MarkupTests {
  @Test func insertedValuesAreText() {
    let name = "</script><img src=x onerror='alert(1)'>&\""
    let markup: Markup = "<p title=\"\(name)\">\(name)</p>"
    let text = "&lt;/script&gt;&lt;img src=x onerror=&#39;alert(1)&#39;&gt;&amp;&quot;"
    #expect(markup.source == "<p title=\"\(text)\">\(text)</p>")
  }

  @Test func markupIsPutInAsItIs() {
    let inner: Markup = "<b>\("<")</b>"
    let outer: Markup = "<p>\(inner)\(12)</p>"
    #expect(outer.source == "<p><b>&lt;</b>12</p>")
    #expect(Markup.joined([inner, outer]).source == "<b>&lt;</b>\n<p><b>&lt;</b>12</p>")
  }

  @Test func controlCharactersAreShown() {
    let markup: Markup = "\("a\u{0}\u{1B}\u{7F}\u{85}\u{FFFF}b\n\tc")"
    #expect(markup.source == #"a\0\u{1B}\u{7F}\u{85}\u{FFFF}b"# + "\n\tc")
  }
}
