public import Foundation

// Foundation's names for key-value observing, which on Linux it does not have.

public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// Only `setting` ever happens in the model.
public enum NSKeyValueChange: UInt, Sendable, CaseIterable {
  case setting = 1
  case insertion, removal, replacement
}

public struct NSKeyValueObservedChange<Value> {
  public typealias Kind = NSKeyValueChange
  public let kind = NSKeyValueChange.setting
  public let newValue: Value?
  public let oldValue: Value?
  public let indexes: IndexSet? = nil
  public let isPrior: Bool
}

/// An observation that ends by `invalidate()`, or when it is no longer retained.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private weak var object: UIObject?
  private var observer: KeyObserver?

  @MainActor init(of object: UIObject, _ observer: KeyObserver) {
    (self.object, self.observer) = (object, observer)
    super.init()
    object.add(observer)
  }

  public func invalidate() {
    let (object, observer) = (object, observer)
    self.observer = nil
    guard let object, let observer else { return }
    MainActor.assumeIsolated { object.remove(observer) }
  }

  deinit { invalidate() }
}

extension KeyValueObserved {
  /// Calls a handler at each call of the property's setter, with equal values, too; an animation is one call.
  ///
  /// Source: Apple, Key-Value Observing Programming Guide; which setters UIKit calls is in the model's decisions.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let object = self as? UIObject else {
      preconditionFailure("\(Self.self) is none of UIKit's classes.")
    }
    let key =
      Self.observableKeys.first { $0.value == keyPath }?.key ?? "a key path to \(Value.self)"
    let observer = KeyObserver(of: key, options) { [unowned self] in
      self[keyPath: keyPath]
    } _: { [unowned self] change in
      let told = NSKeyValueObservedChange(
        newValue: change.new as? Value, oldValue: change.old as? Value, isPrior: change.isPrior)
      changeHandler(self, told)
    }
    return NSKeyValueObservation(of: object, observer)
  }
}

// MARK: By a key path's text

public struct NSKeyValueChangeKey: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

extension UIObject {
  /// As `observe(_:options:changeHandler:)`; numbers and rectangles come as the objects that Objective-C makes of them.
  ///
  /// The observer is one of UIKit's classes, whose `observeValue` is called.
  nonisolated public func addObserver(
    _ observer: UIObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let context = context
    MainActor.assumeIsolated {
      let path = observableKeys[keyPath]
      let told = KeyObserver(of: keyPath, options) { [unowned self] in
        path.flatMap { (self as Any)[keyPath: $0] }
      } _: { [unowned self, weak observer] change in
        observer?.observeValue(
          forKeyPath: keyPath, of: self, change: change.dictionary, context: context)
      }
      (told.owner, told.context) = (ObjectIdentifier(observer), context)
      add(told)
    }
  }

  nonisolated public func removeObserver(_ observer: UIObject, forKeyPath keyPath: String) {
    remove(ObjectIdentifier(observer), keyPath) { _ in true }
  }

  nonisolated public func removeObserver(
    _ observer: UIObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    nonisolated(unsafe) let context = context
    remove(ObjectIdentifier(observer), keyPath) { $0.context == context }
  }

  /// Removes the last one that fits; without one Foundation raises an exception, too.
  nonisolated private func remove(
    _ owner: ObjectIdentifier, _ key: String, where fits: @MainActor (KeyObserver) -> Bool
  ) {
    MainActor.assumeIsolated {
      let found = observers.last { $0.owner == owner && $0.key == key && fits($0) }
      guard let found else {
        preconditionFailure(
          "Cannot remove an observer for the key path “\(key)” from \(self): it is not registered as one."
        )
      }
      remove(found)
    }
  }
}

extension KeyObserver.Change {
  /// As Objective-C passes it.
  fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
    var dictionary: [NSKeyValueChangeKey: Any] = [
      .kindKey: NSNumber(value: NSKeyValueChange.setting.rawValue)
    ]
    dictionary[.newKey] = new.map(Self.object)
    dictionary[.oldKey] = old.map(Self.object)
    if isPrior { dictionary[.notificationIsPriorKey] = NSNumber(value: true) }
    return dictionary
  }

  private static func object(of value: Any) -> Any {
    switch value {
    case let value as CGRect: NSValue(cgRect: value)
    case let value as CGPoint: NSValue(cgPoint: value)
    case let value as CGSize: NSValue(cgSize: value)
    case let value as UIEdgeInsets: NSValue(uiEdgeInsets: value)
    case let value as CGFloat: NSNumber(value: Double(value))
    case let value as Bool: NSNumber(value: value)
    case let value as String: value
    default: NSNull()
    }
  }
}
