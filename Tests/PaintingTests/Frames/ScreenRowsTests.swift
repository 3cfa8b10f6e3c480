import Graphics
import Imaging
import Scenarios
import Testing

@testable import Painting

struct ScreenRowsTests {
  private func pixels(_ rows: ScreenRows, of frame: Int, _ kept: Bitmap?) throws -> [UInt32] {
    try rows.spans(of: frame).flatMap { span -> ArraySlice<UInt32> in
      switch span {
      case .pixels(let bitmap, _): return bitmap.pixels[...]
      case .kept(let rows):
        let kept = try #require(kept)
        return kept.pixels[(rows.lowerBound * kept.width)..<(rows.upperBound * kept.width)]
      }
    }
  }

  /// Rows that recur and rows of the frame's own make exactly the screen, in every scenario.
  @Test(arguments: Scenario.builtInNames) func rowsMakeTheScreen(name: String) throws {
    let scenario = try Scenario.named(name)
    let approach = try #require(scenario.approaches.last)
    let film = try scenario.film(of: approach)
    let fonts = try Fonts()
    let painter = ScreenPainter(.light, scale: 0.5, fonts: fonts)
    let times = (0..<film.frameCount).map { film.time(ofFrame: $0) }
    let rows = try ScreenRows(film, at: times, painter: painter, fonts: fonts)
    let kept = try rows.picture()
    let step = max(1, times.count / 12)
    for frame in stride(from: 0, to: times.count, by: step) {
      let canvas = try painter.canvas(for: film.largestScreen, fonts: fonts)
      // What a device that is turned does not fill is black.
      canvas.fill(Color(0x000000))
      painter.draw(film, at: times[frame], on: canvas)
      let found = try pixels(rows, of: frame, kept)
      #expect(try canvas.bitmap().pixels == found, "frame \(frame)")
    }
  }

  /// A chat's animation at the device's own pixels is nearly all rows that recur.
  @Test func mostRowsRecur() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let film = try scenario.film(of: try #require(NamedApproach.named("transform")))
    let fonts = try Fonts()
    let painter = ScreenPainter(.light, scale: 1, fonts: fonts)
    let times = (0..<film.frameCount).map { film.time(ofFrame: $0) }
    let rows = try ScreenRows(film, at: times, painter: painter, fonts: fonts)
    var kept = 0
    var own = 0
    for frame in times.indices {
      for span in try rows.spans(of: frame) {
        switch span {
        case .kept(let rows): kept += rows.count
        case .pixels(_, let rows): own += rows.count
        }
      }
    }
    #expect(kept + own == rows.height * times.count)
    #expect(own * 20 < kept, "\(own) rows of \(kept + own) do not recur")
  }
}
