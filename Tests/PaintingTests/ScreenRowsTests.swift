import Imaging
import Scenarios
import Testing

@testable import Painting

struct ScreenRowsTests {
  private func pixels(_ rows: ScreenRows, at time: Double, _ pictures: [Bitmap]) throws -> [UInt32]
  {
    try rows.spans(at: time).flatMap { span in
      switch span {
      case .pixels(let bitmap, _): bitmap.pixels
      case .kept(let picture, let rows):
        Array(
          pictures[picture].pixels[
            (rows.lowerBound * pictures[picture].width)..<(rows.upperBound
              * pictures[picture].width)])
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
    let pictures = try (0..<rows.pictureCount).map { try rows.picture($0) }
    let step = max(1, times.count / 12)
    for time in stride(from: 0, to: times.count, by: step).map({ times[$0] }) {
      let whole = try rows.bitmap(at: time)
      #expect(try pixels(rows, at: time, pictures) == whole.pixels, "at \(time)")
      let canvas = try painter.canvas(for: film.largestScreen, fonts: fonts)
      painter.draw(film, at: time, on: canvas)
      if film.devices.count == 1 { #expect(try canvas.bitmap() == whole) }
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
    for time in times {
      for span in try rows.spans(at: time) {
        switch span {
        case .kept(_, let rows): kept += rows.count
        case .pixels(_, let rows): own += rows.count
        }
      }
    }
    #expect(kept + own == rows.height * times.count)
    #expect(own * 20 < kept, "\(own) rows of \(kept + own) do not recur")
  }
}
