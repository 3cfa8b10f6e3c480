import Stage
import TestSupport
import Testing

struct RubberBandTests {
  @Test func refusesTextsThatAreNotLengths() {
    for wrong in [0, -1, Double.nan, .infinity] { #expect(RubberBand(length: wrong) == nil) }
  }

  /// (1 − 1 / (x · 0.55 / d + 1)) · d, worked out by hand: 200 points on a view of 550 give 550 / 6.
  @Test func theFormula() throws {
    let band = try #require(RubberBand(length: 550))
    #expect(abs(band.shown(of: 200) - 550.0 / 6) < 1e-9)
    #expect(band.shown(of: -200) == -band.shown(of: 200))
    #expect(band.shown(of: 0) == 0)
    #expect(abs(band.shown(of: 1000) - 275) < 1e-9)
  }

  @Test func itGrowsLessAndLessAndNeverBeyondItsLength() throws {
    let band = try #require(RubberBand(length: 400))
    var last = (shown: 0.0, step: 400.0)
    for pulled in 1...3000 {
      let shown = band.shown(of: Double(pulled))
      let step = shown - last.shown
      #expect(step > 0 && step < last.step && shown < 400 && shown < 0.55 * Double(pulled))
      last = (shown, step)
    }
    #expect(band.shown(of: 1e300) <= 400)
    #expect(band.shown(of: .infinity) == 400)
    #expect(band.shown(of: -.infinity) == -400)
  }

  @Test func pullingIsTheInverse() throws {
    var random = SeededGenerator(56)
    for _ in 0..<300 {
      let band = try #require(RubberBand(length: .random(in: 100...1000, using: &random)))
      let pulled = Double.random(in: -5000...5000, using: &random)
      #expect(abs(band.pulled(for: band.shown(of: pulled)) - pulled) < 1e-7)
    }
    let band = try #require(RubberBand(length: 100))
    #expect(band.pulled(for: 100).isFinite)
    #expect(band.pulled(for: -1e9) == band.pulled(for: -99))
  }

  @Test func theSlopeIsTheChangeOfWhatIsShown() throws {
    let band = try #require(RubberBand(length: 600))
    #expect(band.slope(at: 0) == 0.55)
    for pulled in stride(from: -2000.0, through: 2000, by: 37) {
      let quotient = (band.shown(of: pulled + 1e-3) - band.shown(of: pulled - 1e-3)) / 2e-3
      #expect(abs(quotient - band.slope(at: pulled)) < 1e-6)
    }
  }
}
