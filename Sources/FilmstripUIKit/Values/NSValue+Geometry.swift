public import Foundation

// How a handler reads what a notification carries.
//
// On Apple's systems the Objective-C runtime turns numbers and rectangles into objects and back, so that every handler's
// cast succeeds. Linux has no such runtime, but its Foundation tells the language how an `NSNumber` becomes a number,
// and the conformances below tell it the rest. So a notification of the film carries what one of UIKit's carries,
// objects, and each of these ways to read it works on both systems:
//
// | What | Carried as | Read by |
// |---|---|---|
// | frames | `NSValue(cgRect:)` | `as? NSValue` and `cgRectValue`, `as? CGRect`, `as! CGRect`, `case let frame as CGRect` |
// | duration | `NSNumber` of a `Double` | `as? NSNumber` and `doubleValue`, `as? Double`, `TimeInterval`, `CGFloat`, `Float` |
// | curve | `NSNumber` of an `Int` | `as? NSNumber` and `intValue`, `uintValue`, `as? Int`, `as? UInt`, `as? Double` |
// | is local | `NSNumber` of a `Bool` | `as? NSNumber` and `boolValue`, `as? Bool`, `as? Int` |
//
// These fail here as they do on a phone: `as? Int` of 0.25, `as? UIView.AnimationCurve` of a number, `as? CGRect` of a
// point. Members of `AnyObject`, `(value as AnyObject).cgRectValue`, are Objective-C's alone: carrying puts `ObjectMembers`
// in their place.

public protocol _HeldByValue: _ObjectiveCBridgeable where _ObjectiveCType == NSValue {
  static var zero: Self { get }
  static func _held(in value: NSValue) -> Self
}

extension _HeldByValue {
  /// Nil if the object holds a value of another type.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout Self?) {
    let type = zero._bridgeToObjectiveC().objCType
    let isHeld = !(source is NSNumber) && strcmp(source.objCType, type) == 0
    result = isHeld ? _held(in: source) : nil
  }

  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout Self?
  ) -> Bool {
    _forceBridgeFromObjectiveC(source, result: &result)
    return result != nil
  }

  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> Self {
    source.map { _held(in: $0) } ?? zero
  }
}

// On Apple's systems UIKit does it for its own insets, and Foundation for the others.
extension UIEdgeInsets: _HeldByValue {
  public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }
  public static func _held(in value: NSValue) -> UIEdgeInsets { value.uiEdgeInsetsValue }
}

#if !canImport(ObjectiveC)
  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable, _HeldByValue {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }
    public static func _held(in value: NSValue) -> CGRect { value.cgRectValue }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable, _HeldByValue {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }
    public static func _held(in value: NSValue) -> CGPoint { value.cgPointValue }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable, _HeldByValue {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }
    public static func _held(in value: NSValue) -> CGSize { value.cgSizeValue }
  }
#endif

extension NSValue {
  /// Copies the value into a variable of its type; a number also into an enumeration of raw numbers, such as an
  /// animation's curve.
  ///
  /// Foundation's own traps for numbers.
  public func getValue<Value>(_ value: inout Value) {
    let own: Any? =
      switch value {
      case is CGRect: cgRectValue
      case is CGPoint: cgPointValue
      case is CGSize: cgSizeValue
      case is UIEdgeInsets: uiEdgeInsetsValue
      default: (self as? NSNumber).flatMap { $0.value(as: Value.self) }
      }
    guard let own = own as? Value else {
      preconditionFailure("NSValue.getValue has no \(Value.self) of \(self).")
    }
    value = own
  }

  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: uiEdgeInsets.top, left: uiEdgeInsets.left, bottom: uiEdgeInsets.bottom,
        right: uiEdgeInsets.right))
  }

  public var cgRectValue: CGRect { rectValue }
  public var cgPointValue: CGPoint { pointValue }
  public var cgSizeValue: CGSize { sizeValue }

  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension NSNumber {
  /// The number as a type of numbers, or as one with raw numbers; nil as any other.
  fileprivate func value(as type: Any.Type) -> Any? {
    func raw<Raw: RawRepresentable>(_ type: Raw.Type) -> Any? {
      (value(as: Raw.RawValue.self) as? Raw.RawValue).flatMap { type.init(rawValue: $0) }
    }
    return switch type {
    case is Int.Type: intValue
    case is Int32.Type: int32Value
    case is UInt.Type: uintValue
    case is UInt32.Type: uint32Value
    case is Double.Type: doubleValue
    case is Float.Type: floatValue
    case is CGFloat.Type: CGFloat(doubleValue)
    case is Bool.Type: boolValue
    case let type as any RawRepresentable.Type: raw(type)
    default: nil
    }
  }
}
