internal import Synchronization

/// What many tests ask for and only the first that does makes: films, or what is seen in them.
///
/// Two tests that ask for the same at once may both make it; it is the same then.
public final class Remembered<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])

  /// Nothing is made yet.
  public init() {}

  /// The value of a key.
  public func value(of key: Key, make: () throws -> Value) rethrows -> Value {
    if let value = values.withLock({ $0[key] }) { return value }
    let value = try make()
    values.withLock { $0[key] = value }
    return value
  }
}
