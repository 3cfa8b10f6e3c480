import Approaches
import Diagnosis
import Graphics
import Imaging
import Scenarios
import Stage
import Testing

@testable import Painting

struct ReelPainterTests {
  private func films() throws -> [Film] {
    let scenario = try Scenario.named("keyboard-gap")
    return try [0.0, 0.05, 0.1].map {
      try scenario.film(of: BarMove(.transform, delay: $0), context: .deferred)
    }
  }

  private func painter(_ film: Film, _ packing: ReelPainter.Packing) throws -> ReelPainter {
    try ReelPainter(.light, scale: 0.5, window: film.largestScreen, packing: packing)
  }

  /// Screens put together again from the atlas are those of the painter, pixel by pixel, however rows are kept.
  @Test(arguments: [ReelPainter.Packing.whole, .shared])
  func screensAreThePainters(packing: ReelPainter.Packing) throws {
    let films = try films()
    let reel = try painter(films[0], packing)
    let screens = try films.map { try reel.screens(of: $0) }
    let atlas = try #require(reel.atlas.bitmaps(rows: reel.atlas.rowCount).first)
    let fonts = try Fonts()
    let painter = ScreenPainter(.light, scale: 0.5, fonts: fonts)
    for (film, screens) in zip(films, screens) {
      #expect(screens.count == film.frameCount)
      for frame in stride(from: 0, to: film.frameCount, by: 7) {
        let canvas = try painter.canvas(for: film.largestScreen, fonts: fonts)
        painter.draw(film, at: film.time(ofFrame: frame), on: canvas)
        let pixels = screens[frame].flatMap { run in
          (0..<run.count).flatMap { index in
            let first = (run.row + (run.isRepeated ? 0 : index)) * atlas.width
            return atlas.pixels[first..<(first + atlas.width)]
          }
        }
        #expect(try pixels == canvas.bitmap().pixels, "\(film.approach) frame \(frame)")
      }
    }
  }

  /// A film that is much like one before adds few rows, and one that was just drawn none.
  @Test func filmsShareRows() throws {
    let films = try films()
    let reel = try painter(films[0], .shared)
    let first = try reel.screens(of: films[0])
    let rows = reel.atlas.rowCount
    #expect(rows > 0 && rows <= 2 * reel.size.height)
    _ = try reel.screens(of: films[1])
    let more = reel.atlas.rowCount
    #expect(more < rows + rows / 4)
    // The first is known again, or else its rows are.
    #expect(try reel.screens(of: films[0]) == first && reel.atlas.rowCount == more)
    _ = try reel.screens(of: films[2])
    _ = try reel.screens(of: films[1])
    #expect(try reel.screens(of: films[0]).count == first.count)
  }

  @Test func whatACheckThrowsEndsTheDrawing() throws {
    struct Enough: Error {}
    let film = try films()[0]
    var frames = 0
    #expect(throws: Enough.self) {
      try painter(film, .shared).screens(of: film) { _ in
        frames += 1
        if frames == 3 { throw Enough() }
      }
    }
    #expect(frames == 3)
  }
}
