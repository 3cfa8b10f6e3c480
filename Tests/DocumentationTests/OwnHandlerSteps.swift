import FilmstripKit
import Testing

/// The steps of the tutorial “Film your own handler”, and the numbers that it tells of them.
struct OwnHandlerSteps {
  @Test func nothingHappens() throws {
    let film = try Empty.film()
    #expect(abs(film.measures.overlapMax.value - 260) < 0.001)
    #expect(film.measures.gapMax.value == 0)
  }

  @Test func withoutTheCurveTheBarParts() throws {
    let film = try WithoutCurve.film()
    #expect(abs(film.measures.gapMax.value - 56.6) < 0.05)
    #expect(abs(film.measures.overlapMax.value - 56.6) < 0.05)
  }

  @Test func withTheCurveItHolds() throws {
    let film = try WithCurve.film()
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
  }

  @Test func calledDirectlyTheCurveIsInherited() throws {
    let film = try WithoutCurve.filmInherited()
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
  }

  @Test func theExplanationNamesTheCurve() throws {
    let explanation = try WithoutCurve.explained()
    #expect(explanation.findings.first?.family?.rawValue == "K4")
  }
}

private enum Empty {
  // snippet: empty
  struct Mine: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    }
  }
  // end

  static func film() throws -> Film {
    // snippet: film
    let film = try Scenario.named("keyboard-gap").film(of: Mine())
    print(film.measures.gapMax.value)  // 0
    print(film.measures.overlapMax.value)  // 260
    // end
    return film
  }
}

private enum WithoutCurve {
  // snippet: without-curve
  struct Mine: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.animate(withDuration: keyboard.duration) {
        chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
      }
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      chat.animate(withDuration: keyboard.duration) {
        chat.toolbar.transform = .identity
      }
    }
  }
  // end

  static func film() throws -> Film {
    // snippet: deferred
    let film = try Scenario.named("keyboard-gap").film(of: Mine(), context: .deferred)
    print(film.measures.gapMax.value)  // 56.6: dispatched, it inherits nothing
    // end
    return film
  }

  static func filmInherited() throws -> Film {
    // snippet: inherited
    let film = try Scenario.named("keyboard-gap").film(of: Mine())
    print(film.measures.gapMax.value)  // 0: the missing curve is inherited
    // end
    return film
  }

  static func explained() throws -> Explanation {
    // snippet: explain
    let explanation = try Scenario.named("keyboard-gap")
      .explanation(of: Mine.init, context: .deferred)
    for finding in explanation.findings {
      print(finding.title, finding.fix)
    }
    // end
    return explanation
  }
}

private enum WithCurve {
  // snippet: with-curve
  struct Mine: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
      chat.animate(withDuration: keyboard.duration, options: options) {
        chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
      }
    }

    func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      let options = AnimationOptions(rawValue: keyboard.curve.rawValue << 16)
      chat.animate(withDuration: keyboard.duration, options: options) {
        chat.toolbar.transform = .identity
      }
    }
  }
  // end

  static func film() throws -> Film {
    // snippet: film-with-curve
    let film = try Scenario.named("keyboard-gap").film(of: Mine())
    print(film.measures.gapMax.value)  // 0: no gap at any frame
    print(film.measures.overlapMax.value)  // 0: and nothing covered
    // end
    return film
  }
}
