// Members in apps' chat controllers that a film does not have.

public import Foundation

extension Bundle {
  @available(*, unavailable, message: "not modelled; make the view in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: Any? = nil) -> [Any]? { nil }
}

extension UITableView {
  @available(*, unavailable, message: "not modelled; register the cell's class")
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  @available(*, unavailable, message: "not modelled; register the cell's class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}

extension CALayer {
  @available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
  public func add(_ animation: Any, forKey key: String?) {}

  @available(*, unavailable, message: "not modelled; films follow views: add a view")
  public func addSublayer(_ layer: CALayer) {}

  @available(*, unavailable, message: "not modelled; films follow views: add a view")
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {}
}

extension NSLayoutConstraint {
  @available(*, unavailable, message: "not modelled; use anchors")
  public class func constraints(
    withVisualFormat format: String, options: Any = 0, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

extension UIResponder {
  @available(*, unavailable, message: "not modelled; use scrollViewDidScroll or layoutSubviews")
  public func addObserver(
    _ observer: Any, forKeyPath keyPath: String, options: Any = 0, context: Any?
  ) {}

  @available(*, unavailable, message: "not modelled; name the property in code")
  public func setValue(_ value: Any?, forKey key: String) {}

  @available(*, unavailable, message: "not modelled; name the property in code")
  public func value(forKey key: String) -> Any? { nil }

  @available(*, unavailable, message: "not modelled; use DispatchQueue.main.asyncAfter")
  public func perform(_ selector: Any, with object: Any?, afterDelay delay: TimeInterval) {}
}

/// The classes of UIKit whose properties Objective-C can observe.
public protocol KeyValueObserved: AnyObject {}

extension UIResponder: KeyValueObserved {}

extension KeyValueObserved {
  @available(*, unavailable, message: "not modelled; use scrollViewDidScroll or layoutSubviews")
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: KeyValueObservingOptions = [],
    changeHandler: @escaping (Self, KeyValueObservedChange<Value>) -> Void
  ) -> AnyObject { self }
}

public struct KeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = KeyValueObservingOptions(rawValue: 1)
  public static let old = KeyValueObservingOptions(rawValue: 2)
  public static let initial = KeyValueObservingOptions(rawValue: 4)
}

public struct KeyValueObservedChange<Value> {
  public var newValue: Value?
  public var oldValue: Value?
}

extension UIView {
  @available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }

  @available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  @available(*, unavailable, message: "not modelled; films have no menus")
  public func addInteraction(_ interaction: Any) {}
}

extension UIViewController {
  @available(*, unavailable, message: "not modelled; make the controller in code")
  public var storyboard: Never? { nil }

  @available(*, unavailable, message: "not modelled; make the controller in code and present it")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
