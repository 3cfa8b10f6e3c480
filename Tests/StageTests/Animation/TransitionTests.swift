import Stage
import TestSupport
import Testing

/// `UIView.transition`, as far as films show it.
struct TransitionTests {
  private func film(
    _ options: AnimationOptions, duration: Double = 0.5, ends: @escaping (Double) -> Void = { _ in }
  ) throws -> Film {
    try risingFilm { screen in
      let simulation = screen.simulation
      screen.transition(
        with: screen.bar, duration: duration, options: options, animations: { screen.rise() },
        completion: { _ in ends(simulation.now) })
    }
  }

  /// Apple, `allowAnimatedContent`: without it a snapshot is animated.
  @Test func whatItChangesJumpsAndItEndsInItsTime() throws {
    var end = 0.0
    let film = try film([.transitionCrossDissolve, .curveLinear]) { end = $0 }
    #expect(try film.risen(at: 0) == 1)
    #expect(end == 0.5)
    let warning = try #require(film.warnings.first)
    #expect(film.warnings.count == 1 && warning.text.contains("transitionCrossDissolve of bar"))
  }

  @Test func animatedContentMoves() throws {
    let film = try film([.transitionFlipFromLeft, .allowAnimatedContent, .curveLinear])
    #expect(abs(try film.risen(at: 0.25) - 0.5) < 1e-7)
    #expect(film.warnings.contains { $0.text.contains("transitionFlipFromLeft") })
  }

  /// Apple: a duration that is negative, or 0, makes it without animations.
  @Test(arguments: [0, -1.0]) func withoutADurationItIsOverAtOnce(duration: Double) throws {
    var end = 1.0
    let film = try film(
      [.transitionCrossDissolve, .allowAnimatedContent], duration: duration
    ) { end = $0 }
    #expect(try film.risen(at: 0) == 1)
    #expect(end == 0 && film.warnings.isEmpty)
  }

  @Test func oneViewTakesTheOthersPlace() throws {
    var end = 0.0
    let film = try risingFilm { screen in
      let simulation = screen.simulation
      let new = View("new", in: simulation)
      new.frame = screen.content.frame
      screen.transition(
        from: screen.content, to: new, duration: 0.3, options: .transitionCurlUp,
        completion: { _ in end = simulation.now })
      #expect(new.superview === screen.bar && screen.content.superview == nil)
    }
    #expect(end == 0.3)
    #expect(film.warnings.map(\.text).contains { $0.contains("transitionCurlUp of content") })
  }

  @Test func aViewOfNoPlaceWarns() throws {
    let film = try risingFilm { screen in
      let (a, b) = (View("a", in: screen.simulation), View("b", in: screen.simulation))
      screen.transition(from: a, to: b, duration: 0)
    }
    #expect(film.warnings.count == 1)
  }
}
