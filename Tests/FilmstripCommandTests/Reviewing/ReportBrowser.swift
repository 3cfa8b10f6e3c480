import Foundation
import Imaging
import Pages
import TestSupport
import Testing
import Traces

/// A small report, opened in a browser.
enum ReportBrowser {
  /// What the server of a review would want to see.
  static let token = "0123456789abcdef"

  /// What steps returned, and what went wrong meanwhile.
  struct Seen: Decodable {
    let steps: [Value]
    let troubles: [String]
  }

  /// A value of the page's.
  enum Value: Decodable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral
  {
    case text(String), number(Double), truth(Bool), list([Value]), nothing

    init(stringLiteral value: String) { self = .text(value) }
    init(integerLiteral value: Int) { self = .number(Double(value)) }
    init(booleanLiteral value: Bool) { self = .truth(value) }
    init(arrayLiteral elements: Value...) { self = .list(elements) }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        self = .nothing
      } else if let value = try? container.decode(Bool.self) {
        self = .truth(value)
      } else if let value = try? container.decode(Double.self) {
        self = .number(value)
      } else if let value = try? container.decode(String.self) {
        self = .text(value)
      } else {
        self = .list(try container.decode([Value].self))
      }
    }
  }

  private static var entries: [ReportEntry] {
    func picture(_ name: String) -> ReportEntry {
      ReportEntry(
        Outcome(
          name: "chat/\(name)@2x", scenario: "chat", approach: name, frame: 12,
          verdict: .otherPixels,
          message: "A message that is long enough to need more than one line on a phone's page.",
          cause: "pango 1.50.12 → 1.52.0",
          pixels: PixelChange(
            different: 123_456, total: 1_000_500, largest: 0.5, bounds: [1, 2, 3, 4]),
          baseline: "Films/with/a/name/that/is/long/without/any/space/chat/\(name)@2x.png",
          expected: "expected/picture.png", actual: "actual/picture.png",
          difference: "difference/picture.png"))
    }
    let times = (0..<60).map { $0 * 16_667 }
    func film(_ offset: Double) -> Trace {
      Trace(
        scenario: "gap", approach: "frame", device: "iPhone 7", context: .deferred,
        framesPerSecond: 60, times: times,
        features: [
          .init(name: "keyboard.top", points: times.indices.map { 667 - Double($0) * 4 }),
          .init(name: "toolbar.top", points: times.indices.map { 623 - Double($0) * 4 - offset }),
          .init(
            name: "toolbar.bottom", points: times.indices.map { 667 - Double($0) * 4 - offset }),
          .init(name: "gap", points: times.map { _ in offset }),
        ])
    }
    let trace = Outcome(
      name: "gap/frame", scenario: "gap", approach: "frame", verdict: .otherLayout,
      message: "toolbar.bottom is elsewhere.", cause: "toolbar.bottom",
      features: [
        FeatureChange(
          feature: "toolbar.bottom", frame: 3, time: 50_000, expected: 655, actual: 645.5,
          largest: 9.5, frames: 60)
      ], baseline: "Films/gap/frame.trace.json", actual: "actual/gap/frame.trace.json")
    let passing = (0..<5).map {
      ReportEntry(
        Outcome(
          name: "list/\($0)", scenario: "list", approach: "\($0)",
          verdict: $0 == 4 ? .allowedOrphan : .identical, baseline: "Films/list/\($0).trace.json"))
    }
    return [
      picture("frame"), picture("top"),
      ReportEntry(
        trace, expected: film(0), actual: film(9.5),
        log: "0 ms  turn 0: show\n  commit <b>\n20.5 ms  turn 1: other\n"),
    ]
      + passing
  }

  /// Opens a page, runs steps one after the other, each the body of an asynchronous function, and returns what they
  /// returned.
  static func see(
    _ steps: [String], hash: String = "", width: Int = 1280, isReview: Bool = false
  ) throws -> Seen {
    let folder = try ScratchFolder()
    for (index, kind) in ["expected", "actual", "difference"].enumerated() {
      try FileManager.default.createDirectory(
        at: folder.url.appendingPathComponent(kind), withIntermediateDirectories: true)
      let shade: UInt32 = 0xFF00_0000 | 0x0040_4040 * UInt32(index + 1)
      let bitmap = try #require(Bitmap(width: 300, height: 500, filledWith: shade))
      let file = folder.url.appendingPathComponent("\(kind)/picture.png")
      try Data(try PNG.encode(bitmap)).write(to: file)
    }
    var pages = ReportPages(
      baseline: "Films", environment: "Inter 4.1, pango 1.52.0, cairo 1.18.0", entries: entries,
      exitCode: { _ in 1 })
    pages.token = isReview ? token : nil
    let nonce = isReview ? token : "filmstrip"
    let watch = """
      <script nonce="\(nonce)">
      const troubles = [];
      addEventListener("error", (event) => troubles.push(event.message ?? "not loaded"), true);
      addEventListener("unhandledrejection", (event) => troubles.push(String(event.reason)));
      addEventListener("securitypolicyviolation", (event) => troubles.push(event.violatedDirective));
      const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
      const one = (selector) => document.querySelector(selector);
      const all = (selector) => [...document.querySelectorAll(selector)];
      const shown = () => all(".card, .row").filter((item) => item.checkVisibility()).length;
      const press = (key) => (document.activeElement ?? document.body).dispatchEvent(
        new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      const set = (element, value) => {
        element.value = value;
        element.dispatchEvent(new Event("input", { bubbles: true }));
      };
      </script></head>
      """
    let probe = """
      <script nonce="\(nonce)">
      addEventListener("load", async () => {
        const seen = [];
        for (const step of [\(steps.map { "async () => { \($0) }" }.joined(separator: ", "))]) {
          try { seen.push((await step()) ?? null); } catch (error) { troubles.push(String(error)); }
        }
        const element = document.createElement("pre");
        element.id = "probe";
        element.textContent = JSON.stringify({ steps: seen, troubles });
        document.body.append(element);
      });
      </script></body>
      """
    let html = try pages.html(of: 0).replacing("</head>", with: watch)
      .replacing("</body>", with: probe)
    let file = try folder.file("index.html", html)
    let visit = try Chromium.visit(
      "file://\(file)\(hash)", width: width, height: 3000, milliseconds: 8000)
    #expect(visit.console.isEmpty, "\(visit.console)")
    let match = visit.page.firstMatch(of: /<pre id="probe">([^<]*)<\/pre>/)
    let text = try #require(match?.output.1, "no probe in …\(visit.page.suffix(200))")
      .replacing("&gt;", with: ">").replacing("&lt;", with: "<").replacing("&amp;", with: "&")
    let seen = try JSONDecoder().decode(Seen.self, from: Data(text.utf8))
    #expect(seen.troubles.isEmpty, "\(seen.troubles)")
    return seen
  }
}
