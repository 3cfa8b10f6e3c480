import Foundation
import Imaging
import Pages
import Testing
import Traces

/// The report's and the review's pages in a browser: they show all there is, their controls work, and nothing goes wrong.
@Suite(.enabled(if: Chromium.path != nil, "needs Chromium: apt-get install chromium"))
struct ReportBrowserTests {
  private static let token = "0123456789abcdef"

  /// What steps returned, and what went wrong meanwhile.
  private struct Seen: Decodable {
    let steps: [Value]
    let troubles: [String]
  }

  private enum Value: Decodable, Equatable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
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

  private var entries: [ReportEntry] {
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
    func film(_ offset: Double) -> ReportEntry.Film {
      .init(
        times: times,
        series: [
          .init("keyboard.top", times.indices.map { 667 - Double($0) * 4 }),
          .init("toolbar.top", times.indices.map { 623 - Double($0) * 4 - offset }),
          .init("toolbar.bottom", times.indices.map { 667 - Double($0) * 4 - offset }),
          .init("gap", times.map { _ in offset }),
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
          verdict: $0 == 4 ? .orphaned : .identical, baseline: "Films/list/\($0).trace.json"))
    }
    return [
      picture("frame"), picture("top"), ReportEntry(trace, expected: film(0), actual: film(9.5)),
    ]
      + passing
  }

  /// Opens a page, runs steps one after the other, each the body of an asynchronous function, and returns what they
  /// returned.
  private func see(
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
      baseline: "Films", environment: "Inter 4.1, pango 1.52.0, cairo 1.18.0", entries: entries)
    pages.token = isReview ? ReportBrowserTests.token : nil
    let nonce = isReview ? ReportBrowserTests.token : "filmstrip"
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

  /// Nothing goes wrong, every picture is there, and nothing is wider than the window, in any view.
  @Test(arguments: [1280, 400], [false, true]) func everythingFits(width: Int, isReview: Bool)
    throws
  {
    let fits = "return [innerWidth, document.documentElement.scrollWidth <= innerWidth];"
    let seen = try see(
      [
        "await pause(500); return all(\"img\").map((image) => image.naturalWidth);", fits,
        "all(\"[data-mode=slider]\").forEach((button) => button.click()); \(fits)",
        "all(\"[data-mode=difference]\").forEach((button) => button.click()); \(fits)",
        "all(\"details\").forEach((group) => (group.open = true)); \(fits)",
        "return [shown(), document.title];",
      ], width: width, isReview: isReview)
    #expect(seen.steps[0] == .list([Value](repeating: 300, count: 6)))
    for step in seen.steps[1...4] { #expect(step == [.number(Double(width)), true]) }
    #expect(seen.steps[5] == [8, "3 of 7 differ, 1 is orphaned – Filmstrip"])
  }

  @Test func theSliderPartsThePictures() throws {
    let state = """
      const viewer = one(".viewer");
      const clip = getComputedStyle(viewer.querySelector(".actual a")).clipPath;
      const boxes = [...viewer.querySelectorAll("img")].map((image) => image.getBoundingClientRect());
      return [viewer.dataset.mode, clip, boxes[0].left === boxes[1].left && boxes[0].top === boxes[1].top,
        viewer.querySelector(".mix").offsetParent !== null];
      """
    let seen = try see([
      "await pause(500); \(state)", "one(\"[data-mode=slider]\").click(); \(state)",
      "set(one(\".mix input\"), 80); \(state)",
      """
      const box = one(".pictures").getBoundingClientRect();
      one(".pictures").dispatchEvent(new PointerEvent("pointerdown", {
        pointerId: 1, clientX: box.left + box.width / 4, clientY: box.top + 50, bubbles: true, cancelable: true }));
      \(state)
      """, "return location.hash;", "press(\"s\"); \(state)",
    ])
    #expect(seen.steps[0] == ["side", "none", false, false])
    #expect(seen.steps[1] == ["slider", "inset(0px 0px 0px 50%)", true, true])
    #expect(seen.steps[2] == ["slider", "inset(0px 0px 0px 80%)", true, true])
    #expect(seen.steps[3] == ["slider", "inset(0px 0px 0px 25%)", true, true])
    #expect(seen.steps[4] == "#name=chat%2Fframe%402x&view=slider&at=25")
    #expect(seen.steps[5] == ["side", "none", false, false])
  }

  @Test func anAddressOpensAView() throws {
    let seen = try see(
      [
        "return [page.current.dataset.name, one(\"[aria-current] .viewer\").dataset.mode];",
        "return getComputedStyle(one(\"[aria-current] .actual a\")).opacity;",
        "press(\"b\"); return one(\"[aria-current] .viewer\").classList.contains(\"blinking\");",
        "press(\"d\"); return all(\"[aria-current] figure\").filter((figure) => figure.offsetParent).length;",
      ], hash: "#name=chat%2Ftop%402x&view=overlay&at=30")
    #expect(seen.steps == [["chat/top@2x", "overlay"], "0.3", true, 1])
  }

  @Test func filtersShowWhatIsAskedFor() throws {
    let count = "return [shown(), one(\"#shown\").textContent];"
    let verdict = { (name: String) in
      "one(\"#verdicts [value=\(name)]\").click(); \(count)"
    }
    let seen = try see([
      count, verdict("other-pixels"), "return location.hash;", verdict("other-pixels"),
      "set(one(\"#find\"), \"TOOLBAR elsewhere\"); \(count)",
      "set(one(\"#find\"), \"pango\"); \(count)",
      "set(one(\"#find\"), \"list/2\"); \(count)", "set(one(\"#find\"), \"nowhere\"); \(count)",
      "one(\"#find\").focus(); press(\"Escape\"); \(count)", "one(\"#fold\").click(); \(count)",
    ])
    #expect(
      seen.steps == [
        [3, ""], [1, "6 of 8 shown"], "#hide=other-pixels", [3, ""], [1, "1 of 8 shown"],
        [2, "2 of 8 shown"], [1, "1 of 8 shown"], [0, "0 of 8 shown"], [7, ""], [0, ""],
      ])
    let restored = try see([count], hash: "#find=pango&hide=identical")
    #expect(restored.steps == [[2, "2 of 8 shown"]])
  }

