/// Pins the bar's content to a guide that follows an undocked keyboard too, even one in mid-screen.
struct PinnedToUndockedGuide: Approach {
  func viewDidLoad(_ chat: ChatScreen) {
    let guide = chat.view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    chat.toolbarBottom.isActive = false
    chat.toolbarContent.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
  }
}
