import Diagnosis
import Scenarios
import Testing

@testable import Annotation

struct SeamLinesTests {
  private static let devices = ["iPhone 7", "iPhone X", "iPhone 15"]

  private func scenario(_ device: String, _ more: String = "") throws -> Scenario {
    try Scenario(
      yaml:
        "name: test\ndevice: \(device)\n"
        + "events: [{at: 0.1, keyboard: show}, {at: 1, keyboard: hide}]\nuntil: 1.7\n"
        + more, file: "test.yaml")
  }

  private func lines(_ film: Film, _ range: ClosedRange<Double> = 0...1.7) -> SeamLines {
    SeamLines(film, range: range, count: 400)
  }

  private static let chatApproaches = NamedApproach.catalogue
    .filter { $0.handlers.screen == .chat }.map(\.name)

  /// The bar's line is its bottom edge, and the band above it ends at its content.
  @Test(arguments: devices)
  func theBarIsDrawnWhereItIs(device: String) throws {
    let film = try scenario(device).film(
      of: try #require(NamedApproach.named("transform-no-curve")))
    for sample in lines(film).samples {
      let bottom = film.value(of: .toolbarBottom, at: sample.time).map { film.screen.maxY - $0 }
      let jumps = film.turnTimes.contains(sample.time)
      #expect(jumps || sample.bar == bottom)
      let inset = film.device.safeArea.bottom
      #expect(sample.content.map { $0 - (sample.bar ?? 0) } == (inset > 0 ? inset : nil))
    }
  }

  /// What lies between both lines is what is measured, at every time, with and without a home
  /// indicator.
  @Test(arguments: devices, chatApproaches)
  func theLinesAreApartByTheGap(device: String, approach: String) throws {
    let film = try scenario(device).film(of: try #require(NamedApproach.named(approach)))
    let lines = lines(film)
    #expect(lines.samples.count >= 401)
    let errors = lines.samples.compactMap { sample in
      sample.gap.map { gap in
        // A gap begins at the bar's bottom edge, what is covered at its content's; between them lies padding.
        let top = sample.keyboard ?? .nan
        let bar = (sample.bar ?? .nan) - top
        let content = (sample.content ?? sample.bar ?? .nan) - top
        return abs((bar > 0 ? bar : content < 0 ? content : 0) - gap)
      }
    }
    #expect(errors.count > 200)
    // What rounding alone may part two edges by counts as no gap.
    #expect(try #require(errors.max()) <= Seam.rounding)
  }

  @Test(arguments: devices)
  func bothLinesBeginAndEndAtTheBottom(device: String) throws {
    let film = try scenario(device).film(of: try #require(NamedApproach.named("frame")))
    let samples = lines(film).samples
    for sample in [try #require(samples.first), try #require(samples.last)] {
      #expect(sample.keyboard == 0 && sample.bar == 0 && sample.gap == nil)
    }
    #expect(samples.compactMap(\.keyboard).max() == film.keyboardHeight)
  }

  /// A bar that jumps has two places at one time, so that its line is upright.
  @Test func jumpsAreUpright() throws {
    let film = try scenario("iPhone 7").film(of: try #require(NamedApproach.named("constraints")))
    let samples = lines(film).samples
    let jumps = zip(samples, samples.dropFirst()).filter {
      abs(($0.bar ?? 0) - ($1.bar ?? 0)) > 100
    }
    #expect(jumps.map { $0.0.time } == [0.1, 1])
    #expect(jumps.allSatisfy { $0.0.time == $0.1.time })
    #expect(jumps.map { $0.1.bar } == [film.keyboardHeight, 0])
  }

  @Test func samplesAreInOrderAndInRange() throws {
    let film = try scenario("iPhone 7").film(of: try #require(NamedApproach.named("frame")))
    for range in [0.0...1.7, 0.05...0.4, 1.0...9.0, 1.7...1.7] {
      let times = lines(film, range).samples.map(\.time)
      #expect(times == times.sorted())
      #expect(times.first == range.lowerBound)
      #expect(times.last == min(range.upperBound, film.duration))
    }
    #expect(lines(film, 2...3).samples.isEmpty)
  }

  /// The lines pass through every frame, so no frame can be beyond them; the extremes are the
  /// frames' own.
  @Test(arguments: chatApproaches)
  func extremesAreThoseOfTheMeasures(approach: String) throws {
    let film = try scenario("iPhone 7").film(of: try #require(NamedApproach.named(approach)))
    let extremes = SeamExtremes(of: JudgedFilm(CaptionedFilm(film), in: 0...1.7))
    #expect((extremes.gap?.value ?? 0) == film.measures.gapMax.value)
    #expect(extremes.gap?.time == film.measures.gapMax.time)
    #expect(-(extremes.overlap?.value ?? 0) == film.measures.overlapMax.value)
    #expect(extremes.overlap?.time == film.measures.overlapMax.time)
    let gaps = lines(film).samples.compactMap(\.gap)
    let finest = 1.0  // What a curve can do, in points, between two of 400 samples at its extreme.
    #expect((gaps.max() ?? 0) > (extremes.gap?.value ?? 0) - finest)
    #expect((gaps.min() ?? 0) < (extremes.overlap?.value ?? 0) + finest)
  }

  @Test func extremesOutsideTheRangeAreLeftOut() throws {
    let film = try scenario("iPhone 7").film(of: try #require(NamedApproach.named("frame")))
    let show = SeamExtremes(of: JudgedFilm(CaptionedFilm(film), in: 0...0.9))
    let hide = SeamExtremes(of: JudgedFilm(CaptionedFilm(film), in: 1...1.7))
    #expect(try #require(show.gap).time < 0.9 && #require(hide.gap).time > 1)
    #expect(try #require(hide.gap).value > #require(show.gap).value)
    #expect(SeamExtremes(of: JudgedFilm(CaptionedFilm(film), in: 0...0.05)).all.isEmpty)
  }
}

/// Films on which something else than a docked keyboard and a bar meet.
struct OtherSeamLinesTests {
  private func lines(_ scenario: String, _ approach: String) throws -> (Film, SeamLines) {
    let film = try Scenario.named(scenario).film(of: try #require(NamedApproach.named(approach)))
    return (film, SeamLines(film, range: 0...film.duration, count: 300))
  }

  /// A sheet's bottom counts, as it does in what is measured.
  @Test func aSheetsCurveIsThatOfTheMeasures() throws {
    let (film, lines) = try lines("sheet-moves", "layout-guide")
    #expect(film.measures.gapMax.value == 0)
    #expect(lines.shown.flatMap { $0 }.allSatisfy { abs($0.gap ?? 0) <= Seam.rounding })
    let (high, highLines) = try self.lines("sheet-moves", "full-height")
    #expect(highLines.samples.compactMap(\.gap).max() == high.measures.gapMax.value)
  }

  @Test func aLiftForNothingIsInTheCurve() throws {
    let (film, lines) = try lines("floating-keyboard", "change-frame-height")
    #expect(lines.samples.compactMap(\.gap).max() == film.measures.liftUnneeded?.value)
    #expect(
      SeamExtremes(of: JudgedFilm(CaptionedFilm(film), in: 0...1.6)).gap?.value
        == film.measures.liftUnneeded?.value)
    let (_, rest) = try self.lines("floating-keyboard", "layout-guide")
    #expect(rest.shown.flatMap { $0 }.allSatisfy { $0.gap == 0 })
  }

  /// Up for what is off the top, down for what is covered, and no line without a cursor.
  @Test func aFieldsCurveHasBothSides() throws {
    let (film, lines) = try lines("half-height-misses", "half-height")
    #expect(lines.samples.compactMap(\.gap).max() == 44)
    #expect(lines.samples.compactMap(\.gap).min() == -44)
    #expect(lines.samples.filter { $0.time > 2 }.allSatisfy { $0.bar == nil })
    #expect(SeamTopic([film]) == .field)
  }
}
