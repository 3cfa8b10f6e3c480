/// The three cases of `ChatThreeCases` as NbChatView-Swift published them in 2017, with their slips.
///
/// - A table that must rise by exactly the keyboard's height is not moved.
/// - `lastDifY` survives a hide, and a show that only moves the bar keeps it.
/// - Hiding takes its duration and curve from the notification of the show.
///
/// A second show is also measured through the transforms of the first. The published program takes messages only while
/// the keyboard shows; here one that comes at another time is scrolled to.
final class ChatThreeCasesPublished: Approach {
  private enum AnimateType { case bar, table, view }

  private var animateType = AnimateType.bar
  private var lastDifY = 0.0
  private var keyboardHeight = 0.0
  private var isShown = false
  private var animation: KeyboardNotification?

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isShown = true
    animation = keyboard
    keyboardHeight = chat.height(of: keyboard)
    let cellDistance = chat.cellDistance ?? -.infinity
    let distance1 = chat.distance1(keyboardHeight)
    let raised = Transform.translation(x: 0, y: -keyboardHeight)
    if cellDistance <= distance1 {
      animateType = .bar
      chat.animate(with: keyboard) { chat.toolbar.transform = raised }
    } else if cellDistance <= chat.distance2 {
      animateType = .table
      lastDifY = cellDistance - distance1
      chat.animate(with: keyboard) {
        chat.toolbar.transform = raised
        chat.table.transform = .translation(x: 0, y: -lastDifY)
      }
    } else {
      animateType = .view
      chat.animate(with: keyboard) { chat.view.transform = raised }
    }
  }

  /// Restores the positions with the show's parameters, then scrolls to the last message.
  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    isShown = false
    chat.animate(with: animation ?? keyboard) {
      switch animateType {
      case .bar, .table:
        chat.toolbar.transform = .identity
        chat.table.transform = .identity
      case .view:
        chat.view.transform = .identity
      }
    } completion: { _ in
      chat.scrollToBottom(animated: true)
    }
  }

  /// Shows the new message, and raises the table unless by exactly the keyboard's height.
  func messagesDidChange(on chat: ChatScreen) {
    chat.reload()
    guard isShown, animateType != .view, let animation, let cellDistance = chat.cellDistance else {
      return chat.scrollToBottom(animated: true)
    }
    let difY = cellDistance - chat.distance1(keyboardHeight)
    guard difY > 0 else { return }
    if lastDifY + difY < keyboardHeight {
      lastDifY += difY
      chat.animate(with: animation) {
        chat.table.transform = .translation(x: 0, y: -lastDifY)
      }
    } else if lastDifY + difY > keyboardHeight {
      if lastDifY != keyboardHeight {
        lastDifY = keyboardHeight
        chat.animate(with: animation) {
          chat.table.transform = .translation(x: 0, y: -keyboardHeight)
        }
      }
      chat.scrollToBottom(animated: true)
    }
  }
}
