public struct Selector: Sendable {
  let name: String
  nonisolated(unsafe) let call: (AnyObject, Any?) -> Void

  public init<T>(_ name: String, _ method: @escaping (T) -> () -> Void) {
    self.name = name
    call = { target, _ in if let target = target as? T { method(target)() } }
  }
  public init<T, A>(_ name: String, _ method: @escaping (T) -> (A) -> Void) {
    self.name = name
    call = { target, argument in
      if let target = target as? T, let argument = argument as? A { method(target)(argument) }
    }
  }
  @_disfavoredOverload public init<T>(
    _ name: String, _ method: @escaping (T) -> @MainActor () -> Void
  ) {
    self.name = name
    call = { target, _ in
      if let target = target as? T { let f = method(target); MainActor.assumeIsolated { f() } }
    }
  }
  @_disfavoredOverload public init<T, A>(
    _ name: String, _ method: @escaping (T) -> @MainActor (A) -> Void
  ) {
    self.name = name
    call = { target, argument in
      if let target = target as? T, let argument = argument as? A {
        nonisolated(unsafe) let argument = argument
        let f = method(target)
        MainActor.assumeIsolated { f(argument) }
      }
    }
  }
  func send(to target: AnyObject, _ argument: Any?) { call(target, argument) }
}
