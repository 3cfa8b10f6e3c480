/// Moves as little as shows the last message: the bar, bar and table, or the whole view.
///
/// With `cellDistance` the bottom of the last message, `distance1` the bar's top once it is raised and `distance2` a
/// little above the bar's top at rest, it decides as the keyboard comes:
///
/// 1. `cellDistance ≤ distance1`: the bar rises by the keyboard's height.
/// 2. `distance1 < cellDistance ≤ distance2`: so does the table, by `difY = cellDistance − distance1`.
/// 3. Beyond: the whole view rises by the keyboard's height.
///
/// It fixes the slips of `ChatThreeCasesPublished`: each show begins anew and is measured without earlier transforms, a
/// table that must rise by exactly the keyboard's height does, and hiding uses its own notification.
final class ChatThreeCases: Approach {
  private enum Case { case bar, table, view }

  private var shown: Case?
  private var keyboardHeight = 0.0
  private var lastDifY = 0.0
  private var animation: KeyboardNotification?

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    animation = keyboard
    keyboardHeight = chat.height(of: keyboard)
    let risen = -chat.table.transform.translation.y
    let cellDistance = chat.cellDistance.map { $0 + risen } ?? -.infinity
    let distance1 = chat.distance1(keyboardHeight)
    let move: Case =
      cellDistance <= distance1 ? .bar : cellDistance <= chat.distance2 ? .table : .view
    shown = move
    lastDifY = move == .table ? cellDistance - distance1 : 0
    chat.animate(with: keyboard) {
      chat.view.transform = move == .view ? raised(by: keyboardHeight) : .identity
      chat.toolbar.transform = move == .view ? .identity : raised(by: keyboardHeight)
      chat.table.transform = raised(by: lastDifY)
    }
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    shown = nil
    lastDifY = 0
    chat.animate(with: keyboard) {
      for view in [chat.view, chat.toolbar, chat.table] { view.transform = .identity }
    } completion: { _ in
      chat.scrollToBottom(animated: true)
    }
  }

  /// Shows the new message, and raises the table by at most the keyboard's height.
  func messagesDidChange(on chat: ChatScreen) {
    chat.reload()
    guard let shown, shown != .view, let animation, let cellDistance = chat.cellDistance else {
      return chat.scrollToBottom(animated: true)
    }
    let difY = cellDistance - chat.distance1(keyboardHeight)
    guard difY > 0 else { return }
    let rise = min(lastDifY + difY, keyboardHeight)
    if rise != lastDifY {
      lastDifY = rise
      chat.animate(with: animation) { chat.table.transform = raised(by: rise) }
    }
    if rise == keyboardHeight { chat.scrollToBottom(animated: true) }
  }

  private func raised(by height: Double) -> Transform {
    height == 0 ? .identity : .translation(x: 0, y: -height)
  }
}
