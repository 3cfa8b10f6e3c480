import Foundation
import Graphics
import Painting
import TestSupport
import Testing

/// A page and a picture of one film mark the same fault with the same colour, though a style sheet says the page's.
struct PagesColorsTests {
  @Test(arguments: Appearance.allCases) func pagesHaveTheColorsOfPictures(appearance: Appearance)
    throws
  {
    let file = Repository.root.appendingPathComponent("Sources/Pages/Base/base.css")
    // The light colours, then the dark ones.
    let blocks = try String(contentsOf: file, encoding: .utf8).matches(of: /:root \{([^}]*)\}/)
    try #require(blocks.count == 2)
    let rules = blocks[appearance == .light ? 0 : 1].output.1
    let palette = Palette(appearance)
    for (name, color) in [
      ("paper", palette.paper), ("panel", palette.panel), ("ink", palette.ink),
      ("gap", palette.gap), ("overlap", palette.overlap), ("seamless", palette.seamless),
      ("keyboard", palette.keyboardLine),
    ] {
      let rule = try #require(
        rules.firstMatch(of: try Regex("--\(name): #([0-9a-f]+);")), "\(name)")
      let digits = String(try #require(rule.output[1].substring))
      let hex = digits.count == 3 ? digits.map { "\($0)\($0)" }.joined() : digits
      #expect(UInt32(hex, radix: 16) == color.hex, "\(name)")
    }
  }

  /// The bars of several films have in pages the colours that they have in plots, but for the first, which is the page's own.
  @Test(arguments: Appearance.allCases) func comparedBarsHaveTheColorsOfPictures(
    appearance: Appearance
  ) throws {
    let file = Repository.root.appendingPathComponent("Sources/Pages/Player/player.css")
    let rules = try String(contentsOf: file, encoding: .utf8)
      .matches(of: /\.of-([1-9]) \{ --of: #([0-9a-f]{6}); \}/)
    let own = appearance == .light ? rules.prefix(5) : rules.suffix(5)
    #expect(rules.count == 10)
    for (rule, (number, color)) in zip(own, Palette(appearance).barLines.enumerated().dropFirst()) {
      #expect(rule.output.1 == "\(number)" && UInt32(rule.output.2, radix: 16) == color.hex)
    }
  }
}
