/// Enlarges the table's bottom inset and scrolls it; the bar moves by its transform.
///
/// The scrolled distance is remembered, as content that is short, or at its end, scrolls less than the bar rises.
final class ContentInset: Approach {
  private var scrolled = 0.0

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    let table = chat.table
    let rest = table.contentOffset.y - scrolled
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -height)
      table.contentInset.bottom = ChatScreen.fitBlank + height
      table.contentOffset.y = min(rest + height, table.maximumOffset)
    }
    scrolled = table.contentOffset.y - rest
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let table = chat.table
    let rest = table.contentOffset.y - scrolled
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .identity
      table.contentInset.bottom = ChatScreen.fitBlank
      table.contentOffset.y = min(max(rest, table.minimumOffset), table.maximumOffset)
    }
    scrolled = 0
  }
}
