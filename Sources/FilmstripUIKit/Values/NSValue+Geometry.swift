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

#if !canImport(ObjectiveC)
  /// What an object holds; nil where it holds something of another kind than `sample` does.
  private func unboxed<Value>(
    _ value: NSValue, like sample: NSValue, _ read: (NSValue) -> Value
  ) -> Value? {
    guard !(value is NSNumber), strcmp(value.objCType, sample.objCType) == 0 else { return nil }
    return read(value)
  }

  extension CGFloat: @retroactive _ObjectiveCBridgeable {
    /// The number as an object.
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }

    /// The number in an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
      result = CGFloat(source.doubleValue)
    }

    /// The number in an object, which has always one.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSNumber, result: inout CGFloat?
    ) -> Bool {
      result = CGFloat(source.doubleValue)
      return true
    }

    /// The number in an object, or 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
      CGFloat(source?.doubleValue ?? 0)
    }
  }

  extension CGRect: @retroactive _ObjectiveCBridgeable {
    /// The rectangle as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgRect: self) }

    /// The rectangle in an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
      result = unboxed(source, like: NSValue(cgRect: .zero), \.cgRectValue)
    }

    /// The rectangle in an object, where it holds a rectangle.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGRect?
    ) -> Bool {
      _forceBridgeFromObjectiveC(source, result: &result)
      return result != nil
    }

    /// The rectangle in an object, or 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
      source?.cgRectValue ?? .zero
    }
  }

  extension CGPoint: @retroactive _ObjectiveCBridgeable {
    /// The point as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgPoint: self) }

    /// The point in an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
      result = unboxed(source, like: NSValue(cgPoint: .zero), \.cgPointValue)
    }

    /// The point in an object, where it holds a point.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGPoint?
    ) -> Bool {
      _forceBridgeFromObjectiveC(source, result: &result)
      return result != nil
    }

    /// The point in an object, or 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
      source?.cgPointValue ?? .zero
    }
  }

  extension CGSize: @retroactive _ObjectiveCBridgeable {
    /// The size as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(cgSize: self) }

    /// The size in an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
      result = unboxed(source, like: NSValue(cgSize: .zero), \.cgSizeValue)
    }

    /// The size in an object, where it holds a size.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout CGSize?
    ) -> Bool {
      _forceBridgeFromObjectiveC(source, result: &result)
      return result != nil
    }

    /// The size in an object, or 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize {
      source?.cgSizeValue ?? .zero
    }
  }

  extension UIEdgeInsets: _ObjectiveCBridgeable {
    /// The insets as an object.
    public func _bridgeToObjectiveC() -> NSValue { NSValue(uiEdgeInsets: self) }

    /// The insets in an object.
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout UIEdgeInsets?) {
      result = unboxed(source, like: NSValue(uiEdgeInsets: .zero), \.uiEdgeInsetsValue)
    }

    /// The insets in an object, where it holds insets.
    public static func _conditionallyBridgeFromObjectiveC(
      _ source: NSValue, result: inout UIEdgeInsets?
    ) -> Bool {
      _forceBridgeFromObjectiveC(source, result: &result)
      return result != nil
    }

    /// The insets in an object, or 0.
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> UIEdgeInsets {
      source?.uiEdgeInsetsValue ?? .zero
    }
  }
#endif

extension NSValue {
  /// An object that holds a rectangle.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }

  /// An object that holds a point.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }

  /// An object that holds a size.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }

  /// An object that holds insets.
  public convenience init(uiEdgeInsets: UIEdgeInsets) {
    self.init(
      edgeInsets: NSEdgeInsets(
        top: uiEdgeInsets.top, left: uiEdgeInsets.left, bottom: uiEdgeInsets.bottom,
        right: uiEdgeInsets.right))
  }

  /// The rectangle that the object holds.
  public var cgRectValue: CGRect { rectValue }

  /// The point that the object holds.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that the object holds.
  public var cgSizeValue: CGSize { sizeValue }

  /// The insets that the object holds.
  public var uiEdgeInsetsValue: UIEdgeInsets {
    let insets = edgeInsetsValue
    return UIEdgeInsets(
      top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
