public import Foundation
import Stage

/// The film's part of a view's layer: its corners, and its visible place.
///
/// A layer without a view keeps what it is given, and is not shown.
@preconcurrency @MainActor
open class CALayer: UIObject {
  private weak var view: UIView?
  private let isPresentation: Bool
  /// The values of a layer without a view, which is not shown.
  private var own = Own()

  private struct Own {
    var (bounds, position) = (CGRect.zero, CGPoint.zero)
    var transform = CGAffineTransform.identity
    var opacity: Float = 1
    var cornerRadius: CGFloat = 0
    var (isHidden, masksToBounds) = (false, false)
    var backgroundColor: CGColor?
  }

  public override init() {
    isPresentation = false
    super.init()
  }

  public required init?(coder: NSCoder) {
    isPresentation = false
    super.init()
  }

  public init(layer: Any) {
    isPresentation = false
    super.init()
    if let layer = layer as? CALayer { own = layer.own }
  }

  init(of view: UIView, isPresentation: Bool = false) {
    self.view = view
    self.isPresentation = isPresentation
    super.init()
  }

  open var cornerRadius: CGFloat {
    get { view.map { CGFloat($0.node.cornerRadius) } ?? own.cornerRadius }
    set {
      own.cornerRadius = newValue
      view?.node.cornerRadius = Double(newValue)
    }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? own.masksToBounds }
    set {
      own.masksToBounds = newValue
      view?.clipsToBounds = newValue
    }
  }

  open var isHidden: Bool {
    get { view?.isHidden ?? own.isHidden }
    set {
      own.isHidden = newValue
      view?.isHidden = newValue
    }
  }

  // MARK: Layers

  open private(set) var sublayers: [CALayer]?
  open private(set) weak var superlayer: CALayer?
  open weak var delegate: (any CALayerDelegate)?
  open var name: String?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard view != nil, anchorPoint != oldValue else { return }
      Play.warn("A layer's anchorPoint is not modelled: it turns and scales about its middle.")
    }
  }

  open var mask: CALayer? {
    didSet { if mask != nil { Play.warn("A layer's mask is not shown: all of the layer is.") } }
  }

  open func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }
  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: Int(index)) }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sublayers?.firstIndex { $0 === sibling } ?? 0)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: (sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? 0)
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  private func insert(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    let known = sublayers ?? []
    sublayers = known
    sublayers?.insert(layer, at: min(index, known.count))
    layer.superlayer = self
    Play.warn(
      layer.view == nil
        ? "A \(type(of: layer)) without a view is not shown; a UIView in its place is."
        : "A view's layer was added to another layer, and stays in the place of its view.")
  }

  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  open var frame: CGRect {
    get {
      guard let view else {
        let size = own.bounds.size
        return CGRect(
          x: own.position.x - size.width * anchorPoint.x,
          y: own.position.y - size.height * anchorPoint.y, width: size.width, height: size.height)
      }
      return isPresentation ? CGRect(view.node.presentationFrame) : view.frame
    }
    set {
      own.bounds.size = newValue.size
      own.position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
      view?.frame = newValue
    }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? own.bounds }
    set {
      own.bounds = newValue
      view?.bounds = newValue
    }
  }

  open var position: CGPoint {
    get { view?.center ?? own.position }
    set {
      own.position = newValue
      view?.center = newValue
    }
  }

  open var opacity: Float {
    get { view.map { Float($0.alpha) } ?? own.opacity }
    set {
      own.opacity = newValue
      view?.alpha = CGFloat(newValue)
    }
  }

  open func affineTransform() -> CGAffineTransform { view?.transform ?? own.transform }
  open func setAffineTransform(_ transform: CGAffineTransform) {
    own.transform = transform
    view?.transform = transform
  }
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  open var cornerCurve = CALayerCornerCurve.circular
  // The film draws no borders and shadows, layers in their order, and corners as parts of circles.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var zPosition: CGFloat = 0
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1

  open var backgroundColor: CGColor? {
    get { view == nil ? own.backgroundColor : view?.backgroundColor?.cgColor }
    set {
      own.backgroundColor = newValue
      view?.backgroundColor = newValue.map { UIColor(cgColor: $0) }
    }
  }

  open func presentation() -> Self? {
    guard let view else { return self }
    // A layer of a view is of this class.
    return CALayer(of: view, isPresentation: true) as? Self
  }

  open func model() -> Self { self }
  open func layoutSublayers() {}
  open func display() {}
  open func draw(in context: CGContext) {}
  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  open func removeAllAnimations() {
    Play.warn("removeAllAnimations() is not modelled: what runs goes on.")
  }

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func setNeedsDisplay() {}
}

@preconcurrency @MainActor
public protocol CALayerDelegate: AnyObject {}

public struct CALayerContentsGravity: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let center = CALayerContentsGravity(rawValue: "center")
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
