import FilmstripTesting
import Testing

/// The tests at the end of the tutorial “Film your own handler”, and the handler that it has arrived at.
struct OwnHandlerExpectations {
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

  // snippet: numbers
  @Test func theBarStaysOnTheKeyboard() throws {
    let film = try Scenario.named("keyboard-gap").film(of: Mine())
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
  }
  // end

  // snippet: film
  @Test func theFilmIsAsRecorded() throws {
    let film = try expectFilm(of: Mine(), on: .named("keyboard-gap"), named: "mine")
    #expect(film.measures.gapMax.value <= 0.5)
  }
  // end
}
