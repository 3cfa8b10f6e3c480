import Stage

/// Passes the events of a standing layer's node to the layer.
final class LayerBridge: ViewOwner {
  weak var layer: CALayer?

  func layoutSubviews() {
    guard let layer else { return }
    MainActor.assumeIsolated {
      layer.play.calls.run("\(type(of: layer)).layoutSublayers()") { layer.layoutSublayers() }
    }
  }

  func didMoveToSuperview() {}
  func didMoveToWindow() {}
  func safeAreaInsetsDidChange() {}
  func didResize(from old: Size) {}

  func willSet(_ keys: ObservedKeys) {
    guard let layer else { return }
    MainActor.assumeIsolated { layer.tellObservers(of: keys, isPrior: true) }
  }

  func didSet(_ keys: ObservedKeys) {
    guard let layer else { return }
    MainActor.assumeIsolated { layer.tellObservers(of: keys, isPrior: false) }
  }
}
