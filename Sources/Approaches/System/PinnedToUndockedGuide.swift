/// Pins the bar's content to a keyboard layout guide that follows an undocked keyboard too.
///
/// The bar then stands on a keyboard that floats in the middle of the screen, with nothing below it.
package struct PinnedToUndockedGuide: Approach {
  /// There is nothing to remember.
  package init() {}

  /// Pins the bar.
  package func viewDidLoad(_ chat: ChatScreen) {
    let guide = chat.view.keyboardLayoutGuide
    guide.followsUndockedKeyboard = true
    chat.toolbarBottom.isActive = false
    chat.toolbarContent.bottomAnchor.constraint(equalTo: guide.topAnchor).isActive = true
  }
}