  @Test func keysGoFromDifferenceToDifference() throws {
    let name = "return page.current?.dataset.name ?? \"\";"
    let seen = try see([
      name, "press(\"j\"); \(name)", "press(\"ArrowRight\"); \(name)", "press(\"j\"); \(name)",
      "press(\"j\"); \(name)", "press(\"k\"); \(name)",
      "press(\"/\"); const is = document.activeElement.id; press(\"j\"); return [is, page.current.dataset.name];",
      "one(\"#find\").blur(); one(\"#keys\").click(); press(\"k\"); \(name)",
      // A report decides nothing.
      "one(\"#keys\").click(); press(\"a\"); \(name)",
    ])
    #expect(
      seen.steps == [
        "", "chat/frame@2x", "chat/top@2x", "gap/frame", "gap/frame", "chat/top@2x",
        ["find", "chat/top@2x"], "chat/top@2x", "chat/top@2x",
      ])
  }

  /// The film of edges begins where both part, runs to the end and stops there.
  @Test func aTraceIsPlayed() throws {
    let said = "return one(\".said\").textContent;"
    let label = "return one(\".play button\").textContent;"
    // The browser's frames do not follow the page's time where that runs as fast as it can.
    let frames =
      "window.requestAnimationFrame = (call) => setTimeout(() => call(performance.now()), 16);"
    let seen = try see([
      said, "\(frames) one(\".play button\").click(); await pause(3000); \(label)",
      "await pause(1200); \(label)", said,
      """
      set(one(".play input"), 500);
      return all(".play .toolbar").map((bar) => bar.getAttribute("y"));
      """,
    ])
    #expect(seen.steps[0] == "50 ms · expected: no gap · actual: gap 9.5 pt")
    #expect(seen.steps[1] == "Pause")
    #expect(seen.steps[2] == "Play")
    #expect(seen.steps[3] == "983 ms · expected: no gap · actual: gap 9.5 pt")
    #expect(seen.steps[4] == ["507", "497.5"])
  }

  /// What is said goes to the server with the token, and what it answers stands on the card.
  @Test func aReviewDecides() throws {
    let seen = try see(
      [
        """
        window.calls = [];
        window.answer = () => [200, { state: "accepted" }];
        window.fetch = async (address, options) => {
          calls.push([address, options.method, options.headers["X-Filmstrip-Token"], options.body]);
          const [status, body] = answer();
          return new Response(JSON.stringify(body), { status });
        };
        one(".accept").click();
        await pause(50);
        return [...calls[0], one(".card").dataset.state, one(".state").textContent];
        """,
        """
        answer = () => [200, { state: "rejected" }];
        press("j"); press("r");
        await pause(50);
        return [calls[1][0], one(".card").dataset.state, page.current.dataset.name];
        """,
        """
        answer = () => [409, { error: "the file has changed" }];
        press("a");
        await pause(50);
        return [calls[2][3], page.current.dataset.state, one("[aria-current] .state").textContent,
          page.current.dataset.name];
        """,
        """
        window.fetch = async () => { throw new TypeError("failed to fetch"); };
        one("[aria-current] .reject").click();
        await pause(50);
        return one("[aria-current] .state").textContent;
        """,
        """
        window.fetch = async (address, options) => {
          calls.push(JSON.parse(options.body).name);
          return new Response(JSON.stringify({ state: "accepted" }));
        };
        one(".accept-all").click();
        await pause(50);
        const before = calls.length;
        one(".accept-all").click();
        await pause(50);
        return [before, ...calls.slice(3), one(".all [role=status]").textContent];
        """,
      ], isReview: true)
    #expect(
      seen.steps[0] == [
        "./accept", "POST", .text(ReportBrowserTests.token), "{\"name\":\"chat/frame@2x\"}",
        "accepted", "accepted",
      ])
    #expect(seen.steps[1] == ["./reject", "rejected", "chat/top@2x"])
    #expect(
      seen.steps[2] == [
        "{\"name\":\"chat/top@2x\"}", "failed", "Not accepted: the file has changed", "chat/top@2x",
      ])
    #expect(
      seen.steps[3] == "Not rejected: no answer: is filmstrip review still running?")
    #expect(seen.steps[4] == [3, "chat/frame@2x", "chat/top@2x", "2 of 2 accepted"])
  }
}
