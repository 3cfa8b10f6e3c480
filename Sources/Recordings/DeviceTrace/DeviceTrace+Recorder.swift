extension DeviceTrace {
  /// Swift over UIKit that writes a trace on a device or simulator, for a debug build or UI tests.
  ///
  /// It asks the presentation layers at each tick of the display, so it records the visible state and not the final one. The
  /// keyboard's edge is that of its own view, pinned to its own layout guide: the app's layout is unaffected.
  public static let recorder = """
    import UIKit

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
        if #available(iOS 17, *) { cover.keyboardLayoutGuide.usesBottomSafeArea = false }
        keyboard.translatesAutoresizingMaskIntoConstraints = false
        cover.addSubview(keyboard)
        NSLayoutConstraint.activate([
          keyboard.topAnchor.constraint(equalTo: cover.keyboardLayoutGuide.topAnchor),
          keyboard.bottomAnchor.constraint(equalTo: cover.bottomAnchor),
          keyboard.leadingAnchor.constraint(equalTo: cover.leadingAnchor),
          keyboard.trailingAnchor.constraint(equalTo: cover.trailingAnchor),
        ])
        link = CADisplayLink(target: self, selector: #selector(tick(_:)))
        link?.add(to: .main, forMode: .common)
      }

      /// Ends, and has the rows as comma-separated values.
      func stop() -> String {
        link?.invalidate()
        cover.removeFromSuperview()
        return rows.joined(separator: "\\n") + "\\n"
      }

      @objc private func tick(_ link: CADisplayLink) {
        let (top, height) = seen(bar)
        let size = cover.bounds.size
        let row = [seen(keyboard).top, top, top + height, size.width, size.height]
        rows.append("\\(link.timestamp)," + row.map { "\\($0)" }.joined(separator: ","))
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

    """
}
