import Foundation
import Scenarios
import TestSupport
import Testing

@testable import FilmstripCommand

/// The playground in a browser: it shows the films of what its controls, or its file, say.
@Suite(Chromium.isThere)
struct PlaygroundBrowserTests {
  /// A scenario whose bar is late by so many seconds.
  private func text(_ delay: String) -> String {
    "name: mine\napproaches: [{name: late, move: transform, delay: \(delay)}]\n"
  }

  private func expect(
    _ canvases: ReportBrowser.Value, show films: [Film], frame: Int,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    guard case .list(let canvases) = canvases else {
      Issue.record("no canvases", sourceLocation: location)
      return
    }
    #expect(canvases.count == films.count, sourceLocation: location)
    for (canvas, film) in zip(canvases, films) {
      guard case .text(let base64) = canvas else { continue }
      #expect(
        try bitmap(base64) == painted(film, frame: frame, scale: 1), "\(film.approach)",
        sourceLocation: location)
    }
  }

  /// Each move of a slider shows the film of its value, beside the same reference, in the painter's pixels.
  @Test func aSlidersMoveShowsTheFilmOfItsValue() throws {
    let steps = ["0.1", "0.33"].map {
      "set(\"delay\", \"\($0)\"); await shows(\"delay: \($0)}\"); set(\"scrub\", 20); return pixels();"
    }
    let more = """
      set("duration", "0.7"); await shows("duration: 0.7"); set("move", "transform"); await shows("move: transform");
      set("device", "iPhone X"); await shows("device: iPhone X"); set("scrub", 30); return pixels();
      """
    let seen = try PlaygroundBrowser.see(steps: steps + [more])
    let scenario = try Scenario.named("keyboard-gap")
    let reference = try scenario.film(of: BarMove(.transform), context: .deferred)
    for (canvases, delay) in zip(seen, [0.1, 0.33]) {
      let move = BarMove(.frame, curve: .named(.easeInOut), delay: delay)
      let film = try scenario.film(of: move, context: .deferred)
      try expect(canvases, show: [reference, film], frame: 20)
    }
    let move = BarMove(.transform, curve: .named(.easeInOut), duration: 0.7, delay: 0.33)
    let other = try Scenario.named("keyboard-gap", overrides: Overrides(device: "iPhone X"))
    let films = try [BarMove(.transform), move].map { try other.film(of: $0, context: .deferred) }
    try expect(seen[2], show: films, frame: 30)
  }

  /// A spring's two sliders, a motion in words, a keyboard's height and a rate are played, and said as a scenario.
  @Test func aMotionOfOnesOwnIsPlayed() throws {
    let seen = try PlaygroundBrowser.see(steps: [
      """
      set("move", "transform"); set("curve", "spring"); set("bounce", "0.3"); await shows("bounce: 0.3}}");
      set("scrub", 14); return pixels();
      """,
      "return [get(\"spring-choices\").hidden, get(\"motion-choice\").hidden, get(\"curve\").value];",
      """
      const say = (id, text) => { get(id).value = text; get(id).dispatchEvent(new Event("change", { bubbles: true })); };
      set("curve", "text"); say("motion", "cubic-bezier(0.2, 0, 0, 1)"); await shows("cubic-bezier");
      say("height", "300"); await shows("height: 300}"); set("fps", "120"); await shows("fps: 120");
      set("scrub", 14); return pixels();
      """,
      """
      const say2 = (text) => { get("motion").value = text; get("motion").dispatchEvent(new Event("change", { bubbles: true })); };
      say2("wobble("); await until(() => !get("failure").hidden); return get("failure").textContent;
      """,
    ])
    try #require(seen.count == 4)
    let scenario = try Scenario.named("keyboard-gap")
    let spring = try #require(BarMotion.spring(duration: 0.4, bounce: 0.3))
    let moves = [BarMove(.transform), BarMove(.transform, curve: .own(spring))]
    try expect(
      seen[0], show: moves.map { try scenario.film(of: $0, context: .deferred) }, frame: 14)
    #expect(seen[1] == [false, true, "spring"])
    let bezier = try #require(CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1))
    let other = try Scenario.named(
      "keyboard-gap", overrides: Overrides(keyboardHeight: 300, framesPerSecond: 120))
    let others = [BarMove(.transform), BarMove(.transform, curve: .own(.bezier(bezier)))]
    try expect(
      seen[2], show: others.map { try other.film(of: $0, context: .deferred) }, frame: 14)
    guard case .text(let message) = seen[3] else { return }
    #expect(message.contains("approaches[1].curve"))
  }

  /// Both bars are in one plot, with a table of how they feel, and the motion is there in what is chosen.
  @Test(arguments: [390, 1280]) func shownTextsAreComparedAndCopied(width: Int) throws {
    let seen = try PlaygroundBrowser.see(
      width: width,
      steps: [
        """
        await until(() => all("#compared polyline").length > 0);
        return [all("#compared polyline").length, all("#feel tr").length, all("#feel td").length];
        """,
        """
        return [all("#feel th[scope=row]").map((head) => head.textContent).join(),
          document.documentElement.scrollWidth <= innerWidth];
        """,
        """
        get("notation").value = "swiftui"; get("notation").dispatchEvent(new Event("change"));
        await until(() => get("motion-text").textContent.includes("Animation."));
        get("copy-motion").click(); await until(() => get("said").textContent);
        return [get("motion-text").textContent.includes(".timingCurve(0.42, 0, 0.58, 1, duration: 0.25)"),
          get("copy-motion").disabled, get("said").textContent.includes("motion as swiftui")];
        """,
        """
        set("reference", ""); await until(() => all(".film").length == 1);
        return [all("#compared").length, all("#feel tr").length];
        """,
        "set(\"approach\", \"constraints\"); await until(() => get(\"copy-motion\").disabled); return get(\"motion-text\").textContent;",
      ])
    try #require(seen.count == 5)
    // The keyboard's line once, and a line of each bar's and of its gaps.
    #expect(seen[0] == [5, 8, 36])
    #expect(seen[1] == ["keyboard,transform,ours,keyboard,transform,ours", true])
    #expect(seen[2] == [true, false, true])
    #expect(seen[3] == [0, 6])
    guard case .text(let none) = seen[4] else { return }
    #expect(none.contains("constraints"))
  }

  /// A save is played, a wrong one leaves the last picture with the message over it, and the next right one is played.
  @Test func aSaveIsSeen() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("mine.yaml", text("0.1"))
    let url = URL(fileURLWithPath: path)
    let seen = try PlaygroundBrowser.see(
      path,
      steps: [
        """
        set("reference", ""); await until(() => pixels().length == 1); set("scrub", 20);
        return pixels();
        """,
        "await tell(\"0.2\"); await shows(\"delay: 0.2}\"); set(\"scrub\", 20); return pixels();",
        "return [get(\"delay\").value, get(\"failure\").hidden, document.body.dataset.frame];",
        """
        await tell("-1"); await until(() => !get("failure").hidden);
        const [picture] = pixels();
        return [get("failure").textContent, picture];
        """,
        "await tell(\"0.3\"); await until(() => get(\"failure\").hidden); await shows(\"delay: 0.3}\"); return get(\"delay\").value;",
      ]
    ) { delay in try Data(text(delay).utf8).write(to: url) }
    try #require(seen.count == 5)
    let scenario = try Scenario(yaml: text("0"))
    func film(_ delay: Double) throws -> Film {
      try scenario.film(of: BarMove(.transform, delay: delay), context: .deferred)
    }
    try expect(seen[0], show: [film(0.1)], frame: 20)
    try expect(seen[1], show: [film(0), film(0.2)], frame: 20)
    #expect(seen[2] == ["0.2", true, "20"])
    guard case .list(let failed) = seen[3], case .text(let message) = failed.first else { return }
    #expect(message.contains("mine.yaml:2: approaches[0].delay: expected seconds of 0 to 60"))
    try expect(.list([failed[1]]), show: [film(0)], frame: 20)
    #expect(seen[4] == "0.3")
  }

  /// While it plays, another device or other colours end nothing.
  @Test func playingFilmsContinueThroughOtherPictures() throws {
    let seen = try PlaygroundBrowser.see(
      steps: [
        """
        const decode = Screens.image;
        Screens.image = async (...parts) => { await pause(200); return decode(...parts); };
        get("loop").checked = true;
        press(" ");
        set("device", "iPhone X"); await shows("device: iPhone X");
        const { frame } = document.body.dataset;
        await until(() => document.body.dataset.frame !== frame);
        return [get("play").getAttribute("aria-label"), document.body.classList.contains("playing")];
        """
      ])
    #expect(seen == [["Pause", true]])
  }

  /// A save is played even where a slider moves while it waits for an answer that is on its way.
  @Test func aSaveIsSeenWhileASliderMoves() throws {
    let folder = try ScratchFolder()
    let path = try folder.file("mine.yaml", text("0.1"))
    let url = URL(fileURLWithPath: path)
    let seen = try PlaygroundBrowser.see(
      path,
      steps: [
        """
        const ask = fetch;
        let polls = 0;
        let free;
        const isFree = new Promise((resolve) => { free = resolve; });
        window.fetch = async (path, ...rest) => {
          if (path === "./play") await isFree;
          const reply = await ask(path, ...rest);
          if (path === "./file") polls += 1;
          return reply;
        };
        set("delay", "0.3"); await tell("0.2");
        polls = 0; await until(() => polls > 3);
        set("lag", "3"); free(); await shows("delay: 0.2}");
        return [get("delay").value, get("lag").value];
        """
      ]
    ) { delay in try Data(text(delay).utf8).write(to: url) }
    #expect(seen == [["0.2", "0"]])
  }

  /// Everything has a name, nothing is wider than the window, and keys are those of what has the focus.
  @Test(arguments: [1280, max(400, Chromium.leastWidth)]) func everythingFitsAndHasAName(width: Int)
    throws
  {
    let seen = try PlaygroundBrowser.see(
      width: width,
      steps: [
        "return [innerWidth, document.documentElement.scrollWidth <= innerWidth];",
        """
        return all("input, select, button").filter((one) => {
          const label = one.labels?.[0]?.cloneNode(true);
          label?.querySelectorAll("[aria-hidden], select, input").forEach((part) => part.remove());
          return !(one.getAttribute("aria-label") ?? "").trim() && !label?.textContent.trim()
            && !one.textContent.trim();
        }).map((one) => one.id);
        """,
        """
        set("scrub", 10);
        press("ArrowRight", get("delay")); press("ArrowRight", get("file")); press(" ", get("file"));
        const still = Number(document.body.dataset.frame);
        press("ArrowRight");
        return [still, Number(document.body.dataset.frame)];
        """,
        """
        get("save").click(); await until(() => get("said").textContent);
        const first = get("said").textContent;
        get("save").click(); await until(() => get("said").textContent !== first);
        const second = [get("said").textContent.includes("exists already"), get("save").textContent];
        get("save").click(); await until(() => get("save").textContent === "Save");
        return [first.startsWith("Saved as "), ...second, get("said").textContent === first];
        """,
      ])
    #expect(
      seen == [
        [.number(Double(width)), true], [], [10, 11], [true, true, "Replace mine.yaml", true],
      ])
  }
}
