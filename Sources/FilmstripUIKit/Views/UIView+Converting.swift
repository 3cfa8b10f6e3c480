public import Foundation
import Stage

extension UIView {
  /// A rectangle of its own coordinates in those of a view, or of the window for nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), to: view?.node))
  }

  /// A rectangle of a view's coordinates, or of the window's for nil, in its own.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(node.convert(Rect(rect), from: view?.node))
  }

  /// A point of its own coordinates in those of a view, or of the window for nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), to: view?.node))
  }

  /// A point of a view's coordinates, or of the window's for nil, in its own.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    CGPoint(node.convert(Point(point), from: view?.node))
  }

  /// A rectangle of its own coordinates in those of a screen, or of an object that has coordinates.
  public func convert(_ rect: CGRect, to space: any UICoordinateSpace) -> CGRect {
    convert(rect, to: space as? UIView)
  }

  /// A rectangle of a screen's coordinates, or of an object's that has coordinates, in its own.
  public func convert(_ rect: CGRect, from space: any UICoordinateSpace) -> CGRect {
    convert(rect, from: space as? UIView)
  }

  /// A point of a screen's coordinates, or of an object's that has coordinates, in its own.
  public func convert(_ point: CGPoint, from space: any UICoordinateSpace) -> CGPoint {
    convert(point, from: space as? UIView)
  }
}

/// What has coordinates: a view, or the screen, whose are the window's.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
  /// Its own coordinates, in points.
  var bounds: CGRect { get }
}

extension UIView: UICoordinateSpace {}
