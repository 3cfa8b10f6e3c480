/// Moves the bar, its background extended below, behind the keyboard's rounded corners.
package struct BarBehindCorners: Approach {
  private let depth: Double

  /// The background's depth below the bar, in points: more than the corners' radius.
  package init(depth: Double = 40) {
    self.depth = depth
  }

  package func viewDidLoad(_ chat: ChatScreen) {
    let background = View("background", in: chat.simulation)
    background.backgroundColor = chat.toolbar.backgroundColor
    background.translatesAutoresizingMaskIntoConstraints = false
    chat.toolbar.addSubview(background)
    Constraint.activate([
      background.leftAnchor.constraint(equalTo: chat.toolbar.leftAnchor),
      background.rightAnchor.constraint(equalTo: chat.toolbar.rightAnchor),
      background.topAnchor.constraint(equalTo: chat.toolbar.bottomAnchor),
      background.heightAnchor.constraint(equalToConstant: depth),
    ])
  }

  package func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) {
      chat.toolbar.transform = .translation(x: 0, y: -chat.overlap(with: keyboard))
    }
  }

  package func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    chat.animate(with: keyboard) { chat.toolbar.transform = .identity }
  }
}
