// Layers that draw, and transitions of their contents: they are placed and moved as layers, and their missing drawing is
// reported.

public import Foundation

@preconcurrency @MainActor
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
}

public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

@preconcurrency @MainActor
open class CAShapeLayer: CALayer {
  open var path: CGPath? { didSet { if path != nil { tellUndrawn("path") } } }
  open var fillColor: CGColor?
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var strokeStart: CGFloat = 0
  open var strokeEnd: CGFloat = 1
  open var lineDashPattern: [NSNumber]?
  open var lineCap = CAShapeLayerLineCap.butt
}

public struct CAShapeLayerLineCap: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  public static let square = CAShapeLayerLineCap(rawValue: "square")
}

@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
  open var colors: [Any]? { didSet { if colors != nil { tellUndrawn("gradient") } } }
  open var locations: [NSNumber]?
  open var startPoint = CGPoint(x: 0.5, y: 0)
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

@preconcurrency @MainActor
open class CATextLayer: CALayer {
  open var string: Any? { didSet { if string != nil { tellUndrawn("text") } } }
  open var fontSize: CGFloat = 36
  open var foregroundColor: CGColor?
}

@preconcurrency @MainActor
open class CAReplicatorLayer: CALayer {
  open var instanceCount = 1 { didSet { tellUndrawn("repetition of its layers") } }
}

@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  open var birthRate: Float = 1 { didSet { tellUndrawn("particles") } }
}

extension CALayer {
  fileprivate func tellUndrawn(_ what: String) {
    Play.warn(
      "The \(what) of a \(type(of: self)) is not drawn, only its background and its corners.")
  }
}
