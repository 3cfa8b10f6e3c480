/// Pins the bar's content to a keyboard layout guide that follows an undocked keyboard too.
///
/// The bar is then on a keyboard that floats in the middle of the screen, with nothing below it.
package struct PinnedToUndockedGuide: Approach {
  package init() {}

  package func viewDidLoad(_ chat: ChatScreen) {
    let guide = chat.view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    chat.toolbarBottom.isActive = false
    chat.toolbarContent.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
  }
}
