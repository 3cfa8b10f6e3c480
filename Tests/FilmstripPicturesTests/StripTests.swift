import Foundation
import Scenarios
import Testing

@testable import FilmstripPictures

struct StripTests {
  @Test func theStripOfAScenarioIsTheStripOfItsFilms() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let played = try scenario.approaches.map { CaptionedFilm(try scenario.film(of: $0), of: $0) }
    #expect(try Strip(scenario).png() == Strip(scenario, films: played).png())
  }

  /// A scenario's summary is about its own approaches: over another's film it would be a false claim.
  @Test func aSummaryIsOnlyOverItsOwnApproaches() throws {
    let scenario = try Scenario.named("keyboard-gap")
    let own = try #require(scenario.approaches.first)
    let other = try #require(NamedApproach.named("layout-guide"))
    func captioned(_ approach: NamedApproach) throws -> CaptionedFilm {
      CaptionedFilm(try scenario.film(of: approach), of: approach)
    }
    let both = [try captioned(own), try captioned(other)]
    #expect(try Strip(scenario, films: [captioned(own)]).title == scenario.summary)
    #expect(try Strip(scenario, films: both).title == scenario.name)
    #expect(try PlayerPage(scenario, films: both).summary == "")
  }

  @Test func aStripIsAsLargeAsItsScaleSays() throws {
    let strip = Strip(try films(of: "keyboard-gap", "frame", "transform"))
    let (once, twice) = (try strip.bitmap(scale: 1), try strip.bitmap(scale: 2))
    #expect(twice.width == 2 * once.width)
    #expect(twice.height == 2 * once.height)
  }

  @Test func theEndingSaysWhatIsWritten() throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "strip-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let strip = Strip(try films(of: "keyboard-gap", "transform"), title: "A title")
    for (name, start) in [("a.png", "\u{89}PNG"), ("b.svg", "<svg"), ("c.PDF", "%PDF")] {
      let path = folder.appending(path: "deep/\(name)").path(percentEncoded: false)
      try strip.write(to: path)
      let bytes = try Data(contentsOf: URL(filePath: path))
      #expect(bytes.starts(with: start.unicodeScalars.map { UInt8($0.value) }))
    }
    #expect(throws: PictureError.ending(path: "a.jpg", known: ["png", "svg", "pdf"])) {
      try strip.write(to: "a.jpg")
    }
  }

  /// Films of two devices are one picture, plot and page, each screen in its own size.
  @Test func twoDevicesAreInOnePicture() throws {
    let films = try ["iPhone 7", "iPad Pro 13 (M4)"].map { device in
      let scenario = try Scenario.named("keyboard-gap", overrides: Overrides(device: device))
      return try scenario.film(of: BarMove(.transform), named: device)
    }
    let (phone, tablet) = (films[0], films[1])
    let cells = try Strip([phone, tablet]).drawing().cells(scale: 1)
    let windows = cells.map(\.window.width)
    #expect(Set(windows.prefix(6)) == [375] && Set(windows.suffix(6)) == [1032])
    #expect(
      zip(cells.prefix(6), cells.suffix(6)).allSatisfy { abs($0.rect.midX - $1.rect.midX) <= 1 })
    let alone = try Strip([tablet]).drawing().cells(scale: 1)
    #expect(alone.map(\.rect.width) == cells.suffix(6).map(\.rect.width))
    #expect(try Plot([phone, tablet]).bitmap().height > Plot([phone]).bitmap().height)
    var page = PlayerPage([phone, tablet])
    page.scale = 1
    let html = try page.html
    #expect(html.contains("<canvas width=\"375\"") && html.contains("<canvas width=\"1032\""))
  }

  @Test func errorsAreReported() throws {
    let films = try films(of: "keyboard-gap", "frame")
    #expect(throws: PictureError.noFilms) { try Strip([Film]()).png() }
    #expect(throws: PictureError.scale(5)) { try Strip(films).png(scale: 5) }
    var strip = Strip(films)
    strip.columns = 13
    #expect(throws: PictureError.columns(13)) { try strip.svg() }
    strip = Strip(films)
    strip.range = 50...60
    #expect(throws: PictureError.range(50...60, duration: films[0].duration)) { try strip.png() }
    let slower = try Scenario.named("keyboard-gap", overrides: Overrides(framesPerSecond: 30))
    let other = try slower.film(of: BarMove(.transform), named: "slower")
    #expect(throws: PictureError.unlikeFilms("frame", other.approach)) {
      try Strip(films + [other]).png()
    }
    strip = Strip(Array(repeating: films[0], count: 5))
    strip.shape = .slide
    #expect(throws: PictureError.rows(5, most: 4, shape: .slide)) { try strip.png() }
  }
}
