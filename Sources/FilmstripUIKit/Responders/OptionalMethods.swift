/// A protocol whose methods are optional in Objective-C; here each has an empty implementation.
@preconcurrency @MainActor
public protocol OptionalMethods: AnyObject {}

extension OptionalMethods {
  /// Whether it has the method, its own or the empty one.
  public func responds(to selector: Selector) -> Bool { selector.isOfType(of: self) }
}
