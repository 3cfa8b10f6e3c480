import Imaging
import Review
import Scenarios
import Testing
import Traces

@testable import Checking

struct PictureRuleTests {
  private func threshold(_ value: Double) throws -> ColorThreshold {
    try #require(ColorThreshold(value))
  }

  @Test func partsBecomeRegionsWhereTheyAre() throws {
    let rule = PictureRule(parts: [
      PictureRule.Part(.keyboard, threshold: try threshold(0.2)),
      PictureRule.Part(.toolbar, threshold: try threshold(0.4)),
    ])
    let place = try #require(PixelRectangle(x: 0, y: 400, width: 375, height: 267))
    let found = rule.rule(for: [(.table, place), (.keyboard, place)])
    // A part that the frame does not show has no region.
    #expect(found.regions == [DifferenceRule.Region(place, threshold: try threshold(0.2))])
    #expect(found.threshold == .exact && found.countsAntialiasing && found.ignored.isEmpty)
    let loose = PictureRule(threshold: try threshold(0.1)).rule(for: [(.keyboard, place)])
    #expect(loose.regions.isEmpty && !loose.countsAntialiasing)
  }

  /// What is allowed on the keyboard is a difference elsewhere.
  @Test func aPartsThresholdHoldsThereAlone() throws {
    let film = try ShortFilms.film()
    let pick = try #require(FramePick(frame: film.frameCount - 1, scale: 1))
    let keyboard = try #require(
      FilmPicture.landmarks(of: film, pick).first { $0.landmark == .keyboard }?.rectangle)
    let rule = PictureRule(parts: [
      PictureRule.Part(.keyboard, threshold: try threshold(0.2))
    ])
    let approved = try ShortFilms.files(of: film, picks: [pick])
    let picture = try #require(approved[ShortFilms.name.file(pick)])
    func verdict(_ y: Int, _ rule: PictureRule) throws -> Verdict {
      var files = approved
      files[ShortFilms.name.file(pick)] = try ShortFilms.edited(
        picture, part: PixelRectangle(x: 100, y: y, width: 6, height: 1), by: 0x000808)
      return try ShortFilms.findings(of: film, against: files, rule: rule)[1].outcome.verdict
    }
    // The keyboard's first row, and the last above it.
    #expect(try verdict(keyboard.y, rule) == .withinTolerance)
    #expect(try verdict(keyboard.y - 1, rule) == .otherPixels)
    #expect(try verdict(keyboard.y, .exact) == .otherPixels)
  }
}
