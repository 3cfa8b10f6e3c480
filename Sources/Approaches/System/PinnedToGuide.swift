/// Pins the bar's content to the keyboard layout guide: no handler at all.
///
/// The guide's top is the keyboard's, or the safe area's bottom where that is higher up, so the bar's background goes on
/// filling the room of the home indicator at rest and reaches behind the keyboard while it is there.
package struct PinnedToGuide: Approach {
  /// There is nothing to remember.
  package init() {}

  /// Pins the bar.
  package func viewDidLoad(_ chat: ChatScreen) {
    chat.toolbarBottom.isActive = false
    chat.toolbarContent.bottomAnchor
      .constraint(equalTo: chat.view.keyboardLayoutGuide.topAnchor).isActive = true
  }
}
