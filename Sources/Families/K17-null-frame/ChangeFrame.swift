/// Handles `willChangeFrame` alone, lifting by its end frame in one of the common ways.
struct ChangeFrame: Approach {
  enum Lift: Sendable {
    /// The end frame's height, wherever the keyboard is.
    case height
    /// From the end frame's top to the view's bottom, even for a null frame.
    case distance
    /// The part of the safe area covered by a keyboard on the screen's bottom.
    case intersection
  }

  private let lift: Lift

  init(_ lift: Lift) {
    self.lift = lift
  }

  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = height(for: keyboard, on: chat)
    chat.animate(with: keyboard) {
      chat.toolbar.transform = height > 0 ? .translation(x: 0, y: -height) : .identity
    }
  }

  private func height(for keyboard: KeyboardNotification, on chat: ChatScreen) -> Double {
    let frame = chat.view.convert(reported: keyboard.frameEnd)
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
