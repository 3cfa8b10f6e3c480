public import Foundation

/// The counterpart of `NSObject` for UIKit's classes.
///
/// Not an `NSObject`: in Swift 6 a class of the main actor cannot override the `init()` of `NSObject`.
@preconcurrency @MainActor
open class UIObject: Hashable, CustomStringConvertible {
  public init() {}

  /// Who observes its properties, in the order of registration.
  final var observers: [KeyObserver] = []

  /// Called for those that `addObserver(_:forKeyPath:options:context:)` named.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {}

  #if !canImport(ObjectiveC)
    deinit { Play.current?.associated.remove(ObjectIdentifier(self)) }
  #endif

  nonisolated public static func == (one: UIObject, other: UIObject) -> Bool { one.isEqual(other) }
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
  nonisolated open var hash: Int { ObjectIdentifier(self).hashValue }
  nonisolated open func isEqual(_ object: Any?) -> Bool { self === object as AnyObject? }

  // Carrying takes the `override` from an extension's `description`, which then wins over this one.
  /// Without an address, which differs from film to film.
  @_disfavoredOverload
  nonisolated open var description: String { "<\(type(of: self))>" }

  @_disfavoredOverload
  nonisolated open var debugDescription: String { description }

  public func isKind(of other: AnyClass) -> Bool {
    sequence(first: type(of: self) as AnyClass) { _getSuperclass($0) }.contains { $0 == other }
  }

  public var classForCoder: AnyClass { type(of: self) }
  public func isMember(of other: AnyClass) -> Bool { type(of: self) == other }

  public func conforms<Conformed>(to type: Conformed.Type) -> Bool { self is Conformed }

  /// Whether it is of the type that the selector was made with: of a Swift class no other methods are known by name, but
  /// that fields and text views both take an accessory.
  open func responds(to selector: Selector) -> Bool {
    selector.isOfType(of: self)
      || self is any TypedInto && selector.name == "setInputAccessoryView:"
  }

  /// True of `sharedApplication` alone, by which libraries reach the application from an extension.
  open class func responds(to selector: Selector) -> Bool {
    self == UIApplication.self && selector.name == "sharedApplication"
  }

  /// The method's return value is unknown: nil.
  @discardableResult
  open func perform(_ selector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>! {
    selector.send(to: self, object)
    return nil
  }

  open func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    selector.send(to: self, object, after: delay)
  }

  open class func cancelPreviousPerformRequests(withTarget target: Any) {
    NSObject.cancelPreviousPerformRequests(withTarget: target)
  }

  open class func cancelPreviousPerformRequests(
    withTarget target: Any, selector: Selector, object: Any?
  ) {
    NSObject.cancelPreviousPerformRequests(withTarget: target, selector: selector, object: object)
  }

  @discardableResult
  open class func perform(_ selector: Selector) -> Unmanaged<AnyObject>! {
    guard responds(to: selector) else {
      Play.warn("\(self).perform(\(selector.name)) does nothing here: nothing has that name.")
      return nil
    }
    return Unmanaged.passUnretained(UIApplication.shared)
  }

  open func setValue(_ value: Any?, forKey key: String) {
    Play.warn("setValue(_:forKey: “\(key)”) of a \(type(of: self)) does nothing here.")
  }

  open func value(forKey key: String) -> Any? {
    Play.warn("value(forKey: “\(key)”) of a \(type(of: self)) is nil here.")
    return nil
  }

  open func setValue(_ value: Any?, forKeyPath path: String) { setValue(value, forKey: path) }
  open func value(forKeyPath path: String) -> Any? { value(forKey: path) }
}

#if !canImport(ObjectiveC)
  extension UIObject: NSObjectProtocol {
    nonisolated public func `self`() -> Self { self }
    nonisolated public func isProxy() -> Bool { false }
  }
#endif
