import FilmstripKit
import OwnHandler
import Testing

/// The same without the curve, to see that the test can fail.
private struct WithoutCurve: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(withDuration: keyboard.duration) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }
}

@Test func theBarNeverPartsFromTheKeyboard() throws {
  let film = try Scenario.named("keyboard-gap").film(of: Mine())
  #expect(film.measures.gapMax.value == 0)
  #expect(film.series(.gap).allSatisfy { $0 == nil || $0 == 0 })
}

@Test func withoutTheCurveItDoes() throws {
  let film = try Scenario.named("keyboard-gap").film(of: WithoutCurve())
  #expect(film.measures.overlapMax.value > 50)
}
