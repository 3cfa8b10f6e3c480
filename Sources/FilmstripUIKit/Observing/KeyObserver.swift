import Foundation
import Stage

/// An observer that is notified before and after a property's setter.
@MainActor
final class KeyObserver {
  /// A value before and after; nil where it was not asked for.
  struct Change {
    var old: Any?
    var new: Any?
    var isPrior = false
  }

  let key: String
  private let options: NSKeyValueObservingOptions
  private let read: () -> Any?
  private let tell: (Change) -> Void
  /// Who was given with a key path's text, perhaps gone by now, and the context.
  var owner: ObjectIdentifier?
  var context: UnsafeMutableRawPointer?
  /// Values before the setters that run, outermost first: one may set the property once more.
  private var olds: [Any?] = []

  init(
    of key: String, _ options: NSKeyValueObservingOptions, read: @escaping () -> Any?,
    _ tell: @escaping (Change) -> Void
  ) {
    (self.key, self.options, self.read) = (key, options, read)
    self.tell = { change in
      guard let calls = Play.current?.calls else { return tell(change) }
      calls.run("an observer of \(key)") { tell(change) }
    }
  }

  private var new: Any? { options.contains(.new) ? read() : nil }

  /// Tells of the value as it is, if that is asked for.
  func begin() { if options.contains(.initial) { tell(Change(new: new)) } }

  func willSet() {
    let old = options.contains(.old) ? read() : nil
    olds.append(old)
    if options.contains(.prior) { tell(Change(old: old, isPrior: true)) }
  }

  func didSet() {
    // One that is added while the setter runs is notified of the next one.
    if let old = olds.popLast() { tell(Change(old: old, new: new)) }
  }
}

extension UIObject {
  /// The key paths of its class.
  var observableKeys: [String: AnyKeyPath] {
    (type(of: self) as any KeyValueObserved.Type).observableKeys
  }

  /// Adds an observer, which is notified at once if it asks for the present value.
  func add(_ observer: KeyObserver) {
    observers.append(observer)
    (self as? UIView)?.node.isObserved = true
    (self as? CALayer)?.node.isObserved = true
    let key = observer.key
    if observableKeys[key] == nil {
      Play.warn(
        "Observers of \(key) of a \(type(of: self)) are not notified: films only notify of frame, bounds, center, alpha, "
          + "hidden, contentOffset, contentSize, contentInset, text, constant and a layer's position and bounds."
      )
    }
    observer.begin()
  }

  func remove(_ observer: KeyObserver) { observers.removeAll { $0 === observer } }

  /// Tells the observers of a property before or after its setter.
  func tellObservers(of key: String, isPrior: Bool) {
    for observer in observers where observer.key == key {
      // An observer removed by an earlier one is not notified.
      guard observers.contains(where: { $0 === observer }) else { continue }
      if isPrior { observer.willSet() } else { observer.didSet() }
    }
  }

  /// As Foundation's, for properties of which an app notifies by itself.
  public func willChangeValue(forKey key: String) { tellObservers(of: key, isPrior: true) }
  public func didChangeValue(forKey key: String) { tellObservers(of: key, isPrior: false) }
}
