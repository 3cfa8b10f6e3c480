/// How much a constraint matters, 1…1000; below `required` it may be broken.
///
/// Source of the numbers: Apple, `UILayoutPriority` (NSLayoutConstraint.h).
public struct UILayoutPriority: RawRepresentable, Sendable, Hashable {
  /// The number.
  public var rawValue: Float

  /// A priority from its number.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// A priority from its number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// 1000: must hold.
  public static let required = UILayoutPriority(1000)
  /// 750: how a button resists being made smaller than its title.
  public static let defaultHigh = UILayoutPriority(750)
  /// 510: a drag that may resize a scene.
  public static let dragThatCanResizeScene = UILayoutPriority(510)
  /// 500: a scene keeps its size.
  public static let sceneSizeStayPut = UILayoutPriority(500)
  /// 490: a drag that may not resize a scene.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// 250: how a button hugs its title.
  public static let defaultLow = UILayoutPriority(250)
  /// 50: a fitting size.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
