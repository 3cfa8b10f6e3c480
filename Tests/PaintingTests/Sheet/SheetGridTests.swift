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
    #expect(phone.cells[1].width == 667 * phone.magnifications[0])
    #expect(phone.width == phone.cells[0].width + phone.cells[1].width + phone.gap)
    #expect(try grid([(667, 300)], "iPhone 7").cells[0].width == 208)
    #expect(try grid([(768, 500)], "iPad 9.7").cells[0].width == 264)
  }

  /// Each row's cells have the size that suits its device, in columns as wide as the widest.
  @Test func rowsOfTwoDevicesKeepTheirSizes() {
    let phone = [Rect(x: 0, y: 0, width: 375, height: 340)]
    let tablet = [Rect(x: 0, y: 0, width: 1024, height: 500)]
    for room in [nil, SheetRoom(width: 100, height: 90, gap: 4, sizes: 0.1...1)] {
      let grid = SheetGrid([(phone, .upright), (tablet, .wholeTablet)], in: room)
      let (small, large) = (grid.cells(ofRow: 0)[0], grid.cells(ofRow: 1)[0])
      #expect(abs(small.width / large.width - 132.0 / 264) < 1e-12)
      #expect(abs(grid.cells[0].width - large.width) < 1e-12)
      #expect(grid.cells[0].height >= max(small.height, large.height) - 1)
      let turned = SheetGrid([(tablet, .wholeTablet), (phone, .upright)], in: room)
      #expect(abs(turned.cells[0].width - grid.cells[0].width) < 1e-9)
    }
    let alone = SheetGrid(windows: phone, .upright)
    #expect(SheetGrid([(phone, .upright), (phone, .upright)]).cells == alone.cells)
    #expect(alone.cells(ofRow: 0) == alone.cells)
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
