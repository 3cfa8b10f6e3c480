import Foundation
import TestSupport
import Testing

/// A player in a frame of an article, in a browser.
@Suite(Chromium.isThere)
struct EmbedBrowserTests {
  /// Where things are in the frame, in points of it: left, top, right and bottom.
  private struct Seen: Decodable {
    let width: Double
    let height: Double
    let screens: [[Double]]
    let pills: [[Double]]
    let controls: [[Double]]
    let frames: [Int]
    let told: Double
  }

  /// What an embedded player is in a frame as wide as a phone, after some keys.
  private func seen(_ arguments: [String], name: String, width: Int) throws -> Seen {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      ["render"] + arguments + ["--format", "html", "--shape", "embed", "-o", folder.url.path])
    try #require(result.status == 0, "\(result.errors)")
    let html = try String(contentsOfFile: folder.path("\(name)-embed.html"), encoding: .utf8)
    let probe = """
      <script nonce="filmstrip">
      const whenReady = (_, observer) => {
        if (!document.body.classList.contains("ready")) return;
        observer.disconnect();
        const boxes = (selector) => [...document.querySelectorAll(selector)].map((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          return [left, top, right, bottom];
        });
        const frame = () => Number(document.body.dataset.frame);
        const frames = [frame()];
        for (const key of ["ArrowRight", "Home", "ArrowRight", "End"]) {
          document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
          frames.push(frame());
        }
        const { scrollWidth: width } = document.documentElement;
        const { height } = document.documentElement.getBoundingClientRect();
        parent.postMessage({ probe: {
          width, height, screens: boxes("canvas"), pills: boxes(".now"),
          controls: boxes("#controls, #controls button:not(#first, #last), #scrub, #place"), frames,
        } }, "*");
      };
      const observer = new MutationObserver(whenReady);
      observer.observe(document.body, { attributes: true });
      whenReady(null, observer);
      </script></body>
      """
    _ = try folder.file("probed.html", html.replacing("</body>", with: probe))
    let page = try folder.file(
      "page.html",
      """
      <body><iframe src="probed.html" style="width: \(width)px; height: 100px; border: 0"></iframe>
      <script>
      let told = 0, seen = null;
      addEventListener("message", ({ data }) => {
        if (data.filmstrip) told = data.filmstrip.height;
        seen = data.probe ?? seen;
        if (!seen || !told) return;
        let text = document.getElementById("probe");
        if (!text) document.body.append(text = Object.assign(document.createElement("pre"), { id: "probe" }));
        text.textContent = JSON.stringify({ ...seen, told });
      });
      </script>
      """)
    let shown = try Chromium.visit("file://\(page)", milliseconds: 5000).page
    let match = shown.firstMatch(of: /<pre id="probe">([^<]*)<\/pre>/)
    let text = try #require(match?.output.1, "no probe in …\(shown.suffix(300))")
    return try JSONDecoder().decode(Seen.self, from: Data(text.utf8))
  }

  /// On a phone all are beside each other, buttons lie below what is compared, and nothing is cut or scrolled.
  @Test(arguments: [320, 390, 680]) func filmsAreSideBySide(width: Int) throws {
    let seen = try seen(["keyboard-gap"], name: "keyboard-gap", width: width)
    #expect(seen.width <= Double(width))
    #expect(seen.screens.count == 3 && Set(seen.screens.map { $0[1].rounded() }).count == 1)
    for (first, second) in zip(seen.screens, seen.screens.dropFirst()) {
      #expect(first[2] < second[0])
    }
    let end = try #require(seen.pills.map { $0[3] }.max())
    for box in seen.controls {
      #expect(box[1] >= end && box[0] >= 0 && box[2] <= Double(width) && box[3] <= seen.height)
    }
    #expect(seen.told == seen.height.rounded(.up))
    // It opens on its first film's worst frame.
    #expect(seen.frames == [5, 6, 0, 1, 96])
  }

  /// What stands in no strip beside others has the whole width.
  @Test func aTabletsAreBelowEachOther() throws {
    let seen = try seen(
      ["keyboard-gap", "--device", "iPad Pro 11"], name: "keyboard-gap", width: 390)
    for (first, second) in zip(seen.screens, seen.screens.dropFirst()) {
      #expect(first[3] < second[1])
    }
  }
}
