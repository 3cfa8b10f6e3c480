import FilmstripPictureTesting
import Testing

/// What Swift Testing prints of a value when an expectation fails.
struct TestDescriptionsTests {
  @Test func namesAreNextToTheirNumbers() {
    #expect(String(describingForTest: AnimationCurve.keyboard) == "keyboard (7)")
    #expect(String(describingForTest: AnimationCurve(rawValue: 9)) == "9")
    let shifted = AnimationOptions(rawValue: 7 << 16)
    #expect(String(describingForTest: shifted) == "curveKeyboard (458752)")
    let unshifted = AnimationOptions(rawValue: 7)
    #expect(String(describingForTest: unshifted).hasSuffix(" (7)"))
  }

  @Test func emptySentencesAreReported() {
    #expect(String(describingForTest: Repetition.once) == "once")
  }

  @Test func lengthsHaveTheirUnit() {
    let length: TraceLength = 331.5
    #expect(String(describingForTest: length) == "331.5 pt")
    #expect(
      FramePick(frame: 12, scale: 3, isDark: true).map { String(describingForTest: $0) }
        == "frame 12 at 3x, dark")
  }

  @Test func picturesOfOneSizeAreToldApart() throws {
    let (red, blue) = (
      try #require(Bitmap(width: 8, height: 8, filledWith: 0xFFFF_0000)),
      try #require(Bitmap(width: 8, height: 8, filledWith: 0xFF00_00FF))
    )
    let (first, second) = (String(describingForTest: red), String(describingForTest: blue))
    #expect(first != second)
    #expect(first == String(describingForTest: red))
    #expect(first.hasPrefix("8 × 8 pixels, checksum "))
  }

  @Test func aFilmAndItsSeamAreALine() throws {
    let film = try Scenario.named("keyboard-gap").film(of: try #require(.named("frame")))
    #expect(String(describingForTest: film) == film.description)
    let seam = try #require(film.seam(at: 0.1))
    #expect(String(describingForTest: seam).hasPrefix("overlap "))
    #expect(!String(describingForTest: film.measures).contains("\n"))
  }
}
