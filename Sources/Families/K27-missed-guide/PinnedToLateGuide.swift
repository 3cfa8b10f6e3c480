/// Adds a view as the keyboard is announced, and pins the bar to that view's keyboard layout guide.
final class PinnedToLateGuide: Approach {
  private let priority: Double
  private var host: View?

  /// - Parameter priority: Of the constraint to the guide.
  init(priority: Double = Constraint.Priority.required) {
    self.priority = priority
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    guard self.host == nil else { return }
    let host = View("host", in: chat.simulation)
    host.translatesAutoresizingMaskIntoConstraints = false
    chat.view.insertSubview(host, behind: chat.table)
    Constraint.activate([
      host.leftAnchor.constraint(equalTo: chat.view.leftAnchor),
      host.rightAnchor.constraint(equalTo: chat.view.rightAnchor),
      host.topAnchor.constraint(equalTo: chat.view.topAnchor),
      host.bottomAnchor.constraint(equalTo: chat.view.bottomAnchor),
    ])
    chat.performWithoutAnimation { chat.view.layoutIfNeeded() }
    self.host = host
    chat.toolbarBottom.isActive = false
    let pin = chat.toolbarContent.bottomAnchor.constraint(
      equalTo: host.keyboardLayoutGuide.topAnchor)
    pin.priority = priority
    pin.isActive = true
    chat.animate(with: keyboard) { chat.view.layoutIfNeeded() }
  }
}
