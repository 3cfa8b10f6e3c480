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

  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convert(rect, to: space as? UIView)
  }

  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convert(rect, from: space as? UIView)
  }

  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(point, from: space as? UIView)
  }
}

/// A view, or the screen, whose coordinates are the window's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject { var bounds: CGRect { get } }

extension UIView: UICoordinateSpace {}
