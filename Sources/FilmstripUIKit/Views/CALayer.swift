public import Foundation
import Stage

/// What of a view's layer the film has: its corners, and where it is seen.
@preconcurrency @MainActor
open class CALayer {
  private weak var view: UIView?
  private let isPresentation: Bool

  init(of view: UIView, isPresentation: Bool = false) {
    self.view = view
    self.isPresentation = isPresentation
  }

  /// How round its corners are, in points.
  open var cornerRadius: CGFloat {
    get { CGFloat(view?.node.cornerRadius ?? 0) }
    set { view?.node.cornerRadius = Double(newValue) }
  }

  /// Whether what lies beyond its edges is cut off.
  open var masksToBounds: Bool {
    get { view?.clipsToBounds ?? false }
    set { view?.clipsToBounds = newValue }
  }

  /// Where it lies in its superlayer; of a presentation layer, where it is seen there.
  open var frame: CGRect {
    get {
      guard let view else { return .zero }
      return isPresentation ? CGRect(view.node.presentationFrame) : view.frame
    }
    set { view?.frame = newValue }
  }

  /// Its own coordinates, in points.
  open var bounds: CGRect {
    get { view?.bounds ?? .zero }
    set { view?.bounds = newValue }
  }

  /// Its middle in its superlayer, in points.
  open var position: CGPoint {
    get { view?.center ?? .zero }
    set { view?.center = newValue }
  }

  /// Opacity, 0…1.
  open var opacity: Float {
    get { Float(view?.alpha ?? 1) }
    set { view?.alpha = CGFloat(newValue) }
  }

  /// What moves and scales it after layout.
  open func affineTransform() -> CGAffineTransform { view?.transform ?? .identity }
  /// Sets what moves and scales it after layout.
  open func setAffineTransform(_ transform: CGAffineTransform) { view?.transform = transform }

  /// Which corners are round.
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]

  /// How its corners are rounded.
  open var cornerCurve = CALayerCornerCurve.circular
  /// How thick its border is; the film draws none.
  open var borderWidth: CGFloat = 0
  /// The color of its border; the film draws none.
  open var borderColor: CGColor?
  /// The color of its shadow; the film draws none.
  open var shadowColor: CGColor?
  /// How dark its shadow is; the film draws none.
  open var shadowOpacity: Float = 0
  /// How far its shadow spreads; the film draws none.
  open var shadowRadius: CGFloat = 0
  /// Where its shadow falls; the film draws none.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// How far in front it lies among its siblings; the film draws them in their order.
  open var zPosition: CGFloat = 0
  /// Whether it is drawn once for all.
  open var shouldRasterize = false
  /// How finely that is.
  open var rasterizationScale: CGFloat = 1

  /// Its color behind what it shows.
  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor }
    set { view?.backgroundColor = newValue.map { UIColor(cgColor: $0) } }
  }

  /// Where it is seen now, before this turn's changes.
  open func presentation() -> CALayer? { view.map { CALayer(of: $0, isPresentation: true) } }

  /// Takes the animations of its view off, which jumps to where it will be.
  open func removeAllAnimations() {
    Play.warn("removeAllAnimations() is not modelled: what runs goes on.")
  }

  /// Marks its view.
  open func setNeedsLayout() { view?.setNeedsLayout() }
  /// Places what is marked in its view.
  open func layoutIfNeeded() { view?.layoutIfNeeded() }
  /// Draws it anew; the film always does.
  open func setNeedsDisplay() {}
}

/// How a layer's corners are rounded; the film draws circles.
public struct CALayerCornerCurve: RawRepresentable, Sendable, Hashable {
  /// Its name.
  public let rawValue: String
  /// A curve of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A part of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// The system's own rounder corner.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
