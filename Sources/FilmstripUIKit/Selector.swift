/// A method by its name, as observers and targets of controls name it.
///
/// Without Objective-C a method cannot be found by its name, so a selector contains the method, unbound to an instance:
/// `Selector("keyboardWillShow:", ChatViewController.keyboardWillShow)`. It retains no object. Carrying writes it in
/// place of `#selector(keyboardWillShow)`.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The method's name in Objective-C, such as `keyboardWillShow:`, which decides equality.
  public let name: String
  // An unbound method has captured nothing that threads could share; that makes the selector Sendable.
  private let isOfType: (Any) -> Bool
  private let method: (_ target: Any, _ arguments: [Any?]) throws(SelectorError) -> Void

  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, takes: 0, of: Target.self) { target, _ throws(SelectorError) in
      _ = method(try Selector.target(target, of: name))()
    }
  }

  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name, takes: 1, of: Target.self) { target, arguments throws(SelectorError) in
      let target: Target = try Selector.target(target, of: name)
      _ = method(target)(try Selector.argument(0, of: arguments, for: name))
    }
  }

  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name, takes: 2, of: Target.self) { target, arguments throws(SelectorError) in
      let target: Target = try Selector.target(target, of: name)
      _ = method(target)(
        try Selector.argument(0, of: arguments, for: name),
        try Selector.argument(1, of: arguments, for: name))
    }
  }

  /// A method of more parameters than controls and observers pass: it is known, and cannot be called.
  public init<Target, First, Second, Third, each Other, Result>(
    _ name: String,
    _ method: @escaping (Target) -> (First, Second, Third, repeat each Other) -> Result
  ) {
    self.init(name, of: Target.self)
  }

  // A play is its own main thread. Methods of the main actor are called directly, since a synchronous call of them is
  // the same as of others.

  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> () -> Result).self))
  }

  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (First) -> Result).self))
  }

  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    self.init(name, unsafeBitCast(method, to: ((Target) -> (First, Second) -> Result).self))
  }

  /// A name alone, as `NSSelectorFromString` gives it, without a method.
  public init(_ name: String) {
    self.name = name
    isOfType = { _ in false }
    method = { target, _ throws(SelectorError) in
      throw SelectorError(description: "\(name) is a name alone, of no method")
    }
  }

  /// The name of a property's getter or setter, which says whether an object is of the type that has it.
  public init<Target>(_ name: String, of type: Target.Type) {
    self.name = name
    isOfType = { $0 is Target }
    method = { target, _ throws(SelectorError) in
      throw SelectorError(description: "\(name) of \(type) cannot be called by its name")
    }
  }

  private init<Target>(
    _ name: String, takes count: Int, of type: Target.Type,
    _ method: @escaping (_ target: Any, _ arguments: [Any?]) throws(SelectorError) -> Void
  ) {
    // `#selector(keyboardWillShow)` does not include whether the method has parameters; the method does.
    self.name = name.contains(":") ? name : name + String(repeating: ":", count: count)
    isOfType = { $0 is Target }
    self.method = method
  }

  /// Whether an object is of the type that the selector was made with.
  func isOfType(of object: Any) -> Bool { isOfType(object) }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: The method's instance.
  ///   - arguments: The notification, or the sender and the event, of which it takes as many as it has parameters.
  /// - Throws: `SelectorError` if the target has no such method, or with other parameters.
  public func call(on target: Any, with arguments: [Any?]) throws(SelectorError) {
    try method(target, arguments)
  }

  public var description: String { name }
  public static func == (one: Selector, other: Selector) -> Bool { one.name == other.name }
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  private static func target<Target>(_ target: Any, of name: String) throws(SelectorError) -> Target
  {
    guard let target = target as? Target else {
      throw SelectorError(
        description: "\(type(of: target)) has no method \(name): it is one of \(Target.self)")
    }
    return target
  }

  private static func argument<Argument>(
    _ index: Int, of arguments: [Any?], for name: String
  ) throws(SelectorError) -> Argument {
    let given = index < arguments.count ? arguments[index] : nil
    if let argument = given as? Argument { return argument }
    // `endEditing(_:)` as a gesture's action: Objective-C passes the gesture's address, which counts as true.
    if let given, !(given is Bool), let isTrue = true as? Argument { return isTrue }
    throw SelectorError(
      description: "\(name) takes \(Argument.self), and is given "
        + (given.map { "\(type(of: $0))" } ?? "nothing"))
  }
}

public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { selector.name }

public struct SelectorError: Error, Hashable, CustomStringConvertible {
  public let description: String
}
