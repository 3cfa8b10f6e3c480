public import Foundation

/// A picture, of which the film draws nothing: it only takes room.
///
/// A picture of the app's catalogue of assets is not at hand, so its size is not known. It counts as `assumed`, and so
/// does a symbol; give the image view a size of its own where it matters.
open class UIImage: NSObject, @unchecked Sendable {
  /// How a picture is coloured.
  public enum RenderingMode: Int, Sendable, CaseIterable {
    /// As the place has it.
    case automatic
    /// As it is.
    case alwaysOriginal
    /// In the tint.
    case alwaysTemplate
  }

  /// Which side of a picture is up.
  public enum Orientation: Int, Sendable, CaseIterable {
    /// As it is.
    case up
    /// Turned by 180°.
    case down
    /// Turned by 90° to the left.
    case left
    /// Turned by 90° to the right.
    case right
    /// Mirrored.
    case upMirrored
    /// Mirrored and turned by 180°.
    case downMirrored
    /// Mirrored and turned by 90° to the left.
    case leftMirrored
    /// Mirrored and turned by 90° to the right.
    case rightMirrored
  }

  /// What a picture may be asked to be like.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// What a symbol may be asked to be like; it changes the symbol's size only.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The symbol's size, in points.
    let pointSize: CGFloat

    /// How large a symbol is beside its text.
    public enum Scale: Int, Sendable, CaseIterable {
      /// As the place has it.
      case `default` = -1
      /// Not said.
      case unspecified = 0
      /// Small.
      case small = 1
      /// Middling.
      case medium = 2
      /// Large.
      case large = 3
    }

    /// How heavy a symbol is.
    public enum Weight: Int, Sendable, CaseIterable {
      /// Not said, and then from the lightest to the heaviest.
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    /// A symbol of a font's size, in points.
    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    /// A symbol of a font's size, in points, and of a weight.
    public convenience init(pointSize: CGFloat, weight: Weight) {
      self.init(pointSize: pointSize)
    }

    /// A symbol of a font's size, in points, of a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: Weight, scale: Scale) {
      self.init(pointSize: pointSize)
    }

    /// A symbol beside text of a font.
    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// A symbol beside text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// A symbol of a scale.
    public convenience init(scale: Scale) { self.init(pointSize: UIFont.systemFontSize) }

    /// A symbol of a weight.
    public convenience init(weight: Weight) { self.init(pointSize: UIFont.systemFontSize) }
  }

  /// Points across and down.
  public let size: CGSize

  /// Pixels in a point; 1, for want of pixels.
  public var scale: CGFloat { 1 }

  /// Which side is up.
  public var imageOrientation: Orientation { .up }

  /// How it is coloured; as the place has it.
  public var renderingMode: RenderingMode { .automatic }

  /// What a picture of unknown size measures, in points: a bar's icon.
  ///
  /// Source: Apple, Human Interface Guidelines, Toolbars: about 24 pt square.
  public static let assumed = CGSize(width: 24, height: 24)

  init(size: CGSize) { self.size = size }

  /// A picture of no size.
  public override convenience init() { self.init(size: .zero) }

  /// A picture of the app's catalogue of assets, of an assumed size.
  public convenience init?(named name: String) { self.init(size: UIImage.assumed) }

  /// A picture of the app's catalogue of assets, of an assumed size.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(size: UIImage.assumed)
  }

  /// A picture of the app's catalogue of assets, of an assumed size.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(size: UIImage.assumed)
  }

  /// A symbol, of an assumed size.
  public convenience init?(systemName name: String) { self.init(size: UIImage.assumed) }

  /// A symbol, as large as the configuration says.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    let symbol = configuration as? SymbolConfiguration
    self.init(
      size: symbol.map { CGSize(width: $0.pointSize, height: $0.pointSize) } ?? UIImage.assumed)
  }

  /// A picture of encoded data, which is not decoded, of an assumed size.
  public convenience init?(data: Data) { self.init(size: UIImage.assumed) }

  /// A picture in a file, which is not read, of an assumed size.
  public convenience init?(contentsOfFile path: String) { self.init(size: UIImage.assumed) }

  /// The same picture: nothing of it is drawn.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// The same picture: nothing of it is drawn.
  open func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The same picture: nothing of it is drawn.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The picture as large as the configuration says.
  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The picture as large as the configuration says.
  open func applyingSymbolConfiguration(_ configuration: UIImage.Configuration) -> UIImage? {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return UIImage(size: CGSize(width: symbol.pointSize, height: symbol.pointSize))
  }

  /// The same picture: it stretches as it is not drawn.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// The same picture: it stretches as it is not drawn.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    self
  }

  /// The same picture: it stretches as it is not drawn.
  open func stretchableImage(withLeftCapWidth width: Int, topCapHeight height: Int) -> UIImage {
    self
  }

  /// What becomes of the middle of a picture that is stretched.
  public enum ResizingMode: Int, Sendable, CaseIterable {
    /// It is repeated.
    case tile
    /// It is stretched.
    case stretch
  }
}
