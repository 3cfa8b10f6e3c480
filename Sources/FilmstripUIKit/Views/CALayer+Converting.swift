public import Foundation
import Stage

extension CALayer {
  public func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    CGPoint(node.convert(Point(point), from: layer?.node))
  }

  public func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    CGPoint(node.convert(Point(point), to: layer?.node))
  }

  public func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(node.convert(Rect(rect), from: layer?.node))
  }

  public func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(node.convert(Rect(rect), to: layer?.node))
  }

  /// All layers have the same time.
  public func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval { time }
  public func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval { time }
}
