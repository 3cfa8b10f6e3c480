// swift-format-ignore-file
// The text of the recorder as it is carried; a test holds it to that.

import FilmstripUIKit

/// Writes where the keyboard and a bar are seen at each tick of the display, for `filmstrip read`.
///
///     let recorder = KeyboardRecorder(bar: inputBar)  // in viewDidAppear
///     try recorder.stop().write(to: url, atomically: true, encoding: .utf8)
@MainActor
final class KeyboardRecorder: NSObject {
  private let bar: UIView
  private let cover = UIView()
  private let keyboard = UIView()
  private var link: CADisplayLink?
  private var rows = ["time_s,keyboard.top,bar.top,bar.bottom,screen.width,screen.height"]

  /// Begins to record; the bar is in a window by now.
  init(bar: UIView) {
    self.bar = bar
    super.init()
    guard let window = bar.window else { return }
    cover.frame = window.bounds
    cover.isUserInteractionEnabled = false
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(cover)
    if FilmstripUIKit.isAvailable(iOS: 17) { cover.keyboardLayoutGuide.usesBottomSafeArea = false }
    keyboard.translatesAutoresizingMaskIntoConstraints = false
    cover.addSubview(keyboard)
    NSLayoutConstraint.activate([
      keyboard.topAnchor.constraint(equalTo: cover.keyboardLayoutGuide.topAnchor),
      keyboard.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
      keyboard.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
      keyboard.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
    ])
    link = CADisplayLink(target: self, selector: Selector("tick:", KeyboardRecorder.tick(_:)))
    link?.add(to: .main, forMode: .common)
  }

  /// Ends, and has the rows as comma-separated values.
  func stop() -> String {
    link?.invalidate()
    cover.removeFromSuperview()
    return rows.joined(separator: "\n") + "\n"
  }

        private func tick(_ link: CADisplayLink) {
    let (top, height) = seen(bar)
    let size = cover.bounds.size
    let row = [seen(keyboard).top, top, top + height, size.width, size.height]
    rows.append("\(link.timestamp)," + row.map { "\($0)" }.joined(separator: ","))
  }

  /// Where a view is seen in the window, with all that moves around it.
  private func seen(_ view: UIView) -> (top: CGFloat, height: CGFloat) {
    func layer(_ view: UIView) -> CALayer { view.layer.presentation() ?? view.layer }
    var top = layer(view).frame.minY
    var parent = view.superview
    while let next = parent {
      top += layer(next).frame.minY - layer(next).bounds.minY
      parent = next.superview
    }
    return (top, layer(view).frame.height)
  }
}
