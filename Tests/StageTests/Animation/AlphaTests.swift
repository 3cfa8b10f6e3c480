import Stage
import Testing

/// Opacity is no geometry: WWDC 2014 session 236 names alpha as what does not add up.
struct AlphaTests {
  private func film(
    _ options: AnimationOptions, completion: @escaping (Bool) -> Void = { _ in }
  ) throws -> Film {
    try risingFilm(
      hideAt: 0.2,
      hide: { screen in
        screen.animate(withDuration: 0.4, options: [.curveLinear, options]) { screen.bar.alpha = 1 }
      }
    ) { screen in
      screen.animate(
        withDuration: 0.4, options: .curveLinear, animations: { screen.bar.alpha = 0 },
        completion: completion)
    }
  }

  @Test func aNewAnimationReplacesTheRunningOne() throws {
    // Half gone at 0.2 s. From the model's old value, 0, without the flag; from what is seen, 0.5, with it.
    let fromModel = try film([])
    #expect(abs(try fromModel.opacity(at: 0.2)) < 1e-9)
    #expect(abs(try fromModel.opacity(at: 0.4) - 0.5) < 1e-9)
    let fromSeen = try film(.beginFromCurrentState)
    #expect(abs(try fromSeen.opacity(at: 0.2) - 0.5) < 1e-9)
    #expect(abs(try fromSeen.opacity(at: 0.4) - 0.75) < 1e-9)
    for film in [fromModel, fromSeen] { #expect(try film.opacity(at: 0.6) == 1) }
  }

  @Test func theReplacedBlockCompletesUnfinished() throws {
    var finished: [Bool] = []
    _ = try film([]) { finished.append($0) }
    #expect(finished == [false])
  }

  @Test func aJumpIsHiddenUntilTheRunningAnimationEnds() throws {
    let film = try risingFilm(hideAt: 0.2, hide: { $0.bar.alpha = 1 }) { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) { screen.bar.alpha = 0 }
    }
    #expect(abs(try film.opacity(at: 0.3) - 0.25) < 1e-9)
    #expect(try film.opacity(at: 0.4) == 1)
  }

  /// Position and opacity of one block: the one adds up, the other does not.
  @Test func geometryKeepsAddingUp() throws {
    let film = try risingFilm(
      hideAt: 0.2,
      hide: { screen in
        screen.animate(withDuration: 0.4, options: .curveLinear) {
          screen.rise(by: -100)
          screen.bar.alpha = 1
        }
      }
    ) { screen in
      screen.animate(withDuration: 0.4, options: .curveLinear) {
        screen.rise()
        screen.bar.alpha = 0
      }
    }
    #expect(abs(try film.risen(at: 0.3) - 0.5) < 1e-7)
    #expect(abs(try film.opacity(at: 0.3) - 0.25) < 1e-9)
  }
}
