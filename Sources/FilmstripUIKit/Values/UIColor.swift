public import Foundation
import Stage

/// A colour's components, and its counterpart among the stage's colours.
///
/// The film has its own theme, in which a gap is visible against everything around it; a view's colour selects one of
/// its colours, by its purpose or its look.
open class UIColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and opacity, 0…1, in light appearance.
  let components: Components

  struct Components: Hashable { var red, green, blue, alpha: CGFloat }

  /// The system's purpose for it; nil for a colour known only by its look.
  let role: SemanticColor?

  init(_ components: Components, for role: SemanticColor? = nil) {
    (self.components, self.role) = (components, role)
  }

  /// Clear.
  public override convenience init() { self.init(white: 0, alpha: 0) }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// What `#colorLiteral` calls.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(
      red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Treated as a colour of sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Components(red: white, green: white, blue: white, alpha: alpha))
  }

  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    // Smith, Color gamut transform pairs (SIGGRAPH 1978): a channel falls and rises around the circle of hues.
    func channel(_ shift: Double) -> CGFloat {
      let place = (shift + Double(hue) * 6).truncatingRemainder(dividingBy: 6)
      let fall = max(0, min(place, 4 - place, 1))
      return brightness - brightness * saturation * CGFloat(fall)
    }
    self.init(
      Components(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
  }

  public convenience init(cgColor: CGColor) { self.init(cgColor.components) }

  /// The film has no catalogue of assets: always nil.
  public convenience init?(named name: String) { nil }

  /// The film has no catalogue of assets: always nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { nil }

  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(color.components, for: color.role)
  }

  /// The colour itself: the film's theme decides its look in the dark.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// The film paints a pattern as a middle grey.
  public convenience init(patternImage: UIImage) { self.init(white: 0.5, alpha: 1) }

  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var components = components
    components.alpha = alpha
    return UIColor(components, for: role)
  }

  open var cgColor: CGColor { CGColor(components) }

  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = components.red
    green?.pointee = components.green
    blue?.pointee = components.blue
    alpha?.pointee = components.alpha
    return true
  }

  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    guard components.red == components.green, components.green == components.blue else {
      return false
    }
    white?.pointee = components.red
    alpha?.pointee = components.alpha
    return true
  }

  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    // Smith, as above.
    let (red, green, blue) = (components.red, components.green, components.blue)
    let most = max(red, green, blue)
    let range = most - min(red, green, blue)
    let sixth: CGFloat =
      if range == 0 {
        0
      } else if most == red {
        (green - blue) / range
      } else if most == green {
        2 + (blue - red) / range
      } else {
        4 + (red - green) / range
      }
    hue?.pointee = (sixth < 0 ? sixth + 6 : sixth) / 6
    saturation?.pointee = most == 0 ? 0 : range / most
    brightness?.pointee = most
    alpha?.pointee = components.alpha
    return true
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  open override var hash: Int { components.hashValue }
  open func setFill() {}
  open func setStroke() {}
  open func set() {}
}

public final class CGColor: Sendable, Hashable {
  let components: UIColor.Components
  init(_ components: UIColor.Components) { self.components = components }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor.Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  public var alpha: CGFloat { components.alpha }

  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}

extension UIColor: _ExpressibleByColorLiteral {}
/// By this name the compiler finds the type of `#colorLiteral`.
public typealias _ColorLiteralType = UIColor
