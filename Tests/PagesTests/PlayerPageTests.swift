import Foundation
import Stage
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@testable import Annotation
@testable import Pages

struct PlayerPageTests {
  static let wicked = "</script><img src=x onerror=alert(1)>--></style>{{data}}&\"'\u{1}"

  /// A page of two films with `text` wherever there can be any.
  private func page(_ text: String) -> PlayerPage {
    var page = PlayerPage(
      title: text,
      setting: FilmSetting(
        line: text, explanation: text, subject: text, gapName: text, window: .zero),
      size: (4, 2), scale: 1, framesPerSecond: 60, frameCount: 2)
    page.summary = text
    page.notes = [text]
    page.held = [(4, 2), (2, 2)]
    page.events = [.init(text, at: 0)]
    page.pictures = ([[1, 2, 3]], 3)
    let motion = FeltMotion(
      NamedEvent(text, at: 0),
      through: [0, 1].map { .init(time: $0, keyboard: 5 * $0, bar: 9 * $0, gap: nil) },
      farthest: nil)
    page.feel = FeelTable([text, "other"].map { ($0, [motion].compactMap { $0 }) })
    for name in [text, "other"] {
      let annotations = AnnotatedFilm(
        figures: [Figure(text, .gap, at: 1 / 60), Figure(text, .good)],
        labels: [Label(text, .plain), Label("5 pt", .overlap)], progress: [0, 100],
        screens: [.zero, .zero], worst: 1,
        samples: [
          .init(time: 0, keyboard: 1.23456, bar: nil, gap: nil),
          .init(time: 1, keyboard: 0, bar: 5, gap: -5),
        ])
      var film = PlayerPage.Reel(name: name, summary: text, code: text, annotations)
      film.screens = [
        [.init(row: 0, count: 2, isRepeated: false)], [.init(row: 2, count: 2, isRepeated: true)],
      ]
      page.films.append(film)
    }
    return page
  }

  /// The page without the text of scripts and of the style sheet, which are not XML, and those texts.
  private func parts(_ html: String) -> (page: String, raw: [String]) {
    var raw: [String] = []
    let page = html.replacing(/(<(?:script|style)[^>]*>)([\s\S]*?)(<\/(?:script|style)>)/) {
      match in
      raw.append(String(match.output.2))
      return match.output.1 + match.output.3
    }
    return (page, raw)
  }

  private final class Reader: NSObject, XMLParserDelegate {
    var names: [String] = []
    var ids: [String] = []
    var text = ""

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      names.append(name)
      if let id = attributes["id"] { ids.append(id) }
      for attribute in attributes.keys {
        #expect(!attribute.hasPrefix("on") && attribute != "style", "\(name) \(attribute)")
      }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private func read(_ html: String) -> Reader {
    // Void elements are closed and attributes quoted, so the page is XML but for the kind of document.
    let page = parts(html).page.replacing("<!DOCTYPE html>", with: "")
    let parser = XMLParser(data: Data(page.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "line \(parser.lineNumber): \(String(describing: parser.parserError))")
    return reader
  }

  @Test(arguments: ["plain", PlayerPageTests.wicked]) func itIsWellFormed(text: String) throws {
    let html = try page(text).html()
    #expect(html.hasPrefix(PlayerPage.start))
    let reader = read(html)
    #expect(reader.names.filter { $0 == "canvas" }.count == 3)
    #expect(reader.names.filter { $0 == "h1" }.count == 1)
    #expect(Set(reader.ids).count == reader.ids.count)
    // The text stands there as text.
    #expect(reader.text.contains(text.replacing("\u{1}", with: #"\u{1}"#)))
  }

  /// Whatever texts say, the page has the same elements, and its scripts are those that it came with.
  @Test func noTextBecomesAnElement() throws {
    let plain = try page("plain").html()
    let wicked = try page(PlayerPageTests.wicked).html()
    #expect(read(plain).names == read(wicked).names)
    #expect(!wicked.contains("<img"))
    let raw = (plain: parts(plain).raw, wicked: parts(wicked).raw)
    #expect(raw.plain.count == 6 && raw.wicked.count == 6)
    for index in [0, 2, 3, 4, 5] { #expect(raw.plain[index] == raw.wicked[index]) }
  }

  @Test func theDataIsWhatWasGiven() throws {
    let raw = parts(try page(PlayerPageTests.wicked).html()).raw
    #expect(!raw[1].contains("<"))
    let data = try #require(
      try JSONSerialization.jsonObject(with: Data(raw[1].utf8)) as? [String: Any])
    #expect(data["subject"] as? String == PlayerPageTests.wicked)
    #expect(data["width"] as? Int == 4 && data["height"] as? Int == 2)
    #expect(data["rowsPerPicture"] as? Int == 3)
    #expect(data["pictures"] as? [String] == ["AQID"])
    #expect(data["progress"] as? [Int] == [0, 100])
    #expect(data["held"] as? [[Int]] == [[4, 2], [2, 2]])
    let film = try #require((data["films"] as? [[String: Any]])?.first)
    #expect(film["name"] as? String == PlayerPageTests.wicked)
    #expect(
      film["words"] as? [[String]] == [[PlayerPageTests.wicked, "plain"], ["5 pt", "overlap"]])
    #expect(film["said"] as? [Int] == [0, 1])
    #expect(film["screens"] as? [[Int]] == [[0, 2], [2, -2]])
    let lines = try #require(film["lines"] as? [[Any]]).map { $0.map { $0 as? Double } }
    #expect(lines == [[0, 1.23, nil, nil, nil], [1000, 0, 5, -5, nil]])
  }

  /// The page names no address, and has nothing that loads one.
  @Test func itLoadsNothing() throws {
    let html = try page("plain").html()
    #expect(!html.contains("http:") && !html.contains("https:") && !html.contains("://"))
    for loader in ["<link", "src=\"", "@import", "fetch(", "XMLHttpRequest", "import(", "<iframe"] {
      #expect(!html.contains(loader), "\(loader)")
    }
    let policy = try #require(html.firstMatch(of: /Content-Security-Policy" content="([^"]*)"/))
      .output.1
    #expect(policy.hasPrefix("default-src 'none'; img-src data:;"))
    #expect(!policy.contains("unsafe"))
    for match in html.matches(of: /<(?:script|style)([^>]*)>/) {
      #expect(match.output.1.contains("nonce=\"filmstrip\""))
    }
  }

  /// A number that JSON cannot write is an error and not a broken page.
  @Test func textsThatAreNotNumbersAreRefused() {
    var page = page("plain")
    page.framesPerSecond = .infinity
    #expect(throws: EncodingError.self) { try page.html() }
  }
}
