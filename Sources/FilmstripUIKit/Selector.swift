/// A method by its name, as those who observe and those who answer to controls name it.
///
/// There is no Objective-C that would find a method by a name, so a selector has the method with it, as one of no
/// instance: `Selector("keyboardWillShow:", ChatViewController.keyboardWillShow)`. It holds on to nobody. Carrying writes
/// it in the place of `#selector(keyboardWillShow)`.
public struct Selector: Hashable, CustomStringConvertible, @unchecked Sendable {
  /// The method's name in Objective-C, such as `keyboardWillShow:`; by it selectors are equal.
  public let name: String
  // A method of no instance has caught nothing that threads could share; that makes the selector Sendable.
  private let method: (_ target: Any, _ arguments: [Any?]) throws(SelectorError) -> Void

  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> () -> Result
  ) {
    self.init(name, takes: 0) { target, _ throws(SelectorError) in
      _ = method(try Selector.target(target, of: name))()
    }
  }

  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> (First) -> Result
  ) {
    self.init(name, takes: 1) { target, arguments throws(SelectorError) in
      let target: Target = try Selector.target(target, of: name)
      _ = method(target)(try Selector.argument(0, of: arguments, for: name))
    }
  }

  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> (First, Second) -> Result
  ) {
    self.init(name, takes: 2) { target, arguments throws(SelectorError) in
      let target: Target = try Selector.target(target, of: name)
      _ = method(target)(
        try Selector.argument(0, of: arguments, for: name),
        try Selector.argument(1, of: arguments, for: name))
    }
  }

  // A play is its own main thread. Methods of the main actor are called as they are, since they are the same as others to
  // who calls them at once.

  public init<Target, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor () -> Result
  ) {
    typealias Plain = (Target) -> () -> Result
    self.init(name, unsafeBitCast(method, to: Plain.self))
  }

  public init<Target, First, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First) -> Result
  ) {
    typealias Plain = (Target) -> (First) -> Result
    self.init(name, unsafeBitCast(method, to: Plain.self))
  }

  public init<Target, First, Second, Result>(
    _ name: String, _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
  ) {
    typealias Plain = (Target) -> (First, Second) -> Result
    self.init(name, unsafeBitCast(method, to: Plain.self))
  }

  private init(
    _ name: String, takes count: Int,
    _ method: @escaping (_ target: Any, _ arguments: [Any?]) throws(SelectorError) -> Void
  ) {
    // `#selector(keyboardWillShow)` does not say whether the method takes something; the method does.
    self.name = name.contains(":") ? name : name + String(repeating: ":", count: count)
    self.method = method
  }

  /// Calls the method.
  ///
  /// - Parameters:
  ///   - target: Whose method it is.
  ///   - arguments: What it is given: the notification, or the sender and the event. It takes as many as it wants.
  /// - Throws: `SelectorError` if the target has no such method, or it takes something else.
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
    // `endEditing(_:)` as a gesture's action: Objective-C hands it the gesture's address, which is taken for true.
    if let given, !(given is Bool), let isTrue = true as? Argument { return isTrue }
    throw SelectorError(
      description: "\(name) takes \(Argument.self), and is given "
        + (given.map { "\(type(of: $0))" } ?? "nothing"))
  }
}

public struct SelectorError: Error, Hashable, CustomStringConvertible {
  public let description: String
}
