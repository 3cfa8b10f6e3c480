import Foundation
import TestSupport
import Testing
import Traces

@testable import Pages

struct ReportPagesTests {
  static let wicked = "</script><img src=x onerror=alert(1)>--></style>{{data}}&\"'\u{1}"

  private func outcome(
    _ name: String, _ verdict: Verdict, cause: String = "", frame: Int? = nil
  ) -> Outcome {
    let differs = !verdict.passes
    return Outcome(
      name: name, scenario: "chat", approach: name, frame: frame, verdict: verdict,
      message: "message of \(name)", cause: cause,
      features: differs && frame == nil
        ? [
          .init(
            feature: name, frame: 1, time: 16_667, expected: 1, actual: nil, largest: 2.5, frames: 3
          )
        ]
        : [],
      pixels: frame.map { _ in
        .init(different: 12345, total: 99999, largest: 0.25, bounds: [1, 2, 3, 4])
      },
      baseline: "Films/\(name)", expected: differs ? "expected/\(name)" : nil,
      actual: differs ? "actual/\(name)" : nil, difference: differs ? "difference/\(name)" : nil,
      source: differs ? name : nil, line: differs ? 3 : nil)
  }

  /// One of each kind of entry, with `text` wherever there can be any.
  private func pages(_ text: String, token: String? = nil) -> ReportPages {
    let film = Trace(times: [0, 16_667], series: [text: [1, 2], "gap": [nil, 3]])
    let other = Trace(times: [0, 16_667], series: [text: [1, nil], "gap": [nil, 3.5]])
    var entries = Verdict.allCases.map {
      ReportEntry(
        outcome("\(text) \($0)", $0, cause: $0.passes ? "" : text), expected: film, actual: other)
    }
    entries.append(
      ReportEntry(outcome(text, .otherPixels, cause: text, frame: 12), decision: .accepted))
    var pages = ReportPages(baseline: text, environment: text, entries: entries, exitCode: exitCode)
    pages.results = text
    pages.files = "../\(text)"
    pages.token = token
    return pages
  }

  private func exitCode(_ conclusion: CheckSummary.Conclusion) -> Int32 {
    conclusion == .passed ? 0 : 1
  }

  private func plain(_ count: Int, _ verdict: Verdict = .otherLayout, cause: String = "one")
    -> [ReportEntry]
  {
    (0..<count).map {
      ReportEntry(outcome("\(verdict)-\($0)", verdict, cause: verdict.passes ? "" : cause))
    }
  }

  private func read(_ entries: [ReportEntry], page: Int = 0, token: String? = nil) throws
    -> PageReader
  {
    var pages = ReportPages(
      baseline: "Films", environment: "pango 1.52", entries: entries,
      exitCode: exitCode)
    pages.token = token
    let reader = PageReader(try pages.html(of: page))
    try #require(reader.trouble == nil)
    return reader
  }

