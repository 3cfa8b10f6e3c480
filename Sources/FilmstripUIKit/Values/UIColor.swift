public import Foundation
import Stage

/// A colour: its components, and which of the stage's colours stands for it.
///
/// The film is painted in a theme of its own, in which a gap is told from what lies beside it; a view's colour picks one
/// of its colours, by what the colour is for or by how it looks.
open class UIColor: NSObject, @unchecked Sendable {
  /// Red, green, blue and opacity, 0…1, in light surroundings.
  let components: Components

  struct Components: Hashable {
    var red, green, blue, alpha: CGFloat
  }

  /// What the system names the colour for; nil for a colour that is known by its looks alone.
  let role: SemanticColor?

  init(_ components: Components, for role: SemanticColor? = nil) {
    (self.components, self.role) = (components, role)
  }

  /// A colour of red, green, blue and opacity, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A colour of the display's wider gamut, taken as one of sRGB.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Components(red: displayP3Red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey of an opacity, 0…1.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Components(red: white, green: white, blue: white, alpha: alpha))
  }

  /// A colour of hue, saturation, brightness and opacity, 0…1.
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

  /// The colour of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(cgColor.components) }

  /// A colour of the app's catalogue of assets, which the film has not: always nil.
  public convenience init?(named name: String) { nil }

  /// A colour of the app's catalogue of assets, which the film has not: always nil.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    nil
  }

  /// A colour that the provider gives for the surroundings, asked once and for light ones.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection())
    self.init(color.components, for: color.role)
  }

  /// The colour itself: the film's theme decides how it looks in the dark.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor { self }

  /// A pattern, which the film paints as a middle grey.
  public convenience init(patternImage: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// The colour with another opacity, 0…1.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    var components = components
    components.alpha = alpha
    return UIColor(components, for: role)
  }

  /// The colour of Core Graphics.
  open var cgColor: CGColor { CGColor(components) }

  /// Tells red, green, blue and opacity, 0…1; always true.
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

  /// Tells the grey and the opacity, 0…1; false for what is no grey.
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

  /// Whether another object is a colour of the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIColor)?.components == components
  }

  /// Colours that are equal have the same.
  open override var hash: Int { components.hashValue }

  /// Does nothing: nothing is drawn by the app.
  open func setFill() {}
  /// Does nothing: nothing is drawn by the app.
  open func setStroke() {}
  /// Does nothing: nothing is drawn by the app.
  open func set() {}
}

/// A colour of Core Graphics.
public final class CGColor: Sendable, Hashable {
  let components: UIColor.Components

  init(_ components: UIColor.Components) { self.components = components }

  /// A colour of red, green, blue and opacity, 0…1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(UIColor.Components(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// The opacity, 0…1.
  public var alpha: CGFloat { components.alpha }

  /// The colour with another opacity, 0…1; never nil.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(red: components.red, green: components.green, blue: components.blue, alpha: alpha)
  }

  /// Whether both have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.components == other.components
  }

  /// Feeds the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(components) }
}
