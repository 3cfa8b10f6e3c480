public import Foundation

/// A picture, which the film does not draw: only its size counts.
///
/// The app's catalogue of assets is unavailable, so its pictures' sizes are unknown: they count as `assumed`, as do
/// symbols; give the image view its own size if that matters.
open class UIImage: NSObject, @unchecked Sendable {
  public enum RenderingMode: Int, Sendable, CaseIterable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  public enum Orientation: Int, Sendable, CaseIterable {
    case up, down, left, right, upMirrored, downMirrored, leftMirrored, rightMirrored
  }

  open class Configuration: NSObject, @unchecked Sendable {}

  /// It only changes the symbol's size.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// The symbol's size, in points.
    let pointSize: CGFloat

    public enum Scale: Int, Sendable, CaseIterable {
      case `default` = -1
      case unspecified, small, medium, large
    }

    public enum Weight: Int, Sendable, CaseIterable {
      case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
    }

    public init(pointSize: CGFloat) { self.pointSize = pointSize }

    public convenience init(pointSize: CGFloat, weight: Weight) { self.init(pointSize: pointSize) }

    public convenience init(pointSize: CGFloat, weight: Weight, scale: Scale) {
      self.init(pointSize: pointSize)
    }

    public convenience init(font: UIFont) { self.init(pointSize: font.pointSize) }

    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    public convenience init(scale: Scale) { self.init(pointSize: UIFont.systemFontSize) }
    public convenience init(weight: Weight) { self.init(pointSize: UIFont.systemFontSize) }
  }

  public let size: CGSize
  public var scale: CGFloat { 1 }
  public var imageOrientation: Orientation { .up }
  public var renderingMode: RenderingMode { .automatic }

  /// The size of an unknown picture, in points: a bar's icon.
  ///
  /// Source: Apple, Human Interface Guidelines, Toolbars: about 24 pt square.
  public static let assumed = CGSize(width: 24, height: 24)
  init(size: CGSize) { self.size = size }
  public override convenience init() { self.init(size: .zero) }
  /// What `#imageLiteral` calls.
  public required convenience init(imageLiteralResourceName name: String) {
    self.init(size: UIImage.assumed)
  }

  public convenience init(cgImage: CGImage) { self.init(size: UIImage.assumed) }
  public convenience init?(named name: String) { self.init(size: UIImage.assumed) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(size: UIImage.assumed) }

  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) { self.init(size: UIImage.assumed) }

  public convenience init?(systemName name: String) { self.init(size: UIImage.assumed) }

  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    let symbol = configuration as? SymbolConfiguration
    self.init(
      size: symbol.map { CGSize(width: $0.pointSize, height: $0.pointSize) } ?? UIImage.assumed)
  }

  public convenience init?(data: Data, scale: CGFloat) { self.init(size: UIImage.assumed) }
  public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
  public func withHorizontallyFlippedOrientation() -> UIImage { self }
  public convenience init?(data: Data) { self.init(size: UIImage.assumed) }
  public convenience init?(contentsOfFile path: String) { self.init(size: UIImage.assumed) }
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }
  open func withTintColor(_ color: UIColor) -> UIImage { self }
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  open func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  open func applyingSymbolConfiguration(_ configuration: UIImage.Configuration) -> UIImage? {
    guard let symbol = configuration as? SymbolConfiguration else { return self }
    return UIImage(size: CGSize(width: symbol.pointSize, height: symbol.pointSize))
  }

  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage { self }

  open func stretchableImage(withLeftCapWidth width: Int, topCapHeight height: Int) -> UIImage {
    self
  }

  public enum ResizingMode: Int, Sendable, CaseIterable { case tile, stretch }
}

extension UIImage: _ExpressibleByImageLiteral {}
/// By this name the compiler finds the type of `#imageLiteral`.
public typealias _ImageLiteralType = UIImage
