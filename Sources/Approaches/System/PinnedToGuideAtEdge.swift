/// Pins the bar's own bottom to a keyboard layout guide that does not use the safe area.
///
/// At rest the bar reaches the screen's edge, as its background should; but its free area for the home indicator comes
/// up with it, between its content and the keyboard.
struct PinnedToGuideAtEdge: Approach {
  func viewDidLoad(_ chat: ChatScreen) {
    let guide = chat.view.keyboardLayoutGuide
    guide.usesBottomSafeArea = false
    chat.toolbarBottom.isActive = false
    chat.toolbar.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
  }
}
