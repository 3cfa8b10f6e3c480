public import Foundation
import Stage

extension UIView {
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), to: view?.node))
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), from: view?.node))
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), to: view?.node))
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), from: view?.node))
  }
}

/// A view, or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject { var bounds: CGRect { get } }

extension UICoordinateSpace {
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    // Through the coordinates in which the system reports frames.
    let reported = (self as? UIView).map { $0.node.convert(toReported: Rect(rect)) } ?? Rect(rect)
    return CGRect((space as? UIView)?.node.convert(reported: reported) ?? reported)
  }

  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    space.convert(rect, to: self)
  }

  public func convert(_ point: CGPoint, to space: any UICoordinateSpace) -> CGPoint {
    convert(CGRect(origin: point, size: .zero), to: space).origin
  }

  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    space.convert(point, to: self)
  }
}

extension UIView: UICoordinateSpace {}
