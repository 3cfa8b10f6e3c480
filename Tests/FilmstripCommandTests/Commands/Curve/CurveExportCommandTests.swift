import Easing
import Foundation
import TestSupport
import Testing

struct CurveExportCommandTests {
  private func export(_ arguments: String...) throws -> String {
    let result = try filmstrip(["curve", "export"] + arguments)
    #expect(result.status == 0, "\(result.errors)")
    return result.output
  }

  @Test func givesACurvesOwnName() throws {
    let text = try export("keyboard-ios-26", "--as", "css")
    #expect(text.contains("--keyboard-ios-26-duration: 383.2ms;"))
    #expect(text.contains("--keyboard-ios-26-easing: linear(0, "))
    #expect(try export("ease-in", "--as", "css").contains("250ms;\n  --ease-in-easing: ease-in;"))
    let named = try export("spring(1, 247, 25.1)", "--as", "swiftui", "--name", "Bar settles")
    #expect(named.contains("let barSettles = Animation.interpolatingSpring("))
  }

  @Test func readsWhatItWrote() throws {
    let folder = try ScratchFolder()
    let result = try filmstrip(
      ["curve", "export", "keyboard", "--as", "dtcg", "-o", "tokens.json"], in: folder.url)
    #expect(result.status == 0 && result.errors == "Wrote tokens.json\n")
    let again = try filmstrip(
      ["curve", "export", "tokens.json#keyboard", "--as", "dtcg"], in: folder.url)
    #expect(
      again.output == (try String(contentsOfFile: folder.path("tokens.json"), encoding: .utf8)))
    #expect(
      try filmstrip(["curve", "export", "none.json", "--as", "css"], in: folder.url).status == 74)
  }

  @Test(arguments: [
    ["wobble", "--as", "css"], ["keyboard"], ["keyboard", "--as", "flash"],
    ["keyboard", "--as", "css", "--tolerance", "0"],
    ["keyboard", "--as", "css", "--duration", "0"],
    ["keyboard", "--as", "css", "--overwrite"], ["steps(3)", "--as", "figma"],
    ["spring(1, 100, 0)", "--as", "css"],
  ])
  func refusesWhatCannotBeWritten(arguments: [String]) throws {
    let result = try filmstrip(["curve", "export"] + arguments)
    #expect(result.status == 64)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: "))
  }

  /// A browser that plays the text goes where the motion is, to a tenth of a point over a keyboard's height.
  @Test(Chromium.isThere) func aBrowserPlaysTheText() throws {
    let names = ["keyboard", "keyboard-ios-26", "bouncy", "ease-in-out"]
    let texts = try names.map { name in
      let css = try export(name, "--as", "css")
      let easing = try #require(css.firstMatch(of: /easing: (.+);/)).output.1
      let duration = try #require(css.firstMatch(of: /duration: ([0-9.]+)ms/)).output.1
      return "[\"\(easing)\", \(duration)]"
    }
    let folder = try ScratchFolder()
    try """
    <div id="bar"></div><pre id="probe"></pre><script>
    const bar = document.getElementById("bar");
    const places = [\(texts.joined(separator: ", "))].map(([easing, duration]) => {
      const frames = [{transform: "translateY(0px)"}, {transform: "translateY(-336px)"}];
      const animation = bar.animate(frames, {duration, easing, fill: "both"});
      animation.pause();
      const shown = Array.from({length: 61}, (_, index) => {
        animation.currentTime = index / 60 * duration;
        return new DOMMatrix(getComputedStyle(bar).transform).f;
      });
      animation.cancel();
      return {duration: duration / 1000, shown};
    });
    document.getElementById("probe").textContent = JSON.stringify(places);
    </script>
    """.write(toFile: folder.path("page.html"), atomically: true, encoding: .utf8)
    struct Played: Decodable {
      let duration: Double
      let shown: [Double]
    }
    let page = try Chromium.page(at: folder.url.appendingPathComponent("page.html").absoluteString)
    let json = try #require(page.firstMatch(of: /<pre id="probe">(.+)<\/pre>/)).output.1
    let played = try JSONDecoder().decode([Played].self, from: Data(json.utf8))
    let motions: [Motion] = [
      .spring(.keyboardIOS7), .spring(.keyboardIOS26), .spring(.bouncy), .curve(.easeInOut),
    ]
    try #require(played.count == motions.count)
    for (film, motion) in zip(played, motions) {
      let timing = try #require(Timing(motion: motion, duration: film.duration))
      for (index, place) in film.shown.enumerated() {
        let expected = -336 * timing.progress(at: Double(index) / 60 * film.duration)
        #expect(abs(place - expected) <= 0.11, "\(motion), moment \(index)")
      }
    }
  }
}
