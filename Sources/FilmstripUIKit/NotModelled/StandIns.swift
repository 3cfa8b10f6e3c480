// Stand-ins for the app's own types and other packages', as `filmstrip carry --stand-ins` declares them: they have every
// member, which does nothing, is a neutral value, and is reported in the film.

public import Foundation

/// A type that has every member, instance's or its own, of whatever type is wanted.
@dynamicMemberLookup
public protocol StandInMembers {}

/// A type that stands in for one of the app's or of another package: a view or a controller says so on the screen.
public protocol StandIn: StandInMembers {}

extension StandInMembers {
  public subscript<Value>(dynamicMember name: String) -> Value {
    get { standIn("\(self.standInName).\(name)") }
    nonmutating set { StandInValue.tell("\(self.standInName).\(name)") }
  }

  public subscript(dynamicMember name: String) -> StandInValue {
    get { StandInValue("\(self.standInName).\(name)") }
    nonmutating set { StandInValue.tell("\(self.standInName).\(name)") }
  }

  public static subscript<Value>(dynamicMember name: String) -> Value {
    get { standIn("\(self).\(name)") }
    set { StandInValue.tell("\(self).\(name)") }
  }

  public static subscript(dynamicMember name: String) -> StandInValue {
    get { StandInValue("\(self).\(name)") }
    set { StandInValue.tell("\(self).\(name)") }
  }

  fileprivate var standInName: String { (self as? StandInValue)?.path ?? "\(type(of: self))" }
}

/// A value of unknown type: it can be called, has every member, no elements, and equals itself.
@dynamicCallable
public struct StandInValue: StandInMembers, Hashable, Comparable, Sequence, IteratorProtocol {
  /// What it was read from, such as `Message.sender`.
  fileprivate let path: String

  public init(_ path: String) {
    self.path = path
    StandInValue.tell(path)
  }

  fileprivate static func tell(_ path: String) {
    Play.warn("\(path) is a stand-in's: it does nothing here, and has no value of the app's.")
  }

  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments _: KeyValuePairs<String, Any?>
  ) -> StandInValue { self }

  public func dynamicallyCall<Value>(
    withKeywordArguments _: KeyValuePairs<String, Any?>
  ) -> Value { standIn(path) }

  public subscript(_: Any) -> StandInValue { self }
  public mutating func next() -> StandInValue? { nil }
  public static func < (_: StandInValue, _: StandInValue) -> Bool { false }
}

/// A class of which nothing is known.
open class StandInObject: NSObject, StandIn {
  public override required init() { super.init() }
}

/// A neutral value, told in the film: nothing, empty, false or 0, an empty view.
public func standIn<Value>(_ path: String) -> Value {
  StandInValue.tell(path)
  guard let value = neutral(Value.self, path) as? Value else {
    fatalError("\(path) is a stand-in's, and there is no neutral \(Value.self): declare it.")
  }
  return value
}

private func neutral<Value>(_ type: Value.Type, _ path: String) -> Any {
  switch type {
  case let type as any ExpressibleByNilLiteral.Type: type.init(nilLiteral: ())
  case let type as any StandInLiteral.Type: type.init()
  case let type as StandInObject.Type: type.init()
  case is StandInValue.Type: StandInValue(path)
  case is UIColor.Type: UIColor.clear
  case is UIFont.Type: UIFont.systemFont(ofSize: UIFont.systemFontSize)
  case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
  case is NSAttributedString.Type: NSAttributedString()
  case is UIImage.Type: UIImage()
  case let type as UIView.Type: MainActor.assumeIsolated { type.init(coder: NSCoder()) } as Any
  case let type as UIViewController.Type:
    MainActor.assumeIsolated { type.init(coder: NSCoder()) } as Any
  default: ()
  }
}

/// A type with an empty value.
private protocol StandInLiteral { init() }
extension Array: StandInLiteral {}
extension Bool: StandInLiteral {}
extension CGPoint: StandInLiteral {}
extension CGRect: StandInLiteral {}
extension CGSize: StandInLiteral {}
extension CGFloat: StandInLiteral {}
extension Data: StandInLiteral {}
extension Dictionary: StandInLiteral {}
extension Double: StandInLiteral {}
extension Float: StandInLiteral {}
extension Int: StandInLiteral {}
extension Set: StandInLiteral {}
extension String: StandInLiteral {}
extension UIEdgeInsets: StandInLiteral {}
