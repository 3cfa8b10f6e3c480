import Foundation

/// An animation that a layer runs for a change, or null for none.
public protocol CAAction {}

extension NSNull: CAAction {}

@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {
  func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
  func layoutSublayers(of layer: CALayer)
}

extension CALayerDelegate {
  public func action(for _: CALayer, forKey _: String) -> (any CAAction)? { nil }
  public func layoutSublayers(of _: CALayer) {}
}
