/// Shows a strip above the bar while the keyboard is up, made and first laid out as the keyboard is announced.
///
/// A new view has frame zero, and layout is a change from that, which a block around it animates.
final class StripAboveBar: Approach {
  /// When the strip is laid out for the first time.
  enum FirstLayout {
    /// With the bar, in the handler's block.
    case inBlock
    /// Before the handler's block, though in the keyboard's own where UIKit calls the handler in that.
    case beforeBlock
    case withoutAnimation
  }

  static let stripHeight = 36.0

  private let firstLayout: FirstLayout
  private var strip: View?

  init(_ firstLayout: FirstLayout) {
    self.firstLayout = firstLayout
  }

  func keyboardWillShow(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    let height = chat.overlap(with: keyboard)
    switch firstLayout {
    case .inBlock: addStrip(to: chat)
    case .beforeBlock:
      addStrip(to: chat)
      chat.view.layoutIfNeeded()
    case .withoutAnimation:
      chat.performWithoutAnimation {
        addStrip(to: chat)
        chat.view.layoutIfNeeded()
      }
    }
    move(upBy: height, with: keyboard, on: chat)
  }

  func keyboardWillHide(_ keyboard: KeyboardNotification, on chat: ChatScreen) {
    strip?.removeFromSuperview()
    strip = nil
    move(upBy: 0, with: keyboard, on: chat)
  }

  private func move(
    upBy height: Double, with keyboard: KeyboardNotification, on chat: ChatScreen
  ) {
    chat.animate(with: keyboard) {
      chat.toolbarBottom.constant = -height
      chat.view.layoutIfNeeded()
    }
  }

  private func addStrip(to chat: ChatScreen) {
    guard self.strip == nil else { return }
    let strip = View("strip", in: chat.simulation)
    strip.backgroundColor = .card
    strip.contents = .caption("Replying to Mei Chen")
    strip.translatesAutoresizingMaskIntoConstraints = false
    chat.view.addSubview(strip)
    Constraint.activate([
      strip.leftAnchor.constraint(equalTo: chat.view.leftAnchor),
      strip.rightAnchor.constraint(equalTo: chat.view.rightAnchor),
      strip.heightAnchor.constraint(equalToConstant: StripAboveBar.stripHeight),
      strip.bottomAnchor.constraint(equalTo: chat.toolbar.topAnchor),
    ])
    self.strip = strip
  }
}
