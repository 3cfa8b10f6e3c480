import TestSupport
import Testing

@testable import Stage

/// What is known of a film's motions as a whole is what each of its animations says.
struct FilmRestTests {
  /// Animations that overlap, follow each other, end at once, replace others and do nothing.
  private func film(_ composition: Composition, seed: UInt64) throws -> Film {
    var random = SeededGenerator(seed)
    return try testScript(hideAt: 1, composition: composition).play(
      Handlers(show: { _, screen in
        for view in [screen.view, screen.bar, screen.content] {
          for _ in 0..<4 {
            let begin = Double(Int.random(in: 0...8, using: &random)) / 8
            let duration = Double(Int.random(in: 0...4, using: &random)) / 8
            let alpha = Double(Int.random(in: 0...2, using: &random)) / 2
            screen.asyncAfter(begin) {
              screen.animate(withDuration: duration, options: .curveLinear) { view.alpha = alpha }
            }
          }
        }
      }))
  }

  @Test(arguments: [Composition.additive, .replacing]) func aRestIsWhereNoAnimationRuns(
    composition: Composition
  ) throws {
    for seed: UInt64 in 0..<20 {
      let film = try film(composition, seed: seed)
      let additions = film.tracks.all.flatMap(\.additions)
      let ends = additions.flatMap { [$0.begin, $0.end, min($0.removed, 9)] }
      let times =
        ends.flatMap { [$0.nextDown, $0, $0.nextUp] } + (0...200).map { Double($0) / 100 }
      var rests = 0
      for time in times {
        let isMoving = additions.contains {
          $0.begin < time && $0.amount != 0 && $0.runs(at: .before(time))
        }
        #expect(film.isAtRest(at: time) == !isMoving, "\(seed), \(time)")
        rests += isMoving ? 0 : 1
        guard let end = film.endOfMotion(at: time) else { continue }
        #expect(end >= time)
        #expect(!film.isAtRest(at: end))
      }
      #expect(rests > 0 && rests < times.count)
    }
  }
}
