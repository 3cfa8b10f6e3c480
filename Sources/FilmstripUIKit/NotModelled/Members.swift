// Members that apps' chat controllers use and a film has not.

public import Foundation

extension Bundle {
  /// Views in a file of Interface Builder.
  @available(*, unavailable, message: "not modelled; make the view in code")
  public func loadNibNamed(_ name: String, owner: Any?, options: Any? = nil) -> [Any]? { nil }
}

extension UITableView {
  /// Makes cells from a file of Interface Builder.
  @available(*, unavailable, message: "not modelled; register the cell's class")
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
}

extension UICollectionView {
  /// Makes cells from a file of Interface Builder.
  @available(*, unavailable, message: "not modelled; register the cell's class")
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
}

extension CALayer {
  /// Runs an animation of the layer's own.
  @available(*, unavailable, message: "not modelled; films follow views: use UIView.animate")
  public func add(_ animation: Any, forKey key: String?) {}

  /// Adds a layer that belongs to no view.
  @available(*, unavailable, message: "not modelled; films follow views: add a view")
  public func addSublayer(_ layer: CALayer) {}

  /// Adds a layer that belongs to no view.
  @available(*, unavailable, message: "not modelled; films follow views: add a view")
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {}
}

extension NSLayoutConstraint {
  /// Constraints that are drawn with characters.
  @available(*, unavailable, message: "not modelled; use anchors")
  public class func constraints(
    withVisualFormat format: String, options: Any = 0, metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] {
    []
  }
}

extension UIResponder {
  /// Observes a property by its name.
  @available(*, unavailable, message: "not modelled; use scrollViewDidScroll or layoutSubviews")
  public func addObserver(
    _ observer: Any, forKeyPath keyPath: String, options: Any = 0, context: Any?
  ) {}

  /// A property by its name.
  @available(*, unavailable, message: "not modelled; name the property in code")
  public func setValue(_ value: Any?, forKey key: String) {}

  /// A property by its name.
  @available(*, unavailable, message: "not modelled; name the property in code")
  public func value(forKey key: String) -> Any? { nil }

  /// A method by its name, later.
  @available(*, unavailable, message: "not modelled; use DispatchQueue.main.asyncAfter")
  public func perform(_ selector: Any, with object: Any?, afterDelay delay: TimeInterval) {}
}

/// What Objective-C lets observe: everything of UIKit.
public protocol KeyValueObserved: AnyObject {}

extension UIResponder: KeyValueObserved {}

extension KeyValueObserved {
  /// Observes a property.
  @available(*, unavailable, message: "not modelled; use scrollViewDidScroll or layoutSubviews")
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: KeyValueObservingOptions = [],
    changeHandler: @escaping (Self, KeyValueObservedChange<Value>) -> Void
  ) -> AnyObject {
    self
  }
}

/// What an observer of a property asks for.
public struct KeyValueObservingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Options from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The new value.
  public static let new = KeyValueObservingOptions(rawValue: 1)
  /// The old value.
  public static let old = KeyValueObservingOptions(rawValue: 2)
  /// At once.
  public static let initial = KeyValueObservingOptions(rawValue: 4)
}

/// How an observed property changed.
public struct KeyValueObservedChange<Value> {
  /// The value now.
  public var newValue: Value?
  /// The value before.
  public var oldValue: Value?
}

extension UIView {
  /// A picture of the view.
  @available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
  public func snapshotView(afterScreenUpdates: Bool) -> UIView? { nil }

  /// Draws the view.
  @available(*, unavailable, message: "not modelled; nothing that the app draws is seen")
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates: Bool) -> Bool { false }

  /// A view that an interaction, such as a menu, is for.
  @available(*, unavailable, message: "not modelled; films have no menus")
  public func addInteraction(_ interaction: Any) {}
}

extension UIViewController {
  /// The storyboard that the controller comes from.
  @available(*, unavailable, message: "not modelled; make the controller in code")
  public var storyboard: Never? { nil }

  /// Shows a controller of the storyboard.
  @available(*, unavailable, message: "not modelled; make the controller in code and present it")
  public func performSegue(withIdentifier identifier: String, sender: Any?) {}
}
