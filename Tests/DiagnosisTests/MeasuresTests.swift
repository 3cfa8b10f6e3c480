import Foundation
import Scenarios
import Testing

/// The numbers that the model gives, against those published and those recomputed apart from it.
struct MeasuresTests {
  /// A film at 1000 fps with a keyboard 336 points high.
  private func film(_ approach: String, context: String = "deferred") throws -> Film {
    let scenario = try Scenario(
      yaml: """
        name: figures
        keyboard: {height: 336}
        context: \(context)
        fps: 1000
        """, file: "figures.yaml")
    return try scenario.film(of: try #require(scenario.approach(named: approach)))
  }

  /// The extremes of easeInOut for 0.25 s against the keyboard's spring, recomputed with both formulas apart from the
  /// library; on hide the signs swap.
  @Test(arguments: ["frame", "constraints-layout", "transform-no-curve", "unshifted-curve"])
  func withoutTheCurveTheBarIsCoveredAndThenParts(approach: String) throws {
    let film = try film(approach)
    let measures = film.measures
    #expect(abs(measures.overlapMax.value - 73.5) < 0.05)
    #expect(measures.overlapMax.time == 0.089)
    #expect(abs(measures.gapMax.value - 73.5) < 0.05)
    #expect(measures.gapMax.time == 1.089)
    let onShow = (0..<500).map { film.seam(at: film.time(ofFrame: $0))?.gap ?? 0 }
    #expect(abs(try #require(onShow.max()) - 22.1) < 0.05)
    #expect(onShow.firstIndex(of: try #require(onShow.max())) == 232)
    let onHide = (1000..<1500).map { film.seam(at: film.time(ofFrame: $0))?.overlap ?? 0 }
    #expect(abs(try #require(onHide.max()) - 22.1) < 0.05)
    #expect(onHide.firstIndex(of: try #require(onHide.max())) == 232)
    #expect(measures.jumps.value == 0)
  }

  @Test(arguments: ["frame-curve", "constraints-layout-curve", "transform"])
  func withTheCurveThereIsNoGapAtAnyFrame(approach: String) throws {
    let film = try film(approach)
    #expect(film.series(.gap).allSatisfy { $0 == nil || $0 == 0 })
    let measures = film.measures
    let seams = [
      measures.gapMax, measures.overlapMax, measures.gapVisibleDuration, measures.gapArea,
      measures.jumps, measures.jumpsLargest,
    ]
    #expect(seams.allSatisfy { $0.value == 0 && $0.time == nil })
  }

  @Test func aConstantWithoutLayoutJumpsByTheWholeHeight() throws {
    let film = try film("constraints")
    let measures = film.measures
    #expect(measures.gapMax.value == 336)
    #expect(measures.gapMax.time == 0)
    #expect(measures.jumps.value == 2)
    #expect(measures.jumpsLargest.value == 336)
    // 336 · (1 − p) of the spring: 153 pt at 100 ms, 41 at 200 ms.
    #expect(abs(try #require(film.seam(at: 0.1)).gap - 153) < 0.5)
    #expect(abs(try #require(film.seam(at: 0.2)).gap - 41) < 0.5)
    #expect(try #require(film.seam(at: 1)).overlap == 336)
  }

  @Test func answeringDidShowLeavesTheBarCovered() throws {
    let measures = try film("did-show").measures
    #expect(abs(measures.overlapMax.value - 336) < 0.5)
    #expect(measures.gapMax.value == 0)
  }

  @Test func aFrameUnderConstraintsIsUndone() throws {
    let film = try film("frame-under-constraints")
    #expect(film.measures.overlapMax.value == 336)
    #expect(film.measures.jumps.value == 1)
    #expect(film.value(of: .toolbarBottom, at: 0.9) == 667)
  }

  @Test func thePrintedRectangleFillsTheScreen() throws {
    let film = try film("frame-as-printed")
    #expect(film.value(of: .toolbarTop, at: 0.9) == -336)
    #expect(film.value(of: .toolbarBottom, at: 0.9) == 331)
    #expect(film.value(of: .toolbarTop, at: 1.6) == 0)
  }

  /// The keyboard's own block lends its duration and curve; the layout call it cannot lend.
  @Test func insideTheKeyboardsBlockTheMissingCurveIsInherited() throws {
    for approach in ["frame", "constraints-layout", "transform-no-curve", "unshifted-curve"] {
      #expect(try film(approach, context: "inherited").measures.gapMax.value == 0)
      #expect(try film(approach, context: "inherited").measures.overlapMax.value == 0)
    }
    #expect(try film("constraints", context: "inherited").measures.gapMax.value == 336)
  }

  // MARK: At rest

  private func atRest(_ yaml: String, _ approach: String) throws -> (gap: Double?, overlap: Double?)
  {
    let scenario = try Scenario(yaml: "name: rest\n\(yaml)", file: "rest.yaml")
    let measures = try scenario.film(of: try #require(scenario.approach(named: approach))).measures
    return (measures.gapAtRest?.value, measures.overlapAtRest?.value)
  }

  @Test func atRestOnlyWhatStaysCounts() throws {
    for approach in ["frame", "constraints", "did-show", "transform"] {
      let measures = try film(approach).measures
      #expect(measures.gapAtRest?.value == 0 && measures.overlapAtRest?.value == 0, "\(approach)")
      #expect(measures.all.prefix(2).map(\.name) == ["gap", "overlap"])
    }
    let undone = try film("frame-under-constraints").measures
    #expect(undone.overlapAtRest?.value == 336 && undone.overlapAtRest?.time == 1)
    #expect(undone.gapAtRest?.value == 0 && undone.gapAtRest?.time == nil)
  }

  /// The keyboard is told to go while it comes, or as it arrives, or a little later.
  @Test(arguments: [(0.3, false), (0.499, false), (0.5, true), (0.501, true)])
  func restBeginsAsTheMotionEnds(hide: Double, rests: Bool) throws {
    let found = try atRest(
      "events: [{at: 0, keyboard: show}, {at: \(hide), keyboard: hide}]", "transform")
    #expect((found.gap != nil) == rests && (found.overlap != nil) == rests)
  }

  /// A film that ends as the keyboard has gone does not rest with it, though its last frame has the edges of both.
  @Test(arguments: [1.499, 1.5, 1.501]) func aKeyboardThatHasGoneIsNotARest(until: Double) throws {
    let found = try atRest("device: iPhone 13\nuntil: \(until)", "safe-area-less-inset")
    #expect(found.gap == 0 && found.overlap == 0)
  }

  @Test func ofSeveralRestsTheWorstCounts() throws {
    let events =
      "events: [{at: 0, keyboard: show, height: 200}, {at: 1, keyboard: show, height: 300}, "
    let higher = try atRest(events + "{at: 2, keyboard: hide}]", "first-show-only")
    #expect(higher.gap == 0 && higher.overlap == 100)
    let lower = try atRest(
      events + "{at: 2, keyboard: show, height: 150}, {at: 3, keyboard: hide}]", "first-show-only")
    #expect(lower.gap == 50 && lower.overlap == 100)
  }

  @Test func restsOfARangeAreThoseInsideIt() throws {
    let film = try film("frame-under-constraints")
    #expect(film.measures(in: 0...0.999).overlapAtRest == nil)
    #expect(film.measures(in: 1...1.6).overlapAtRest?.value == 336)
  }

  /// For a bar that jumps, the gap on show is 336 · (1 + ωt)e^(−ωt) for half a second.
  ///
  /// Its integral is 336 · (2/ω − (2/ω + T)e^(−ωT)); it is more than half a point, one pixel of this device, until
  /// (1 + ωt)e^(−ωt) falls to 0.5/336, at about 0.4815 s.
  @Test func theVisibleDurationAndAreaOfAJumpAreThoseOfTheSpring() throws {
    let measures = try film("constraints").measures
    let rate = (1000.0 / 3).squareRoot()
    let end = 0.5
    let area = 336 * (2 / rate - (2 / rate + end) * exp(-rate * end))
    #expect(abs(measures.gapArea.value - area) < area * 1e-4)
    var (low, high) = (0.3, 0.5)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if (1 + rate * middle) * exp(-rate * middle) > 0.5 / 336 {
        low = middle
      } else {
        high = middle
      }
    }
    #expect(abs(measures.gapVisibleDuration.value - low) <= 0.001)
  }

  /// Whatever the range, the figures are those of its frames.
  @Test(arguments: [0.0...0.5, 1...1.6, 0.9...1.089, 0.5...0.5])
  func measuresOfARangeAreThoseOfItsFrames(range: ClosedRange<Double>) throws {
    let film = try film("frame")
    let measures = film.measures(in: range)
    let seams = film.frameTimes.filter(range.contains).map { film.seam(at: $0) }
    #expect(measures.gapMax.value == seams.compactMap { $0?.gap }.max())
    #expect(measures.overlapMax.value == seams.compactMap { $0?.overlap }.max())
    for measure in measures.all {
      #expect(measure.time.map(range.contains) ?? true)
    }
  }

  /// Show and hide mirror each other, and each has its own extremes.
  @Test func theHideAloneIsCoveredByWhatTheShowPartsBy() throws {
    let film = try film("frame")
    let hide = film.measures(in: 1...1.6)
    #expect(abs(hide.gapMax.value - 73.5) < 0.05)
    #expect(abs(hide.overlapMax.value - 22.1) < 0.05)
    #expect(abs(film.measures.overlapMax.value - 73.5) < 0.05)
    let show = film.measures(in: 0...0.999)
    #expect(abs(show.gapArea.value + hide.gapArea.value - film.measures.gapArea.value) < 1e-6)
    let visible = show.gapVisibleDuration.value + hide.gapVisibleDuration.value
    #expect(abs(visible - film.measures.gapVisibleDuration.value) < 1e-9)
  }

  @Test func jumpsOfARangeAreThoseInsideIt() throws {
    let film = try film("constraints")
    #expect(film.measures(in: 0...0.5).jumps.value == 1)
    #expect(film.measures(in: 1...1.6).jumps.value == 1)
    #expect(film.measures(in: 0.1...0.9).jumps.value == 0)
    #expect(film.measures(in: 0...1.6) == film.measures)
  }

  @Test func aRangeWithoutFramesMeasuresNothing() throws {
    let measures = try film("constraints").measures(in: 7...8)
    #expect(measures.all.allSatisfy { $0.value == 0 && $0.time == nil })
  }

  /// The extremes for 260 points are those for 336, scaled.
  @Test func extremesAreLinearInTheHeight() throws {
    let low = try Scenario(yaml: "name: low\nkeyboard: {height: 168}\nfps: 1000", file: "low.yaml")
    let frame = try #require(low.approach(named: "frame"))
    let ratio = try low.film(of: frame).measures.gapMax.value / film("frame").measures.gapMax.value
    #expect(abs(ratio - 0.5) < 1e-6)
  }
}
