/// Answers `willChangeFrame` alone, and takes from the end frame how far to raise the bar: in one of the ways people
/// write it.
package struct ChangeFrame: Approach {
  /// What the bar rises by.
  package enum Lift: Sendable {
    /// The end frame's height, wherever the keyboard is.
    case height
    /// From the end frame's top to the view's bottom, whether there is a frame or not.
    case distance
    /// What a keyboard that stands on the screen's bottom covers of the safe area.
    case intersection
  }

  private let lift: Lift

  /// Handlers that take the lift in this way.
  package init(_ lift: Lift) {
    self.lift = lift
  }

  /// Moves the bar, up and down.
  package func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = height(for: keyboard, on: chat)
    chat.animate(with: keyboard) {
      chat.toolbar.transform = height > 0 ? .translation(x: 0, y: -height) : .identity
    }
  }

  private func height(for keyboard: KeyboardNotification, on chat: ChatScreen) -> Double {
    let frame = chat.view.convert(keyboard.frameEnd, from: nil)
    let bottom = chat.view.bounds.height
    switch lift {
    case .height: return frame.minY < bottom ? frame.height : 0
    case .distance: return bottom - frame.minY - chat.view.safeAreaInsets.bottom
    case .intersection:
      let standsOnBottom = frame.maxY >= bottom
      return frame.isEmpty || !standsOnBottom ? 0 : chat.overlap(with: keyboard)
    }
  }
}
