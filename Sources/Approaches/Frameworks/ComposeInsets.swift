/// Compose Multiplatform on iOS: a hidden view grows as notified, and is read at each tick.
///
/// The height read was on screen a frame ago, without looking ahead: the bar is a frame late. Here it is drawn at the
/// very tick, the least possible delay.
///
/// Source: JetBrains/compose-multiplatform-core, ComposeSceneKeyboardOffsetManager.
final class ComposeInsets: Approach {
  private var keyboardFrame = Rect.zero
  private var animation: HiddenAnimation?

  /// The final height of the hidden view, in points: heights are read as shares of it.
  private static let animationTargetSize = 1000.0

  /// A hidden view's animation, and the inset it represents.
  private struct HiddenAnimation {
    let view: View
    let link: DisplayLink

    func end() {
      link.invalidate()
      view.removeFromSuperview()
    }
  }

  func keyboardWillChangeFrame(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let previousHeight = height(of: keyboardFrame, on: chat)
    keyboardFrame = keyboard.frameEnd
    animate(from: previousHeight, to: height(of: keyboardFrame, on: chat), with: keyboard, on: chat)
  }

  /// From a keyboard's top to the screen's bottom, in points.
  private func height(of keyboard: Rect, on chat: ChatScreen) -> Double {
    keyboard.isEmpty ? 0 : max(0, chat.screenBounds.height - keyboard.minY)
  }

  private func animate(
    from previousHeight: Double, to height: Double, with keyboard: KeyboardNotification,
    on chat: ChatScreen
  ) {
    animation?.end()
    animation = nil
    // The part between the view and the screen's bottom is not covered.
    let indent = chat.screenBounds.maxY - chat.view.convert(chat.view.bounds, to: nil).maxY
    let update = { [unowned chat] (progress: Double) in
      let current = previousHeight + (height - previousHeight) * progress
      chat.draw(onInset: max(0, current - indent))
    }
    guard previousHeight != height else { return update(1) }
    let size = ComposeInsets.animationTargetSize
    let view = View("keyboard animation view", in: chat.simulation)
    chat.view.addSubview(view)
    let link = chat.displayLink { _ in update(view.presentationFrame.height / size) }
    let hidden = HiddenAnimation(view: view, link: link)
    animation = hidden
    let options = AnimationOptions(curve: keyboard.curve)
    chat.animate(withDuration: keyboard.duration, options: options) {
      view.frame = Rect(x: 0, y: 0, width: 0, height: size)
    } completion: { finished in
      hidden.end()
      if finished { update(1) }
    }
  }
}
