import FilmstripCommand
import Foundation

/// A program as a user of `FilmstripCommand` writes it, for the command's tests.
///
/// `FILMS_NAMES` in the environment gives other names to its approaches, and more of them.
@main
struct Films: FilmstripProgram {
  static let approaches: [NamedApproach] = {
    guard let names = ProcessInfo.processInfo.environment["FILMS_NAMES"] else {
      return [
        NamedApproach("ours") { Ours() },
        NamedApproach(
          "ours-late", summary: "Raises the bar when the keyboard is there.",
          code: "keyboardDidShow"
        ) { OursLate() },
        NamedApproach("our-form") { OurForm() },
      ]
    }
    return names.split(separator: ",", omittingEmptySubsequences: false).map { name in
      NamedApproach(String(name)) { Ours() }
    }
  }()
}

/// Takes the notification's duration alone: right only where it inherits the keyboard's curve.
private struct Ours: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(withDuration: keyboard.duration) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(withDuration: keyboard.duration) { chat.toolbar.transform = .identity }
  }
}

/// Remembers how often it was called, so that a handler that were not fresh for each film would show.
private final class OursLate: Approach {
  private var calls = 0.0

  func keyboardDidShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    calls += 1
    chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard) - calls)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.toolbar.transform = .identity
  }
}

/// Lifts a form by a fixed height.
private struct OurForm: Approach {
  func keyboardWillShow(_ keyboard: KeyboardNotification, on form: FormScreen) {
    form.animate(withDuration: keyboard.duration) {
      form.view.transform = .translation(x: 0, y: -100)
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on form: FormScreen) {
    form.animate(withDuration: keyboard.duration) { form.view.transform = .identity }
  }
}
