public import Foundation
import Stage

/// The film's part of a view's layer: its corners, and its visible place.
@preconcurrency @MainActor
open class CALayer {
  private weak var view: UIView?
  private let isPresentation: Bool

  init(of view: UIView, isPresentation: Bool = false) {
    self.view = view
    self.isPresentation = isPresentation
  }

  open var cornerRadius: CGFloat {
    get { CGFloat(view?.node.cornerRadius ?? 0) }
    set { view?.node.cornerRadius = Double(newValue) }
  }

  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  open var frame: CGRect {
    get {
      guard let view else { return .zero }
      return isPresentation ? CGRect(view.node.presentationFrame) : view.frame
    }
    set { view?.frame = newValue }
  }

  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
  open func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }
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
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  open func presentation() -> CALayer? { view.map { CALayer(of: $0, isPresentation: true) } }

  open func removeAllAnimations() {
    Play.warn("removeAllAnimations() is not modelled: what runs goes on.")
  }

  open func setNeedsLayout() { view?.setNeedsLayout() }
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  open func setNeedsDisplay() {}
}

public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
