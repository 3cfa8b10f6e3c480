public import FilmstripUIKit
public import OpenCombine

extension KeyValueObserved {
  /// Publishes a property's value at each call of its setter, and as it is subscribed to.
  public func publisher<Value>(
    for keyPath: KeyPath<Self, Value>,
    options: NSKeyValueObservingOptions = [.initial, .new]
  ) -> AnyPublisher<Value, Never> {
    Deferred { () -> AnyPublisher<Value, Never> in
      // The latest value waits until it is asked for.
      let values = CurrentValueSubject<Value?, Never>(
        options.contains(.initial) ? self[keyPath: keyPath] : nil)
      let observation = self.observe(keyPath, options: options.subtracting(.initial)) { object, _ in
        values.send(object[keyPath: keyPath])
      }
      return values.compactMap(\.self)
        .handleEvents(receiveCancel: { observation.invalidate() }).eraseToAnyPublisher()
    }.eraseToAnyPublisher()
  }
}
