import Geometry
import Graphics
import Imaging
import Scenarios
import Testing

@testable import Painting

/// Letters that reach over the edges of their view.
struct ContentsOverhangTests {
  private func surface(
    _ text: String, _ painter: ScreenPainter
  ) throws -> LayerSurface {
    let scenario = try Scenario(
      yaml: "name: test\nmessages: [{from: me, text: \(text)}]\napproaches: [frame]",
      file: "test.yaml")
    let film = try scenario.film(of: try #require(scenario.approaches.first))
    let parts = painter.parts(
      of: film.layers(at: 0), in: film, shift: (0, 0),
      within: PixelBounds(film.largestScreen, scale: painter.scale))
    let surfaces = parts.compactMap { part -> LayerSurface? in
      guard case .surface(let surface) = part.content, case .message = surface.key.contents else {
        return nil
      }
      return surface
    }
    return try #require(surfaces.first)
  }

  /// The tail of ع hangs below the line, and two marks stand above لَّ: they are there, and end before the picture does.
  @Test func tailsAndMarksAreNotCutOff() throws {
    let painter = ScreenPainter(.light, scale: 2, fonts: try Fonts())
    let surface = try surface("مع", painter)
    let over = surface.key.overhang
    #expect(over == 14)
    let bitmap = try painter.cache.canvas(of: surface).bitmap()
    #expect(bitmap.height == Int(surface.key.size.height * 2) + 2 * over)
    func hasInk(_ row: Int) -> Bool { (0..<bitmap.width).contains { bitmap[$0, row] >> 24 != 0 } }
    #expect(hasInk(bitmap.height - over))
    #expect(!hasInk(bitmap.height - 1))
    #expect(!hasInk(0))
  }

  @Test func otherLettersNeedNoRoom() throws {
    let painter = ScreenPainter(.light, scale: 2, fonts: try Fonts())
    for text in ["Hello gj", "今晚", "Привет", "😀"] {
      #expect(try surface(text, painter).key.overhang == 0, "\(text)")
    }
  }
}
