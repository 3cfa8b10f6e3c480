// Drawing by the app's own code, which a film does not show: pictures of it are empty, and have their size.

public import Foundation

#if !canImport(CoreGraphics)
  open class CGPath: @unchecked Sendable {
    init() {}
    public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
    public init(
      roundedRect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {}
    public init(ellipseIn: CGRect, transform: UnsafePointer<CGAffineTransform>?) {}
  }

  public final class CGMutablePath: CGPath, @unchecked Sendable {
    public override init() { super.init() }
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addRect(_ rect: CGRect) {}
    public func addPath(_ path: CGPath) {}
    public func closeSubpath() {}
  }

  /// There is none: `UIGraphicsGetCurrentContext()` is nil.
  public final class CGContext {
    init() {}
    public func saveGState() {}
    public func restoreGState() {}
    public func setFillColor(_ color: CGColor) {}
    public func setStrokeColor(_ color: CGColor) {}
    public func setLineWidth(_ width: CGFloat) {}
    public func setAlpha(_ alpha: CGFloat) {}
    public func translateBy(x: CGFloat, y: CGFloat) {}
    public func scaleBy(x: CGFloat, y: CGFloat) {}
    public func rotate(by angle: CGFloat) {}
    public func move(to point: CGPoint) {}
    public func addLine(to point: CGPoint) {}
    public func addPath(_ path: CGPath) {}
    public func addRect(_ rect: CGRect) {}
    public func clip() {}
    public func clear(_ rect: CGRect) {}
    public func fill(_ rect: CGRect) {}
    public func stroke(_ rect: CGRect) {}
    public func fillEllipse(in rect: CGRect) {}
    public func fillPath() {}
    public func strokePath() {}
  }

  public enum CGLineCap: Int32, Sendable, CaseIterable { case butt, round, square }
  public enum CGLineJoin: Int32, Sendable, CaseIterable { case miter, round, bevel }
  public final class CGImage: @unchecked Sendable { init() {} }
#endif

public final class CIImage: @unchecked Sendable { init() {} }

/// A path that is not drawn: it knows its bounds if it is made from a rectangle.
open class UIBezierPath: NSObject, @unchecked Sendable {
  open private(set) var bounds = CGRect.zero
  open private(set) var currentPoint = CGPoint.zero
  open var lineWidth: CGFloat = 1
  open var lineCapStyle = CGLineCap.butt
  open var lineJoinStyle = CGLineJoin.miter
  open var miterLimit: CGFloat = 10
  open var usesEvenOddFillRule = false
  open var isEmpty: Bool { bounds == .zero }
  open var cgPath: CGPath = CGMutablePath()

  public override init() { super.init() }

  public convenience init(rect: CGRect) {
    self.init()
    bounds = rect
  }

  public convenience init(ovalIn rect: CGRect) { self.init(rect: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(rect: rect) }

  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {
    self.init(
      rect: CGRect(
        x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  private func reach(_ point: CGPoint) {
    currentPoint = point
    bounds = bounds.union(CGRect(origin: point, size: .zero))
  }

  open func move(to point: CGPoint) { reach(point) }
  open func addLine(to point: CGPoint) { reach(point) }
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) { reach(point) }
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    reach(point)
  }
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) { reach(center) }
  open func append(_ path: UIBezierPath) { bounds = bounds.union(path.bounds) }
  open func close() {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
  open func reversing() -> UIBezierPath { self }
}

/// Draws nothing: its pictures are empty.
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: UIObject {
  private let size: CGSize

  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  public convenience init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.init(size: bounds.size)
  }

  /// Calls no actions: they only draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    UIImage(size: size)
  }
}

@preconcurrency @MainActor
open class UIGraphicsImageRendererFormat: UIObject {
  open var scale: CGFloat = 1
  open var opaque = false
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

@preconcurrency @MainActor
public final class UIGraphicsImageRendererContext {
  public let cgContext: CGContext
  init(_ context: CGContext) { cgContext = context }
  public func fill(_ rect: CGRect) {}
}

/// The sizes of the pictures that the app's code draws at the moment.
final class PicturesBegun { var sizes: [CGSize] = [] }

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

/// An empty picture of the size that was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  Play.current?.shared { PicturesBegun() }.sizes.last.map { UIImage(size: $0) }
}

public func UIGraphicsBeginImageContext(_ size: CGSize) {
  Play.current?.shared { PicturesBegun() }.sizes.append(size)
}

public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) { UIGraphicsBeginImageContext(size) }

public func UIGraphicsEndImageContext() {
  _ = Play.current?.shared { PicturesBegun() }.sizes.popLast()
}

extension UIImage {
  /// The film shows nothing that an app draws.
  public func draw(in rect: CGRect) {}
  public func draw(at point: CGPoint) {}
}

public func UIRectFill(_ rect: CGRect) {}

extension UIImage {
  /// Nil, as for any picture without a bitmap: a film has none.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }
  /// Nil, as for any picture without a bitmap: a film has none.
  public func pngData() -> Data? { nil }
}
