// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals
// As Objective-C's members, which apps unwrap or not as they like.

public import Foundation

/// What Objective-C finds in an object whose type is not known, such as `cgRectValue` of a keyboard notification's
/// frame.
///
/// On Apple's systems these are members of `AnyObject`: `(info[key] as AnyObject).cgRectValue`. Carrying writes
/// `ObjectMembers(info[key] as AnyObject).cgRectValue` in their place. As there, each is nil where the object has no such
/// member, and unwraps itself where the app takes it for a value.
public struct ObjectMembers {
  private let object: AnyObject

  /// The members of an object.
  public init(_ object: AnyObject) { self.object = object }

  /// The members of an object; nil where there is none.
  public init?(_ object: AnyObject?) {
    guard let object else { return nil }
    self.object = object
  }

  private var number: NSNumber? { object as? NSNumber }
  private var string: NSString? { object as? NSString }

  /// The rectangle of an `NSValue`.
  public var cgRectValue: CGRect! { object as? CGRect }
  /// The point of an `NSValue`.
  public var cgPointValue: CGPoint! { object as? CGPoint }
  /// The size of an `NSValue`.
  public var cgSizeValue: CGSize! { object as? CGSize }
  /// The insets of an `NSValue`.
  public var uiEdgeInsetsValue: UIEdgeInsets! { object as? UIEdgeInsets }

  /// Whether a number is not 0, or a text begins like `true`, `yes` or a number.
  public var boolValue: Bool! { number?.boolValue ?? string?.boolValue }
  /// A number, or the one that a text begins with.
  public var doubleValue: Double! { number?.doubleValue ?? string?.doubleValue }
  /// A number, or the one that a text begins with.
  public var floatValue: Float! { number?.floatValue ?? string?.floatValue }
  /// A whole number, or the one that a text begins with.
  public var integerValue: Int! { number?.intValue ?? string?.integerValue }
  /// A whole number.
  public var intValue: Int! { number?.intValue ?? string?.integerValue }
  /// A whole number without a sign.
  public var uintValue: UInt! { number?.uintValue }
  /// A whole number of 32 bits.
  public var int32Value: Int32! { number?.int32Value }
  /// A whole number of 32 bits without a sign.
  public var uint32Value: UInt32! { number?.uint32Value }
  /// A whole number of 64 bits.
  public var int64Value: Int64! { number?.int64Value }
  /// A whole number of 64 bits without a sign.
  public var uint64Value: UInt64! { number?.uint64Value }
  /// A number as text.
  public var stringValue: String! { number?.stringValue }
}
