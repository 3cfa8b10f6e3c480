import FilmstripKit
import Testing

/// The code in the comments of what animates.
struct AnimationSnippets {
  private struct Animated: Approach {
    func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
      // snippet: animator
      let animator = PropertyAnimator(on: chat, duration: keyboard.duration, curve: keyboard.curve)
      {
        chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
      }
      animator.startAnimation()
      // end
    }
  }

  /// With the keyboard's curve an animator keeps the bar on it.
  @Test func anAnimatorMovesTheBar() throws {
    let film = try Scenario(yaml: "name: t\nevents: [{at: 0, keyboard: show}]\nuntil: 1")
      .film(of: Animated())
    #expect(film.measures.gapMax.value == 0)
    #expect(film.measures.overlapMax.value == 0)
  }
}
