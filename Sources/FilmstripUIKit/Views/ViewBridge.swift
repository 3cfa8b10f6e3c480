import Foundation
import Stage

/// Passes a node's events on the stage to its view.
final class ViewBridge: ViewOwner {
  weak var view: UIView?

  private func tell(_ what: String, _ call: @MainActor (UIView) -> Void) {
    guard let view else { return }
    MainActor.assumeIsolated { view.play.calls.run("\(type(of: view)).\(what)") { call(view) } }
  }

  func layoutSubviews() {
    tell("layoutSubviews()") { view in
      view.controller?.viewWillLayoutSubviews()
      view.layoutSublayers(of: view.layer)
      view.didLayOut()
      // With its own constraint it may have another height.
      if view.node.isSizedByContents { view.play.screen?.accessoryDidChange(view) }
      view.controller?.viewDidLayoutSubviews()
    }
  }

  func didMoveToSuperview() { tell("didMoveToSuperview()") { $0.didMoveToSuperview() } }

  func didMoveToWindow() {
    tell("didMoveToWindow()") { view in
      view.willMove(toWindow: view.window)
      if view is any StandIn {
        Play.warn(
          "A \(type(of: view)) is on the screen, which is or is made from a stand-in: its contents, and its size if "
            + "nothing else sets it, are not the app's.")
      }
      view.didMoveToWindow()
    }
  }

  func safeAreaInsetsDidChange() {
    tell("safeAreaInsetsDidChange()") { view in
      view.layoutMarginsDidChange()
      view.safeAreaInsetsDidChange()
      view.controller?.viewSafeAreaInsetsDidChange()
    }
  }

  func didResize(from old: Size) {
    guard let view else { return }
    MainActor.assumeIsolated { view.didResize(from: old) }
  }

  func willSet(_ keys: ObservedKeys) {
    guard let view else { return }
    MainActor.assumeIsolated { view.tellObservers(of: keys, isPrior: true) }
  }

  func didSet(_ keys: ObservedKeys) {
    guard let view else { return }
    MainActor.assumeIsolated { view.tellObservers(of: keys, isPrior: false) }
  }
}

extension UIView {
  /// Resizes subviews by their autoresizing masks.
  func didResize(from old: Size) {
    sizeDidChange()
    guard autoresizesSubviews else { return }
    let size = node.bounds.size
    for view in subviews where view.node.translatesAutoresizingMaskIntoConstraints {
      view.follow(from: old, to: size)
    }
  }

  private func follow(from old: Size, to new: Size) {
    let mask = autoresizingMask
    guard !mask.isEmpty else { return }
    let frame = self.frame
    let (x, width) = UIView.resized(
      Double(frame.minX), Double(frame.width), from: old.width, to: new.width,
      mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
      mask.contains(.flexibleRightMargin))
    let (y, height) = UIView.resized(
      Double(frame.minY), Double(frame.height), from: old.height, to: new.height,
      mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
      mask.contains(.flexibleBottomMargin))
    node.autoresize(
      center: Point(x: x + width / 2, y: y + height / 2), size: Size(width: width, height: height))
  }

  /// Shares a change of length among the flexible parts, in proportion to length or else evenly.
  private static func resized(
    _ origin: Double, _ length: Double, from old: Double, to new: Double,
    _ before: Bool, _ own: Bool, _ after: Bool
  ) -> (Double, Double) {
    let parts = [before ? origin : 0, own ? length : 0, after ? old - origin - length : 0]
    let count = [before, own, after].count { $0 }
    guard count > 0, new != old else { return (origin, length) }
    let sum = parts.reduce(0, +)
    func share(_ index: Int, _ isFlexible: Bool) -> Double {
      guard isFlexible else { return 0 }
      return (new - old) * (sum > 0 ? parts[index] / sum : 1 / Double(count))
    }
    return (origin + share(0, before), length + share(1, own))
  }
}
