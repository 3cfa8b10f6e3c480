import TestSupport
import Testing

@testable import Pages

struct PlaygroundPageTests {
  private func page(file: String?) -> PlaygroundPage {
    PlaygroundPage(
      token: "0123456789abcdef", file: file, devices: ["iPhone 7"], keyboards: ["ios7", "ios26"],
      notations: ["css", "uikit"])
  }

  @Test(arguments: [nil, "mine.yaml", PlayerPageTests.wicked]) func itIsWellFormed(file: String?)
    throws
  {
    let reader = PageReader(try page(file: file).html())
    #expect(reader.trouble == nil)
    let ids = reader.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(reader.all("canvas").count == 2 && reader.all("h1").count == 1)
    #expect(reader.all("img").isEmpty)
    #expect(reader.all("code").contains { $0.text == file } == (file == "mine.yaml"))
    for element in reader.elements {
      let isStrange = element.attributes.keys.contains { $0.hasPrefix("on") || $0 == "style" }
      #expect(!isStrange, "\(element.name)")
    }
  }

  /// Its policy lets only its own scripts run, and lets them ask only the server that it came from.
  @Test func itLoadsNothingFromElsewhere() throws {
    let html = try page(file: nil).html()
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("://"))
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/))
    let plain = policy.output.1.replacing("&#39;", with: "'")
    #expect(plain == page(file: nil).policy)
    #expect(plain.hasPrefix("default-src 'none'; img-src data:; connect-src 'self'; "))
    #expect(!plain.contains("unsafe"))
    for match in html.matches(of: /<(?:script|style)([^>]*)>/) {
      #expect(match.output.1.contains("nonce=\"0123456789abcdef\""))
    }
  }
}