  @Test(arguments: ["plain", ReportPagesTests.wicked], [nil, "t0ken"])
  func itIsWellFormed(text: String, token: String?) throws {
    let html = try pages(text, token: token).html(of: 0)
    #expect(html.hasPrefix(PlayerPage.start))
    let reader = PageReader(html)
    #expect(reader.trouble == nil)
    let ids = reader.elements.compactMap { $0.attributes["id"] }
    #expect(Set(ids).count == ids.count)
    #expect(reader.all("h1").count == 1)
    #expect(reader.all("article").count == 9 && reader.all("li", "class", "row").count == 4)
    for element in reader.elements {
      for attribute in element.attributes.keys {
        #expect(!attribute.hasPrefix("on") && attribute != "style", "\(element.name) \(attribute)")
      }
    }
    // The text stands there as text.
    let shown = text.replacing("\u{1}", with: #"\u{1}"#)
    #expect(reader.all("dd").map(\.text) == [shown, shown])
  }

  /// Whatever texts say, the page has the same elements, and its scripts are those that it came with.
  @Test func noTextBecomesAnElement() throws {
    let plain = PageReader(try pages("plain").html(of: 0))
    let html = try pages(ReportPagesTests.wicked).html(of: 0)
    let wicked = PageReader(html)
    #expect(plain.elements.map(\.name) == wicked.elements.map(\.name))
    #expect(!html.contains("<img src=x"))
    #expect(plain.raw.count == 5 && wicked.raw.count == 5)
    for index in [0, 2, 3, 4] { #expect(plain.raw[index] == wicked.raw[index]) }
    #expect(!wicked.raw[1].contains("<"))
  }

  /// Every address is of a page, of a place in it or of a file below the results' folder.
  @Test(arguments: [
    "https://x.example/y", "//x.example/y", "javascript:alert(1)", "../../etc/passwd",
  ])
  func itLoadsNothingFromElsewhere(path: String) throws {
    var outcome = outcome("chat/frame", .otherPixels, frame: 2)
    outcome.expected = path
    let reader = try read([ReportEntry(outcome)])
    for element in reader.elements {
      for address in ["src", "href"].compactMap({ element.attributes[$0] }) {
        #expect(address.hasPrefix("./") || address.hasPrefix("#"), "\(address)")
        #expect(!address.contains("//") && !address.contains("..") && !address.contains(":"))
      }
    }
    let policy = try #require(
      reader.all("meta", "http-equiv", "Content-Security-Policy").first?.attributes["content"])
    #expect(policy.hasPrefix("default-src 'none'; img-src 'self' file:; connect-src 'none';"))
    #expect(!policy.contains("unsafe"))
  }

  @Test func titleAndExitCodeSayTheResult() throws {
    let reader = try read(plain(3) + plain(37, .identical))
    #expect(reader.all("title").map(\.text) == ["3 of 40 differ – Filmstrip"])
    #expect(reader.all("h1").map(\.text) == ["3 of 40 differ"])
    #expect(
      reader.all("p", "class", "lead")[0].text
        == "Exit 1: something differs from what was approved.")
    func held(_ verdict: Verdict) -> [ReportEntry] {
      plain(1, verdict).map { entry in
        var outcome = entry.outcome
        outcome.limit = "1 pt"
        return ReportEntry(outcome)
      }
    }
    let within = try read(held(.identical))
    #expect(within.all("h1").map(\.text) == ["1 of 1 is within the limit"])
    #expect(
      within.all("p", "class", "lead")[0].text
        == "Exit 0: everything compared is as approved, or within its limit where nothing is.")
    #expect(within.all("h2").map(\.text).contains("1 as approved or within the limit"))
    #expect(
      try read(held(.otherLayout)).all("p", "class", "lead")[0].text
        == "Exit 1: something is beyond its limit.")
    #expect(
      try read(held(.otherLayout) + plain(1, .identical)).all("p", "class", "lead")[0].text
        == "Exit 1: something is beyond its limit.")
    #expect(
      try read(held(.otherLayout) + plain(1)).all("p", "class", "lead")[0].text
        == "Exit 1: something differs from what was approved, or is beyond its limit.")
    #expect(try read([]).all("h1").map(\.text) == ["Nothing was compared"])
    let text = reader.all("section", "id", "next")[0].text
    #expect(text.contains("filmstrip review") && text.contains("filmstrip accept PATTERN"))
    #expect(!text.contains("record") && !text.contains("prune"))
    let more = try read(plain(1, .missing) + plain(1, .orphaned))
    let commands = more.all("section", "id", "next")[0].text
    #expect(commands.contains("filmstrip record SCENARIO --baseline Films"))
    #expect(commands.contains("filmstrip prune --baseline Films"))
    #expect(try read(plain(2, .identical)).all("section", "id", "next").isEmpty)
  }

  @Test(arguments: [(0, 1), (1, 1), (99, 1), (100, 1), (101, 2), (200, 2), (201, 3)])
  func aPageHasAHundred(outcomes: Int, pages: Int) throws {
    let entries = plain(outcomes)
    let all = ReportPages(baseline: "", environment: "", entries: entries, exitCode: exitCode)
    #expect(all.count == pages)
    var names: [String] = []
    for page in 0..<pages {
      let reader = try read(entries, page: page)
      names += reader.all("article").compactMap { $0.attributes["data-name"] }
      #expect(reader.all("article").count <= ReportPages.length)
      let links = reader.all("a").compactMap { $0.attributes["href"] }.filter {
        $0.hasSuffix(".html")
      }
      #expect(
        Set(links) == (pages == 1 ? [] : Set((0..<pages).map { "./" + ReportPages.name(of: $0) })))
    }
    #expect(names == entries.map(\.outcome.name))
    #expect((0..<3).map(ReportPages.name) == ["index.html", "page-2.html", "page-3.html"])
  }

  /// Differences come before what passes, those of the commonest cause first, and a cause is one group.
  @Test func oneCauseIsOneGroup() throws {
    let entries =
      plain(30, .identical) + plain(20, cause: "toolbar") + plain(1, .allowedOrphan)
      + plain(110, .otherPixels, cause: "font")
    let first = try read(entries)
    #expect(first.all("details").map { $0.attributes["id"] } == ["cause-0"])
    #expect(first.all("summary")[0].text == "font 110 outcomes, 100 on this page")
    let causes = first.all("section", "id", "causes")[0].text
    #expect(causes.contains("font 110") && causes.contains("toolbar 20"))
    #expect(first.all("a", "href", "#cause-0").count == 1)
    #expect(first.all("a", "href", "./page-2.html#cause-1").count == 1)
    let second = try read(entries, page: 1)
    #expect(
      second.all("summary").map(\.text) == [
        "font 110 outcomes, 10 on this page", "toolbar 20 outcomes", "1 orphaned", "30 as approved",
      ])
    #expect(second.all("details").map { $0.attributes["open"] } == ["open", "open", nil, nil])
  }

  @Test func picturesAndNumbersAreShown() throws {
    let picture = try read([ReportEntry(outcome("chat/frame-0012@3x", .otherPixels, frame: 12))])
    #expect(
      picture.all("img").map { $0.attributes["src"] } == [
        "./expected/chat/frame-0012@3x", "./actual/chat/frame-0012@3x",
        "./difference/chat/frame-0012@3x",
      ])
    #expect(picture.all("div", "data-scale", "3").count == 1)
    #expect(
      picture.all("button").compactMap { $0.attributes["data-mode"] }
        == ["side", "slider", "overlay", "flicker", "difference"])
    let facts = picture.all("ul", "class", "facts")[0].text
    #expect(facts.contains("12\u{202F}345 of 99\u{202F}999 pixels differ"))
    #expect(facts.contains("within 3 × 4 at 1, 2") && facts.contains("chat/frame-0012@3x:3"))
    let film = Trace(times: [0, 16_667], series: ["x": [1, 2]])
    let trace = try read([ReportEntry(outcome("x", .otherLayout), expected: film, actual: film)])
    #expect(trace.all("img").isEmpty && trace.all("svg").count == 1)
    #expect(
      trace.all("td").map(\.text) == ["frame 1, 16.7 ms", "3", "1 pt", "none", "2.5 pt"])
    #expect(trace.all("code").map(\.text).last == "filmstrip accept x")
  }

  /// A picture that has nothing to be compared with offers no comparison.
  @Test func aMissingPictureIsShownAlone() throws {
    var outcome = outcome("new", .missing, frame: 1)
    (outcome.expected, outcome.difference) = (nil, nil)
    let reader = try read([ReportEntry(outcome)])
    #expect(reader.all("img").count == 1)
    #expect(reader.all("button").allSatisfy { $0.attributes["data-mode"] == nil })
  }

  /// A film that has nothing to be compared with is played alone, so that nobody approves it unseen.
  @Test func aMissingFilmIsPlayedAlone() throws {
    let film = Trace(times: [0, 16_667], series: ["x": [1, 2]])
    let reader = try read([ReportEntry(outcome("new", .missing), actual: film)])
    #expect(reader.all("svg").isEmpty)
    #expect(reader.all("div", "data-entry", "0").count == 1)
    #expect(reader.raw.contains { $0.contains("\"0\":{\"actual\":{") })
  }

  @Test func onlyAReviewDecides() throws {
    let entries = plain(2) + plain(1, .identical) + plain(1, .allowedOrphan)
    let report = try read(entries)
    let review = try read(entries, token: "t0ken-ABC")
    for (reader, count) in [(report, 0), (review, 2)] {
      for kind in ["accept", "reject"] {
        #expect(reader.all("button", "class", kind).count == count)
      }
      #expect(reader.raw.contains { $0.contains("fetch(") } == (count > 0))
      #expect(reader.raw[1].contains("t0ken-ABC") == (count > 0))
      let policy = reader.all("meta", "http-equiv", "Content-Security-Policy")[0].attributes[
        "content"]
      #expect(policy?.contains("connect-src 'self'") == (count > 0))
      #expect(policy?.contains("'nonce-\(count > 0 ? "t0ken-ABC" : "filmstrip")'") == true)
    }
    #expect(review.all("button", "class", "accept-all").map(\.text) == ["Accept these 2"])
    // What has no new result can neither be accepted nor rejected.
    var orphan = outcome("old", .orphaned)
    orphan.actual = nil
    let mixed = try read(plain(2, .orphaned) + [ReportEntry(orphan)], token: "t0ken")
    #expect(mixed.all("article").count == 3)
    #expect(mixed.all("button", "class", "accept").count == 2)
    #expect(mixed.all("button", "class", "accept-all").map(\.text) == ["Accept these 2"])
    let decided = try read(
      [ReportEntry(entries[0].outcome, decision: .rejected)], token: "t0ken")
    #expect(decided.all("article")[0].attributes["data-state"] == "rejected")
    #expect(decided.all("span", "class", "state").map(\.text) == ["rejected"])
  }

  /// Ten thousand differences of as many causes: the last page is as quick to write as the first.
  @Test func manyCausesAreManyGroups() throws {
    let entries = (0..<10_000).map {
      ReportEntry(outcome("a\($0)", .otherPixels, cause: "cause \($0)"))
    }
    let reader = try read(entries, page: 99)
    #expect(reader.all("details").count == 100)
    #expect(reader.all("article").last?.attributes["data-name"] == "a9999")
    #expect(reader.all("section", "id", "causes")[0].text.contains("and 9950 more"))
  }
}
