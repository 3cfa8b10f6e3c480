import Foundation
import Testing

/// The report's and the review's pages in a browser: they show all there is, their controls work, and nothing goes wrong.
@Suite(Chromium.isThere)
struct ReportBrowserTests {
  /// Nothing goes wrong, every picture is there, and nothing is wider than the window, in any view.
  @Test(arguments: [1280, max(400, Chromium.leastWidth)], [false, true])
  func everythingFits(width: Int, isReview: Bool) throws {
    let fits = "return [innerWidth, document.documentElement.scrollWidth <= innerWidth];"
    let seen = try ReportBrowser.see(
      [
        "await pause(500); return all(\"img\").map((image) => image.naturalWidth);", fits,
        "all(\"[data-mode=slider]\").forEach((button) => button.click()); \(fits)",
        "all(\"[data-mode=difference]\").forEach((button) => button.click()); \(fits)",
        "all(\"details\").forEach((group) => (group.open = true)); \(fits)",
        "return [shown(), document.title];",
      ], width: width, isReview: isReview)
    #expect(seen.steps[0] == .list(Array(repeating: 300, count: 6)))
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
    let seen = try ReportBrowser.see([
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
    let seen = try ReportBrowser.see(
      [
        "return [page.current.dataset.name, one(\"[aria-current] .viewer\").dataset.mode];",
        "return getComputedStyle(one(\"[aria-current] .actual a\")).opacity;",
        "press(\"b\"); return one(\"[aria-current] .viewer\").classList.contains(\"blinking\");",
        "press(\"d\"); return all(\"[aria-current] figure\").filter((figure) => figure.offsetParent).length;",
      ], hash: "#name=chat%2Ftop%402x&view=overlay&at=30")
    #expect(seen.steps == [["chat/top@2x", "overlay"], "0.3", true, 1])
  }

  /// Both pictures are in one place, and one of them is seen.
  @Test func approvedAndNewFlicker() throws {
    let seen = """
      const viewer = one("[aria-current] .viewer");
      const boxes = ["expected", "actual"].map((kind) => viewer.querySelector(`.${kind} img`).getBoundingClientRect());
      return [viewer.dataset.mode, boxes[0].top === boxes[1].top && boxes[0].left === boxes[1].left,
        ...["expected", "actual"].map((kind) => getComputedStyle(viewer.querySelector(`.${kind} a`)).visibility)];
      """
    let steps = try ReportBrowser.see([
      "press(\"j\"); press(\"f\"); \(seen)", "press(\"f\"); \(seen)",
      "one(\"[aria-current] .actual a\").click(); one(\"[aria-current] .pictures\").click(); \(seen)",
      "press(\"s\"); one(\"[aria-current] [data-mode=flicker]\").click(); \(seen)",
      "return location.hash;",
      "press(\"j\"); press(\"j\"); press(\"f\"); return all(\"[aria-current] .play .shown figcaption\").map((one) => one.textContent);",
      "press(\"f\"); return all(\"[aria-current] .play .shown figcaption\").map((one) => one.textContent);",
    ]).steps
    #expect(steps[0] == ["flicker", true, "hidden", "visible"])
    #expect(steps[1] == ["flicker", true, "visible", "hidden"])
    #expect(steps[2] == ["flicker", true, "visible", "hidden"])
    #expect(steps[3] == ["flicker", true, "visible", "hidden"])
    #expect(steps[4] == "#name=chat%2Fframe%402x&view=flicker")
    #expect(steps[5] == ["Expected"])
    #expect(steps[6] == ["Actual"])
  }

  /// The log is beside the frames, and each leads to the other.
  @Test func theLogFollowsTheFrames() throws {
    let now = "return all(\".log [aria-current]\").map((turn) => turn.textContent);"
    let steps = try ReportBrowser.see([
      "return all(\".log li\").length;",
      "all(\".log button\")[0].click(); \(now)",
      "return one(\".said\").textContent.split(\" \")[0];",
      "all(\".log button\")[1].click(); \(now)",
      "set(one(\".play input\"), 0); \(now)",
    ]).steps
    #expect(steps[0] == 2)
    #expect(steps[1] == ["0 ms  turn 0: show\n  commit <b>"])
    #expect(steps[2] == "0")
    #expect(steps[3] == ["20.5 ms  turn 1: other"])
    #expect(steps[4] == ["0 ms  turn 0: show\n  commit <b>"])
  }

  @Test func filtersShowWhatIsAskedFor() throws {
    let count = "return [shown(), one(\"#shown\").textContent];"
    let verdict = { (name: String) in
      "one(\"#verdicts [value=\(name)]\").click(); \(count)"
    }
    let seen = try ReportBrowser.see([
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
    let restored = try ReportBrowser.see([count], hash: "#find=pango&hide=identical")
    #expect(restored.steps == [[2, "2 of 8 shown"]])
  }

  @Test func keysGoFromDifferenceToDifference() throws {
    let name = "return page.current?.dataset.name ?? \"\";"
    let seen = try ReportBrowser.see([
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
    let seen = try ReportBrowser.see([
      said, "\(frames) one(\".play button\").click(); await pause(3000); \(label)",
      "await pause(1200); \(label)", said,
      """
      // A step of the slider is a frame.
      set(one(".play input"), 30);
      return all(".play .toolbar").map((bar) => bar.getAttribute("y"));
      """,
      "return one(\".play input\").getAttribute(\"aria-valuetext\");",
    ])
    #expect(seen.steps[0] == "50 ms · expected: no gap · actual: gap 9.5 pt")
    #expect(seen.steps[1] == "Pause")
    #expect(seen.steps[2] == "Play")
    #expect(seen.steps[3] == "983 ms · expected: no gap · actual: gap 9.5 pt")
    #expect(seen.steps[4] == ["503", "493.5"])
    #expect(seen.steps[5] == "500 ms · expected: no gap · actual: gap 9.5 pt")
  }

  /// What is said goes to the server with the token, and what it answers stands on the card.
  @Test func aReviewDecides() throws {
    let seen = try ReportBrowser.see(
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
        "./accept", "POST", .text(ReportBrowser.token), "{\"name\":\"chat/frame@2x\"}",
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
