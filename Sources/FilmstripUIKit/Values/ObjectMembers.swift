// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// As Objective-C's members, which apps unwrap or not as they like.

public import Foundation

/// Members that Objective-C finds in any object, such as `cgRectValue` of a keyboard's frame.
///
/// On Apple's systems these are members of `AnyObject`: `(info[key] as AnyObject).cgRectValue`. Carrying writes
/// `ObjectMembers(info[key] as AnyObject).cgRectValue` in their place. As there, each is nil if the object has no such
/// member, and unwraps itself if the app uses it as a value.
public struct ObjectMembers {
  private let object: AnyObject
  public init(_ object: AnyObject) { self.object = object }

  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  private var number: NSNumber? { object as? NSNumber }
  private var string: NSString? { object as? NSString }
  public var cgRectValue: CGRect! { object as? CGRect }
  public var cgPointValue: CGPoint! { object as? CGPoint }
  public var cgSizeValue: CGSize! { object as? CGSize }
  public var uiEdgeInsetsValue: UIEdgeInsets! { object as? UIEdgeInsets }
  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }
  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
  public var floatValue: Float! { number?.floatValue ?? string?.floatValue }
  public var integerValue: Int! { number?.intValue ?? string?.integerValue }
  public var intValue: Int! { number?.intValue ?? string?.integerValue }
  public var uintValue: UInt! { number?.uintValue }
  public var int32Value: Int32! { number?.int32Value }
  public var uint32Value: UInt32! { number?.uint32Value }
  public var int64Value: Int64! { number?.int64Value }
  public var uint64Value: UInt64! { number?.uint64Value }
  public var stringValue: String! { number?.stringValue }
}
