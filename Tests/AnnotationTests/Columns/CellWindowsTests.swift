import Diagnosis
import Scenarios
import Testing

@testable import Annotation

struct CellWindowsTests {
  private func windows(_ name: String, at times: [Double]) throws -> [Rect] {
    let scenario = try Scenario.named(name)
    let films = try scenario.approaches.map { try scenario.film(of: $0) }
    let film = try #require(films.first)
    return CellWindows(films: films, crop: scenario.strip.crop)
      .windows(ofFrames: times.map { Int($0 * film.framesPerSecond) })
  }

  /// Cells show the screen as it is held at their time.
  @Test func aTurnedScreenIsShownAsItIsHeld() throws {
    #expect(
      try windows("turned-with-keyboard", at: [0, 0.9, 1, 2.6]) == [
        Rect(x: 0, y: 0, width: 375, height: 667), Rect(x: 0, y: 0, width: 375, height: 667),
        Rect(x: 0, y: 0, width: 667, height: 375), Rect(x: 0, y: 0, width: 667, height: 375),
      ])
  }

  /// Of a tablet the lower part is shown where nothing happens above it, always as wide as the screen.
  @Test(arguments: ["floating-keyboard", "hardware-keyboard"])
  func ofATabletTheLowerPartIsShown(name: String) throws {
    let window = try #require(windows(name, at: [0]).first)
    #expect(window.minX == 0 && window.width == 1032)
    #expect(window.minY > 400 && window.maxY == 1376)
  }

  /// A seam in an app's window is shown as wide as that, with 32 points beside it; in one that takes another place, as wide as
  /// both.
  @Test func ofAnAppsWindowThatIsShown() throws {
    func shown(_ yaml: String) throws -> Rect? {
      let scenario = try Scenario(
        yaml: "name: test\ndevice: iPad Pro 13 (M4)\norientation: landscape\n\(yaml)")
      let film = try scenario.film(of: #require(scenario.approach(named: "transform")))
      return CellWindows(films: [film], crop: scenario.strip.crop).windows(ofFrames: [0]).first
    }
    let over = try #require(try shown("window: [700, 100, 400, 800]"))
    #expect(over.minX == 668 && over.width == 464 && over.maxY == 1032)
    let resized = try #require(
      try shown("window: [700, 100, 400, 800]\nevents: [{at: 0, resize: [20, 0, 300, 700]}]"))
    #expect(resized.minX == 0 && resized.maxX == 1132)
    #expect(try shown("window: full")?.width == 1376)
    #expect(try shown("window: slide-over\nstrip: {crop: screen}")?.width == 1376)
  }

  /// No cell begins within a bar, or so little below it that only scraps would be seen.
  @Test(arguments: ["undocked-keyboard", "undocked-followed", "sheet-moves", "form-sheet-rises"])
  func noBarIsCut(name: String) throws {
    let scenario = try Scenario.named(name)
    let window = try #require(windows(name, at: [0]).first)
    for approach in scenario.approaches {
      let film = try scenario.film(of: approach)
      for time in film.frameTimes {
        guard let bar = film.rect(of: .navigationBar, at: .at(time)), bar.maxY > 0 else { continue }
        #expect(window.minY <= max(0, bar.minY) || window.minY >= bar.maxY)
      }
    }
  }
}
