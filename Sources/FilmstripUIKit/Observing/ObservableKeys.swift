import Stage

/// The classes of UIKit whose properties Objective-C can observe.
@preconcurrency @MainActor
public protocol KeyValueObserved: AnyObject {}

extension UIObject: KeyValueObserved {}

// The properties of which films notify, by their names in Objective-C. A key path is known by equality, and is equal
// only to one of the same root: so each table is made for the class by which the app observes.

extension KeyValueObserved where Self: UIView {
  fileprivate static var viewKeys: [String: AnyKeyPath] {
    [
      "frame": \Self.frame, "bounds": \Self.bounds, "center": \Self.center, "alpha": \Self.alpha,
      "hidden": \Self.isHidden, "layer.position": \Self.layer.position,
      "layer.bounds": \Self.layer.bounds, "layer.frame": \Self.layer.frame,
    ]
  }
}

extension KeyValueObserved where Self: UIScrollView {
  fileprivate static var scrollKeys: [String: AnyKeyPath] {
    [
      "contentOffset": \Self.contentOffset, "contentSize": \Self.contentSize,
      "contentInset": \Self.contentInset,
    ]
  }
}

extension KeyValueObserved where Self: UITextView {
  fileprivate static var textKeys: [String: AnyKeyPath] { ["text": \Self.text] }
}

extension KeyValueObserved where Self: UITextField {
  fileprivate static var textKeys: [String: AnyKeyPath] { ["text": \Self.text] }
}

extension KeyValueObserved where Self: CALayer {
  fileprivate static var layerKeys: [String: AnyKeyPath] {
    ["position": \Self.position, "bounds": \Self.bounds, "frame": \Self.frame]
  }
}

extension KeyValueObserved where Self: NSLayoutConstraint {
  fileprivate static var constraintKeys: [String: AnyKeyPath] { ["constant": \Self.constant] }
}

extension KeyValueObserved {
  /// The key paths of this class that can be observed, by name.
  static var observableKeys: [String: AnyKeyPath] {
    let tables: [[String: AnyKeyPath]?] = [
      (Self.self as? any (UIView & KeyValueObserved).Type)?.viewKeys,
      (Self.self as? any (UIScrollView & KeyValueObserved).Type)?.scrollKeys,
      (Self.self as? any (UITextView & KeyValueObserved).Type)?.textKeys,
      (Self.self as? any (UITextField & KeyValueObserved).Type)?.textKeys,
      (Self.self as? any (CALayer & KeyValueObserved).Type)?.layerKeys,
      (Self.self as? any (NSLayoutConstraint & KeyValueObserved).Type)?.constraintKeys,
    ]
    return tables.compactMap(\.self).reduce(into: [:]) { $0.merge($1) { old, _ in old } }
  }
}

extension ObservedKeys {
  /// A view's names of the properties that its setters set.
  fileprivate var ofView: [String] {
    let names: [(ObservedKeys, String)] = [
      (.frame, "frame"), (.center, "center"), (.contentSize, "contentSize"),
      (.contentInset, "contentInset"), (.bounds, "bounds"), (.contentOffset, "contentOffset"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }

  /// A layer's: those of its view go through it, and its frame is made of position and bounds.
  fileprivate var ofLayer: [String] {
    let names: [(ObservedKeys, String)] = [
      (.frame, "frame"), ([.frame, .center], "position"), ([.frame, .bounds], "bounds"),
    ]
    return names.filter { !isDisjoint(with: $0.0) }.map(\.1)
  }
}

extension UIView {
  /// Notifies observers of the view and its layer when the stage sets a property.
  func tellObservers(of keys: ObservedKeys, isPrior: Bool) {
    for key in keys.ofView { tellObservers(of: key, isPrior: isPrior) }
    layer.tellObservers(of: keys, isPrior: isPrior)
  }
}

extension CALayer {
  func tellObservers(of keys: ObservedKeys, isPrior: Bool) {
    for key in keys.ofLayer {
      tellObservers(of: key, isPrior: isPrior)
      view?.tellObservers(of: "layer.\(key)", isPrior: isPrior)
    }
  }
}
