/// Pins the bar to a late guide, and holds it above the notified frame whatever that guide says.
///
/// The way out is that of manaflow-ai/cmux#9663.
final class PinnedAboveFloor: Approach {
  private let late = PinnedToLateGuide(priority: Constraint.Priority.high)
  private var floor: Constraint?

  func viewDidLoad(_ chat: ChatScreen) {
    let floor = chat.toolbarContent.bottomAnchor.constraint(
      lessThanOrEqualTo: chat.view.safeAreaLayoutGuide.bottomAnchor)
    floor.isActive = true
    self.floor = floor
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    late.keyboardWillShow(keyboard, on: chat)
    floor?.constant = -chat.overlap(with: keyboard)
    chat.animate(with: keyboard) { chat.view.layoutIfNeeded() }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    floor?.constant = 0
    chat.animate(with: keyboard) { chat.view.layoutIfNeeded() }
  }
}
