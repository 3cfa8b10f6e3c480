/// Pins the bar's content to the keyboard layout guide, without a handler.
///
/// The guide's top is the keyboard's, or the safe area's bottom where that is higher up, so the bar's background fills
/// the area of the home indicator at rest and extends behind the keyboard.
struct PinnedToGuide: Approach {
  func viewDidLoad(_ chat: ChatScreen) {
    chat.toolbarBottom.isActive = false
    chat.toolbarContent.bottomAnchor
      .constraint(equalTo: chat.view.keyboardLayoutGuide.topAnchor).isActive = true
  }
}
