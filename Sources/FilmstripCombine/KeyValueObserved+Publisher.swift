public import FilmstripUIKit
public import OpenCombine

extension KeyValueObserved {
  /// Publishes a property's value when it is subscribed to, and no change: nothing here hears of those.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: KeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred { () -> AnyPublisher<Value, Never> in
      notModelled("publisher(for:) of a \(type(of: self)) publishes no changes here.")
      let never = Empty<Value, Never>(completeImmediately: false)
      guard options.contains(.initial) else { return never.eraseToAnyPublisher() }
      return Just(self[keyPath: keyPath]).append(never).eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }
}
