import Recordings
import TestSupport
import Testing

/// What is said of thousands of films that nobody chose.
@Suite struct CertaintyTests {
  /// How often what is said is right.
  private struct Tally {
    var right = 0
    var wrong = 0
    var silent = 0
    var wrongAndCertain: [UInt64] = []

    mutating func add(_ isRight: Bool?, _ certainty: FitCertainty?, seed: UInt64) {
      switch isRight {
      case true?: right += 1
      case false?:
        wrong += 1
        if certainty == .certain { wrongAndCertain.append(seed) }
      case nil: silent += 1
      }
    }

    var count: Int { right + wrong + silent }
  }

  private func tally(
    _ seeds: Range<UInt64>, isClean: Bool
  ) -> (keyboard: Tally, bar: Tally, excess: [(seed: UInt64, excess: Double)]) {
    var keyboard = Tally()
    var bar = Tally()
    var excess: [(seed: UInt64, excess: Double)] = []
    for seed in seeds {
      var generator = SeededGenerator(seed)
      let truth = RandomCase(&generator, isClean: isClean)
      let fit = truth.film.film(&generator).fits[0]
      keyboard.add(truth.isRight(fit.keyboard), fit.keyboard.certainty, seed: seed)
      guard let found = fit.bar else { continue }
      bar.add(truth.isRight(found), found.certainty, seed: seed)
      if truth.bar == .with {
        let extremes = [found.gaps?.widest, found.gaps?.deepest].compactMap { $0 }
        excess.append((seed, extremes.map { abs($0.excess) }.max() ?? 0))
      }
    }
    return (keyboard, bar, excess)
  }

  /// Whatever is wrong with a recording, nothing that is wrong is certain; and most of what is said at all is right.
  @Test(arguments: (0..<16).map { UInt64($0 * 125) })
  func nothingWrongIsCertain(seed: UInt64) {
    let (keyboard, bar, _) = tally(seed..<seed + 125, isClean: false)
    #expect(keyboard.wrongAndCertain.isEmpty && bar.wrongAndCertain.isEmpty)
    #expect(Double(keyboard.wrong) <= 0.05 * Double(keyboard.count))
    #expect(Double(bar.wrong) <= 0.06 * Double(bar.count))
  }

  /// Of good recordings the curve is right wherever it is named, the bar's way is right in 28 of 30, and no right bar
  /// has a gap.
  @Test(arguments: (0..<8).map { UInt64(10_000 + $0 * 75) })
  func goodRecordingsAreUnderstood(seed: UInt64) {
    let (keyboard, bar, excess) = tally(seed..<seed + 75, isClean: true)
    #expect(keyboard.wrong == 0 && bar.wrongAndCertain.isEmpty)
    #expect(Double(keyboard.right) >= 0.93 * Double(keyboard.count))
    #expect(Double(bar.right) >= 28.0 / 30 * Double(bar.count))
    #expect(excess.allSatisfy { $0.excess <= 1.5 }, "\(excess.filter { $0.excess > 1.5 })")
  }
}
