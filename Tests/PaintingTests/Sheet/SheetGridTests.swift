import Annotation
import Scenarios
import Stage
import Testing

@testable import Painting

struct SheetGridTests {
  private func grid(_ sizes: [(Double, Double)], _ device: String) throws -> SheetGrid {
    let scenario = try Scenario(yaml: "name: test\ndevice: \(device)", file: "test.yaml")
    let films = JudgedFilms(
      [CaptionedFilm(try scenario.film(of: scenario.approaches[0]))], in: 0...0.1)
    let windows = sizes.map { Rect(x: 0, y: 0, width: $0.0, height: $0.1) }
    return SheetGrid(windows: windows, films.cellShape(of: windows))
  }

  /// The narrowest cell has the width that suits it, and others its scale.
  @Test func theNarrowestCellDecides() throws {
    let phone = try grid([(375, 340), (667, 340)], "iPhone 7")
    #expect(phone.cells[0].width == 132)
    #expect(phone.cells[1].width == 667 * phone.magnification)
    #expect(phone.width == phone.cells[0].width + phone.cells[1].width + phone.gap)
    #expect(try grid([(667, 300)], "iPhone 7").cells[0].width == 208)
    #expect(try grid([(768, 500)], "iPad 9.7").cells[0].width == 264)
  }

  /// A magnifier is as high as the highest cell, within bounds.
  @Test func aMagnifierIsAsHighAsACell() throws {
    let middle = try grid([(375, 340)], "iPhone 7")
    #expect(middle.magnifier.height == middle.cells[0].height)
    #expect(try grid([(375, 100)], "iPhone 7").magnifier.height == 96)
    #expect(try grid([(375, 667)], "iPhone 7").magnifier.height == 176)
    #expect(middle.magnified.width == 44)
  }

  @Test func withoutColumnsThereIsNothing() {
    let none = SheetGrid(windows: [], .upright)
    #expect(none.cells.isEmpty && none.width == 0 && none.stripSamples == 0)
  }
}
