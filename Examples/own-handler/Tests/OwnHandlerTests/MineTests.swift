import FilmstripTesting
import OwnHandler
import Testing

/// The same without the curve, to see that the test can fail.
private struct WithoutCurve: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(withDuration: keyboard.duration) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(withDuration: keyboard.duration) { chat.toolbar.transform = .identity }
  }
}

/// Where every edge is at every frame is recorded in `__Snapshots__`; a change of it has to be recorded too.
@Test func theBarNeverPartsFromTheKeyboard() throws {
  let film = try expectFilm(of: Mine(), on: .named("keyboard-gap"), named: "mine")
  #expect(film.measures.gapMax.value == 0)
  #expect(film.measures.overlapMax.value == 0)
  #expect(film.series(.gap).allSatisfy { $0 == nil || $0 == 0 })
}

/// Dispatched, queued or delayed, a handler runs outside the keyboard's block and inherits nothing.
@Test func withoutTheCurveItDoes() throws {
  let film = try Scenario.named("keyboard-gap").film(of: WithoutCurve(), context: .deferred)
  #expect(film.measures.gapMax.value > 50)
  #expect(film.measures.overlapMax.value > 50)
}

/// Called inside the keyboard's own animation block, as UIKit does, a handler inherits the curve.
@Test func withoutTheCurveItHoldsWhereItInherits() throws {
  let film = try Scenario.named("keyboard-gap").film(of: WithoutCurve())
  #expect(film.measures.gapMax.value == 0)
  #expect(film.measures.overlapMax.value == 0)
}
