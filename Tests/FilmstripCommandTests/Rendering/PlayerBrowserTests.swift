import Foundation
import Imaging
import Painting
import Scenarios
import TestSupport
import Testing

/// The page in a browser: its keys and buttons go to the right frames, whose pixels are the painter's.
@Suite(Chromium.isThere)
struct PlayerBrowserTests {
  /// What a page shows after each of some steps.
  private struct Shown: Decodable {
    let frame: Int
    let place: String
    let scrub: Int
    let screens: [String]
    let overlay: String
  }

  /// Runs steps, each a statement of JavaScript, on a rendered page, and returns what is shown after each.
  private func show(
    _ arguments: [String], name: String, fragment: String, steps: [String]
  ) throws -> [Shown] {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      ["render"] + arguments + ["-o", folder.url.path, "--format", "html"])
    try #require(result.status == 0, "\(result.errors)")
    let html = try String(contentsOfFile: folder.path("\(name).html"), encoding: .utf8)
    let script = """
      <script nonce="filmstrip">
      const probeWhenReady = (_, observer) => {
        if (!document.body.classList.contains("ready")) return;
        observer.disconnect();
        const get = (id) => document.getElementById(id);
        const press = (key) => document.body.dispatchEvent(
          new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        const choose = (id, value) => {
          get(id).value = value;
          get(id).dispatchEvent(new Event("input", { bubbles: true }));
        };
        const pixels = (canvas) => canvas.toDataURL().split(",")[1];
        const shown = [\(steps.map { "() => { \($0) }" }.joined(separator: ", "))].map((step) => {
          step();
          return {
            frame: Number(document.body.dataset.frame), place: get("place").textContent,
            scrub: Number(get("scrub").value),
            screens: [...document.querySelectorAll("#films canvas")].map(pixels),
            overlay: pixels(document.querySelector("#overlay canvas")),
          };
        });
        const probe = document.createElement("pre");
        probe.id = "probe";
        probe.textContent = JSON.stringify(shown);
        document.body.append(probe);
      };
      const observer = new MutationObserver(probeWhenReady);
      observer.observe(document.body, { attributes: true });
      // The page may have been ready before this script was read.
      probeWhenReady(null, observer);
      </script></body>
      """
    let probed = try folder.file("probed.html", html.replacing("</body>", with: script))
    let page = try Chromium.page(at: "file://\(probed)\(fragment)")
    // Only the end is shown where it fails: the page is long.
    let match = page.firstMatch(of: /<pre id="probe">([^<]*)<\/pre>/)
    let probe = try #require(match?.output.1, "no probe in …\(page.suffix(200))")
    return try JSONDecoder().decode([Shown].self, from: Data(probe.utf8))
  }

  @Test func keysAndButtonsGoToFramesThatAreThePaintersPixels() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let films = try scenario.approaches.map { try scenario.film(of: $0) }
    let last = films[0].frameCount - 1
    let shown = try show(
      ["keyboard-gap"], name: "keyboard-gap", fragment: "#frame=12",
      steps: [
        "", "press(\"ArrowRight\")", "press(\"Home\"); press(\"ArrowLeft\")", "press(\"End\")",
        "get(\"previous\").click()", "document.querySelector(\".worst\").click()",
        "get(\"scrub\").value = 66; get(\"scrub\").dispatchEvent(new Event(\"input\"))",
      ])
    try #require(shown.count == 7)
    #expect(shown.map(\.frame) == [12, 13, 0, last, last - 1, 5, 66])
    #expect(shown.map(\.scrub) == shown.map(\.frame))
    #expect(shown[5].place == "Frame 5 of \(last) · 83 ms · keyboard 45 %")
    for one in shown {
      try #require(one.screens.count == films.count)
      for (film, screen) in zip(films, one.screens) {
        #expect(
          try bitmap(screen) == painted(film, frame: one.frame, scale: 1),
          "\(film.approach) frame \(one.frame)")
      }
    }
  }

  /// Rows of a blurring keyboard, of a turning device and of a form that fades are no approximation either.
  @Test(arguments: ["rounded-keyboard", "turned-with-keyboard", "field-left-behind"])
  func everyKindOfScreenIsThePainters(name: String) throws {
    let scenario = try Scenario.named(name)
    let films = try scenario.approaches.map { try scenario.film(of: $0) }
    let frames = [4, 9, 70].filter { $0 < films[0].frameCount }
    let shown = try show(
      [name], name: name, fragment: "",
      steps: frames.map {
        "get(\"scrub\").value = \($0); get(\"scrub\").dispatchEvent(new Event(\"input\"))"
      })
    #expect(shown.map(\.frame) == frames)
    for one in shown {
      for (film, screen) in zip(films, one.screens) {
        #expect(
          try bitmap(screen) == painted(film, frame: one.frame, scale: 1),
          "\(film.approach) frame \(one.frame)")
      }
    }
  }

  @Test func twoScreensAreOverlaid() throws {
    let shown = try show(
      ["keyboard-gap", "--fps", "20"], name: "keyboard-gap", fragment: "#frame=2",
      steps: [
        "choose(\"view\", \"overlay\"); choose(\"mix\", 0)", "choose(\"mix\", 100)",
        "choose(\"blend\", \"difference\")", "choose(\"above\", 0)",
      ])
    try #require(shown.count == 4)
    let overlays = try shown.map { try bitmap($0.overlay) }
    #expect(try overlays[0] == bitmap(shown[0].screens[0]))
    #expect(try overlays[1] == bitmap(shown[0].screens[1]))
    // Black where both are alike, which is not everywhere; and all over between a film and itself.
    let isBlack = overlays.map { $0.pixels.map { $0 == 0xFF00_0000 } }
    #expect(
      isBlack[2] == zip(overlays[0].pixels, overlays[1].pixels).map { $0 == $1 })
    #expect(isBlack[2].contains(false))
    #expect(!isBlack[3].contains(false))
  }

  /// Where things are on a page: left, top, right and bottom of each, in points.
  private struct Boxes: Decodable {
    let width: Double
    let screens: [[Double]]
    let controls: [[Double]]
  }

  /// On a phone held upright screens stand below each other, nothing is scrolled sideways, and a thumb meets controls.
  @Test(
    arguments: [(320, true), (400, true), (1280, false)].filter { $0.0 >= Chromium.leastWidth })
  func narrowPagesStackTheirScreens(width: Int, isStacked: Bool) throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      ["render", "keyboard-gap", "--fps", "10", "-o", folder.url.path, "--format", "html"])
    try #require(result.status == 0, "\(result.errors)")
    let script = """
      <script nonce="filmstrip">
      addEventListener("load", () => {
        const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return [left, top, right, bottom];
        });
        const probe = document.createElement("pre");
        probe.id = "probe";
        probe.textContent = JSON.stringify({
          width: Math.max(
            document.documentElement.scrollWidth, document.getElementById("films").scrollWidth),
          screens: boxes("#films canvas"),
          controls: boxes("#controls button, #controls select, #controls label, #scrub, .worst"),
        });
        document.body.append(probe);
      });
      </script></body>
      """
    let html = try String(
      contentsOf: folder.url.appendingPathComponent("keyboard-gap.html"), encoding: .utf8)
    let probed = try folder.file("probed.html", html.replacing("</body>", with: script))
    let page = try Chromium.visit("file://\(probed)", width: width).page
    let match = page.firstMatch(of: /<pre id="probe">([^<]*)<\/pre>/)
    let probe = try #require(match?.output.1, "no probe in …\(page.suffix(200))")
    let boxes = try JSONDecoder().decode(Boxes.self, from: Data(probe.utf8))
    #expect(boxes.width <= Double(width))
    #expect(boxes.screens.count == 3 && boxes.controls.count > 8)
    for (first, second) in zip(boxes.screens, boxes.screens.dropFirst()) {
      #expect(isStacked ? first[3] < second[1] : first[2] < second[0])
    }
    for box in boxes.screens + boxes.controls {
      #expect(box[0] >= 0 && box[2] <= Double(width))
    }
    for box in boxes.controls where isStacked { #expect(box[3] - box[1] >= 44) }
  }
}
