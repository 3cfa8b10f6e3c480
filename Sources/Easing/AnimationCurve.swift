/// The number of an animation curve as UIKit's notifications and option bits carry it.
///
/// Any number can arrive, as on a device; the five that mean something have names.
///
/// Source: Apple, `UIView.AnimationCurve`; for 7, stackoverflow.com/q/18957476 and q/19482573.
public struct AnimationCurve: RawRepresentable, Sendable, Hashable {
  /// The number.
  public let rawValue: UInt

  /// Creates a curve from any number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// 0: slow at both ends.
  ///
  /// What an animation without options uses. Source: Apple, `UIView.AnimationCurve`.
  public static let easeInOut = AnimationCurve(rawValue: 0)
  /// 1: slow at the start.
  ///
  /// Source: Apple, `UIView.AnimationCurve`.
  public static let easeIn = AnimationCurve(rawValue: 1)
  /// 2: slow at the end.
  ///
  /// Source: Apple, `UIView.AnimationCurve`.
  public static let easeOut = AnimationCurve(rawValue: 2)
  /// 3: an even pace.
  ///
  /// Source: Apple, `UIView.AnimationCurve`.
  public static let linear = AnimationCurve(rawValue: 3)
  /// 7: the keyboard's spring since iOS 7; UIKit has no public name for it.
  ///
  /// Source: stackoverflow.com/q/18957476, q/19482573.
  public static let keyboard = AnimationCurve(rawValue: 7)

  /// The curves that have names, in order of their numbers.
  public static let named: [AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear, .keyboard]

  /// The name, such as "easeInOut" or "keyboard"; a number without a name is itself as text.
  public var name: String {
    switch self {
    case .easeInOut: "easeInOut"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .linear: "linear"
    case .keyboard: "keyboard"
    default: String(rawValue)
    }
  }

  /// Reads a name or a number in decimal digits, as ``name`` prints them; `nil` for other text.
  public init?(name: String) {
    if let curve = AnimationCurve.named.first(where: { $0.name == name }) {
      self = curve
    } else if name.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = UInt(name) {
      self.init(rawValue: number)
    } else {
      return nil
    }
  }

  /// The curve over the unit interval; `nil` for the keyboard, which is a spring.
  ///
  /// A number without a name moves as easeInOut; that is inferred, no documentation says it.
  public var unitCurve: UnitCurve? {
    switch self {
    case .keyboard: nil
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    default: .easeInOut
    }
  }
}

extension AnimationCurve: CustomStringConvertible {
  /// The same as ``name``.
  public var description: String { name }
}
