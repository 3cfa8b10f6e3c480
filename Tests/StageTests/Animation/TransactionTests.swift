import Easing
import Stage
import Testing

/// `CATransaction`, as far as it matters to views.
struct TransactionTests {
  @Test func disabledActionsJumpInABlockToo() throws {
    let film = try risingFilm { screen in
      screen.animate(withDuration: 1, options: .curveLinear) {
        screen.transaction.begin()
        screen.transaction.setDisableActions(true)
        screen.rise()
        screen.transaction.commit()
        screen.bar.alpha = 0
      }
    }
    #expect(try film.risen(at: 0) == 1)
    #expect(abs(try film.opacity(at: 0.5) - 0.5) < 1e-9)
    #expect(film.warnings.isEmpty)
  }

  @Test func anInnerTransactionTakesTheOuterOnesWordUnlessItHasItsOwn() throws {
    func film(_ disables: Bool?) throws -> Film {
      try risingFilm { screen in
        screen.transaction.begin()
        screen.transaction.setDisableActions(true)
        screen.transaction.begin()
        if let disables { screen.transaction.setDisableActions(disables) }
        screen.animate(withDuration: 1) { screen.rise() }
        screen.transaction.commit()
        screen.transaction.commit()
      }
    }
    #expect(try film(nil).risen(at: 0) == 1)
    #expect(try film(false).risen(at: 0) == 0)
  }

  /// Without `begin` it is the turn's own transaction, which ends with the turn.
  @Test func withoutBeginItHoldsForTheTurn() throws {
    let film = try risingFilm { screen in
      screen.transaction.setDisableActions(true)
      screen.animate(withDuration: 1) { screen.rise() }
      screen.async {
        screen.animate(withDuration: 1, options: .curveLinear) { screen.bar.alpha = 0 }
      }
    }
    #expect(try film.risen(at: 0) == 1)
    #expect(abs(try film.opacity(at: 0.5) - 0.5) < 1e-9)
  }

  @Test func theCompletionComesAtTheEndOfWhatWasAnimated() throws {
    var ends: [String: Double] = [:]
    _ = try risingFilm { screen in
      let simulation = screen.simulation
      screen.transaction.begin()
      screen.animate(withDuration: 1.5) { screen.bar.alpha = 0 }
      screen.transaction.setCompletionBlock { ends["block"] = simulation.now }
      screen.animate(withDuration: 0.25, options: .curveKeyboard) { screen.rise() }
      screen.transaction.begin()
      screen.transaction.setCompletionBlock { ends["nothing"] = simulation.now }
      screen.transaction.commit()
      screen.transaction.commit()
    }
    #expect(ends == ["block": 0.5, "nothing": 0])
  }

  /// 1/4 s by CATransaction.h of the SDK; a view's layer outside of a block does not animate by itself.
  @Test func durationAndPaceDoNotAnimateViews() throws {
    var durations: [Double] = []
    let film = try risingFilm { screen in
      durations.append(screen.transaction.animationDuration)
      screen.transaction.begin()
      screen.transaction.setAnimationDuration(1)
      screen.transaction.setAnimationTimingFunction(.linear)
      durations.append(screen.transaction.animationDuration)
      screen.rise()
      screen.transaction.commit()
      durations.append(screen.transaction.animationDuration)
    }
    #expect(durations == [0.25, 1, 0.25])
    #expect(try film.risen(at: 0) == 1)
    #expect(film.warnings.count == 1)
  }

  /// The function replaces that of each animation that is added (CATransaction.h), the duration is the animation's own.
  @Test func aBlockKeepsItsOwnDurationAndTakesTheFunction() throws {
    let film = try risingFilm { screen in
      screen.transaction.begin()
      screen.transaction.setAnimationDuration(1)
      screen.transaction.setAnimationTimingFunction(.easeIn)
      screen.animate(withDuration: 0.4, options: .curveLinear) { screen.rise() }
      screen.transaction.commit()
    }
    #expect(abs(try film.risen(at: 0.2) - UnitCurve.easeIn.value(at: 0.5)) < 1e-7)
    #expect(film.warnings.isEmpty)
  }

  @Test func unbalancedCallsWarn() throws {
    let film = try risingFilm { screen in
      screen.transaction.commit()
      screen.transaction.begin()
      screen.transaction.setAnimationDuration(.nan)
      screen.transaction.setDisableActions(true)
      screen.async { screen.animate(withDuration: 1, options: .curveLinear) { screen.rise() } }
    }
    #expect(film.warnings.count == 3)
    #expect(abs(try film.risen(at: 0.5) - 0.5) < 1e-7)
  }
}
