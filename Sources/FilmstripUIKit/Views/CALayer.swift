public import Foundation
import Stage

/// A view's layer, or one that stands alone and whose changes animate by themselves.
@preconcurrency @MainActor
open class CALayer: UIObject {
  let play = Play.current(for: "A CALayer")
  private(set) lazy var node = makeNode()
  private(set) weak var view: UIView?
  private var isPresentation = false
  private let bridge = LayerBridge()
  /// The layers in it that stand alone, in no order.
  private var held: [CALayer] = []
  private weak var outer: CALayer?
  /// The animations that it was given, in order.
  var given: [(key: String?, animation: CAAnimation, running: LayerAnimation)] = []

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init() }

  public init(layer: Any) {
    super.init()
    guard let layer = layer as? CALayer else { return }
    (anchorPoint, bounds, position) = (layer.anchorPoint, layer.bounds, layer.position)
    setAffineTransform(layer.affineTransform())
    (opacity, isHidden, masksToBounds) = (layer.opacity, layer.isHidden, layer.masksToBounds)
    (cornerRadius, backgroundColor) = (layer.cornerRadius, layer.backgroundColor)
  }

  // Convenience initializers, so that apps' subclasses inherit the others.
  convenience init(of view: UIView) {
    self.init()
    self.view = view
    node = view.node
  }

  private convenience init(presenting layer: CALayer) {
    self.init()
    isPresentation = true
    (view, node, anchorPoint) = (layer.view, layer.node, layer.anchorPoint)
  }

  private func makeNode() -> Stage.View {
    let node = Stage.View("\(Self.self)", in: Play.stage(for: "A \(Self.self)"))
    bridge.layer = self
    node.owner = bridge
    node.isLayer = true
    return node
  }

  // MARK: Looks

  open var cornerRadius: CGFloat {
    get { CGFloat(node.cornerRadius) }
    set { node.cornerRadius = Double(newValue) }
  }

  open var masksToBounds: Bool {
    get { node.clipsToBounds }
    set { node.clipsToBounds = newValue }
  }

  private var hides = false

  /// For a layer that stands alone it changes at once, where Core Animation fades.
  open var isHidden: Bool {
    get { view?.isHidden ?? hides }
    set {
      if let view {
        view.isHidden = newValue
        return
      }
      hides = newValue
      node.withoutAction(.opacity) { node.alpha = newValue ? 0 : Double(ownOpacity) }
    }
  }

  private var ownOpacity: Float = 1

  open var opacity: Float {
    get {
      if isPresentation { return Float(node.presented(.alpha)) }
      return view.map { Float($0.alpha) } ?? ownOpacity
    }
    set {
      if let view {
        view.alpha = CGFloat(newValue)
        return
      }
      ownOpacity = newValue
      if !hides { act(.opacity) { node.alpha = Double(newValue) } }
    }
  }

  private var ownColor: CGColor?

  open var backgroundColor: CGColor? {
    get { view?.backgroundColor?.cgColor ?? ownColor }
    set {
      ownColor = newValue
      let color = newValue.map { UIColor(cgColor: $0) }
      if let view { view.backgroundColor = color } else { node.backgroundColor = color?.staged }
    }
  }

  open var mask: CALayer? {
    didSet { if mask != nil { Play.warn("A layer's mask is not shown: all of the layer is.") } }
  }

  open var zPosition: CGFloat = 0 {
    didSet {
      guard zPosition != 0 else { return }
      Play.warn("A layer's zPosition is not modelled: layers are drawn in their order.")
    }
  }

  open var name: String?
  open var contents: Any?
  open var contentsScale: CGFloat = 1
  open var contentsGravity = CALayerContentsGravity.resize
  open var cornerCurve = CALayerCornerCurve.circular
  open var maskedCorners: CACornerMask = [
    .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
  ]
  // The film draws no borders and shadows, and all corners the same, as parts of circles.
  open var borderWidth: CGFloat = 0
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 0
  open var shadowOffset = CGSize(width: 0, height: -3)
  open var shouldRasterize = false
  open var rasterizationScale: CGFloat = 1
  open func display() {}
  open func draw(in context: CGContext) {}
  open func setNeedsDisplay() {}

  // MARK: Geometry

  /// Setting it moves the layer, whose position stays; a scale is about the middle all the same, with a warning.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5) {
    didSet {
      guard anchorPoint != oldValue, !isPresentation else { return }
      let size = node.bounds.size
      act(.position) {
        node.center.x += Double(oldValue.x - anchorPoint.x) * size.width
        node.center.y += Double(oldValue.y - anchorPoint.y) * size.height
      }
      tellOfAnchor()
    }
  }

  private func tellOfAnchor() {
    guard anchorPoint != CGPoint(x: 0.5, y: 0.5), node.transform.scale != .init(width: 1, height: 1)
    else { return }
    Play.warn("A layer with its own anchorPoint is scaled about its middle in films.")
  }

  /// The anchor's distance from the middle, in points.
  func anchorOffset(_ size: CGSize) -> CGPoint {
    CGPoint(x: (anchorPoint.x - 0.5) * size.width, y: (anchorPoint.y - 0.5) * size.height)
  }

  open var frame: CGRect {
    get { CGRect(isPresentation ? node.presentationFrame : node.frame) }
    set {
      if let view {
        view.frame = newValue
        return
      }
      act(.position) { act(.bounds) { step { node.frame = Rect(newValue) } } }
    }
  }

  open var bounds: CGRect {
    get {
      guard isPresentation else { return CGRect(node.bounds) }
      return CGRect(
        x: node.presented(.originX), y: node.presented(.originY), width: node.presented(.width),
        height: node.presented(.height))
    }
    set {
      if let view {
        view.bounds = newValue
        return
      }
      let kept = position
      act(.bounds) { step { node.bounds = Rect(newValue) } }
      if position != kept { position = kept }
    }
  }

  open var position: CGPoint {
    get {
      let (center, offset) = (
        isPresentation
          ? Point(x: node.presented(.centerX), y: node.presented(.centerY)) : node.center,
        anchorOffset(bounds.size)
      )
      return CGPoint(x: CGFloat(center.x) + offset.x, y: CGFloat(center.y) + offset.y)
    }
    set {
      let offset = anchorOffset(bounds.size)
      let center = Point(x: Double(newValue.x - offset.x), y: Double(newValue.y - offset.y))
      act(.position) { step { node.center = center } }
    }
  }

  private var turned: CGAffineTransform?

  open func affineTransform() -> CGAffineTransform {
    guard isPresentation else {
      return view?.transform ?? turned ?? CGAffineTransform(node.transform)
    }
    return CGAffineTransform(
      a: node.presented(.scaleX), b: 0, c: 0, d: node.presented(.scaleY),
      tx: node.presented(.translationX), ty: node.presented(.translationY))
  }

  open func setAffineTransform(_ transform: CGAffineTransform) {
    if let view {
      view.transform = transform
    } else {
      turned = transform.turnsOrShears ? transform : nil
      act(.transform) { step { node.move(by: transform) } }
    }
    tellOfAnchor()
  }

  open var speed: Float = 1 {
    didSet {
      guard speed != oldValue else { return }
      Play.warn("A layer's speed is not modelled: its animations run on.")
    }
  }

  open var timeOffset: CFTimeInterval = 0
  open var beginTime: CFTimeInterval = 0

  open func contains(_ point: CGPoint) -> Bool { bounds.contains(point) }

  /// The innermost layer at a point, which is in the superlayer's coordinates.
  open func hitTest(_ point: CGPoint) -> CALayer? {
    let own = convert(point, from: superlayer)
    guard !isHidden, !masksToBounds || contains(own) else { return nil }
    return (sublayers ?? []).reversed().lazy.compactMap { $0.hitTest(own) }.first
      ?? (contains(own) ? self : nil)
  }

  // MARK: Layers

  /// Where its sublayers are: a view's own and those of its subviews.
  private var inside: Stage.View { view?.nodeForSubviews ?? node }

  open var sublayers: [CALayer]? {
    get {
      let views = view?.subviews ?? []
      let layers = inside.subviews.compactMap { node in
        held.first { $0.node === node } ?? views.first { $0.node === node }?.layer
      }
      return layers.isEmpty ? nil : layers
    }
    set {
      for layer in held where newValue?.contains(layer) != true { layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  open var superlayer: CALayer? { view == nil ? outer : view?.superview?.layer }

  open func addSublayer(_ layer: CALayer) { insert(layer, behind: nil) }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    insert(layer, behind: others(than: layer).dropFirst(Int(index)).first)
  }

  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, behind: sibling ?? others(than: layer).first)
  }

  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let others = others(than: layer)
    guard let index = others.firstIndex(where: { $0 === sibling }) else {
      return addSublayer(layer)
    }
    insert(layer, behind: others.dropFirst(index + 1).first)
  }

  open func replaceSublayer(_ old: CALayer, with new: CALayer) {
    insertSublayer(new, above: old)
    old.removeFromSuperlayer()
  }

  private func others(than layer: CALayer) -> [CALayer] {
    (sublayers ?? []).filter { $0 !== layer }
  }

  private func insert(_ layer: CALayer, behind sibling: CALayer?) {
    guard layer.view == nil else {
      return Play.warn(
        "A view's layer was added to another layer, and stays in the place of its view.")
    }
    guard !node.isDescendant(of: layer.node) else {
      return Play.warn("A layer cannot be added to one that it is or contains.")
    }
    layer.outer?.held.removeAll { $0 === layer }
    layer.outer = self
    held.append(layer)
    step { inside.insertSubview(layer.node, behind: sibling?.node) }
  }

  open func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    outer?.held.removeAll { $0 === self }
    outer = nil
    step { node.removeFromSuperview() }
  }

  // MARK: Layout

  /// Here it asks the delegate; a view's layer has its view to place what is in it.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
  open func setNeedsLayout() { step { node.setNeedsLayout() } }
  open func layoutIfNeeded() { step { node.layoutIfNeeded() } }

  // MARK: Animations

  open weak var delegate: (any CALayerDelegate)?

  /// Null for a key keeps changes of it from animating.
  open var actions: [String: any CAAction]? {
    didSet {
      node.keysWithoutAction = Set(
        AnimationKey.allCases.filter { actions?[$0.rawValue] is NSNull })
    }
  }

  /// Changes a key of a layer that stands alone, animated unless the delegate is against it.
  private func act(_ key: AnimationKey, _ change: () -> Void) {
    if view == nil, delegate?.action(for: self, forKey: key.rawValue) is NSNull {
      node.withoutAction(key, change)
    } else {
      change()
    }
  }

  private func step(_ call: () -> Void) {
    play.calls.step()
    call()
  }

  /// As a `CALayer`: of a subclass there is none.
  open func presentation() -> Self? {
    guard let presented = CALayer(presenting: self) as? Self else {
      Play.warn(
        "presentation() of a \(type(of: self)) is nil in films, which present plain layers.")
      return nil
    }
    return presented
  }

  open func model() -> Self { self }
}

extension Stage.View {
  fileprivate func withoutAction(_ key: AnimationKey, _ change: () -> Void) {
    let kept = keysWithoutAction
    keysWithoutAction.insert(key)
    change()
    keysWithoutAction = kept
  }
}
