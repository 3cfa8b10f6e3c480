/// The number of an animation curve, as in UIKit's notifications and option bits.
///
/// Any number can arrive, as on a device; five of them have names and a meaning.
///
/// Source: Apple, `UIView.AnimationCurve`; for 7, stackoverflow.com/q/18957476 and q/19482573.
public struct AnimationCurve: RawRepresentable, Sendable, Hashable, Codable {
  /// The number.
  public let rawValue: UInt

  /// Creates a curve from any number.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// 0: slow at both ends, the default of animations (Apple, `UIView.AnimationCurve`).
  public static let easeInOut = AnimationCurve(rawValue: 0)
  /// 1: slow at the start (Apple, `UIView.AnimationCurve`).
  public static let easeIn = AnimationCurve(rawValue: 1)
  /// 2: slow at the end (Apple, `UIView.AnimationCurve`).
  public static let easeOut = AnimationCurve(rawValue: 2)
  /// 3: constant speed (Apple, `UIView.AnimationCurve`).
  public static let linear = AnimationCurve(rawValue: 3)
  /// 7: the keyboard's since iOS 7, not public (stackoverflow.com/q/18957476, q/19482573).
  public static let keyboard = AnimationCurve(rawValue: 7)

  /// The curves with names, in order of their numbers.
  public static let named: [AnimationCurve] = [.easeInOut, .easeIn, .easeOut, .linear, .keyboard]

  /// The name, for example "easeInOut" or "keyboard"; else the number.
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

  /// Reads a name or a decimal number, as ``name`` prints them; `nil` for other text.
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
  /// A number without a name moves as easeInOut, and 5 as CSS `ease`, which is how UIKit's timing parameters number that
  /// (github.com/Vercantez/openuikit, uikit-tail-transitions.md, iOS 26.1); both are inferred, not documented.
  public var unitCurve: UnitCurve? {
    switch self {
    case .keyboard: nil
    case AnimationCurve(rawValue: 5): .ease
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
