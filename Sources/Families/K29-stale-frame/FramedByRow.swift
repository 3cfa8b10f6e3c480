/// Makes the bar as high as the frame of its row says, and sets its frame.
///
/// The row's height is a constraint: its frame is the old one until layout.
final class FramedByRow: Approach {
  private let laysOutFirst: Bool
  private var height = 0.0

  /// - Parameter laysOutFirst: Whether the row is laid out before its frame is read.
  init(laysOutFirst: Bool) {
    self.laysOutFirst = laysOutFirst
  }

  func viewDidLoad(_ chat: ChatScreen) {
    chat.layOutByFrames()
  }

  func textDidChange(on chat: ChatScreen) {
    place(on: chat)
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    height = chat.overlap(with: keyboard)
    chat.animate(with: keyboard) { place(on: chat) }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    height = 0
    chat.animate(with: keyboard) { place(on: chat) }
  }

  private func place(on chat: ChatScreen) {
    chat.fitContent()
    if laysOutFirst { chat.toolbar.layoutIfNeeded() }
    let barHeight = chat.toolbarContent.frame.height + chat.paddingBelowContent
    chat.toolbar.frame = Rect(
      x: 0, y: chat.restingBottom - height - barHeight, width: chat.view.bounds.width,
      height: barHeight)
  }
}
