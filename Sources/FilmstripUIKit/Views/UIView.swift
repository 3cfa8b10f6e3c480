public import Foundation
import Stage

/// A view backed by one of the stage's, with its background, rounded corners and text.
@preconcurrency @MainActor
open class UIView: UIResponder {
  let play: Play
  let node: Stage.View
  private let bridge = ViewBridge()
  open internal(set) weak var superview: UIView?
  open internal(set) var subviews: [UIView] = []
  weak var controller: UIViewController?

  public init(frame: CGRect) {
    play = Play.current(for: "A \(Self.self)")
    node = Self.makeNode("\(Self.self)", in: Play.stage(for: "A \(Self.self)"))
    super.init()
    takeNode(frame)
  }

  public convenience override init() { self.init(frame: .zero) }

  public required init?(coder: NSCoder) {
    play = Play.current(for: "A \(Self.self)")
    node = Self.makeNode("\(Self.self)", in: Play.stage(for: "A \(Self.self)"))
    super.init()
    takeNode(.zero)
  }

  private func takeNode(_ frame: CGRect) {
    bridge.view = self
    node.owner = bridge
    node.frame = Rect(frame)
    setUp()
  }

  /// Calls the stage for the app's code, which may not do so endlessly.
  func onStage(_ call: () -> Void) {
    play.calls.step()
    call()
  }

  /// The view on the stage, as made by the class's `makeNode`.
  func staged<Node: Stage.View>(as type: Node.Type) -> Node {
    guard let node = node as? Node else {
      preconditionFailure("\(node.name) is not a \(type) on the stage.")
    }
    return node
  }

  /// Makes the stage's view for this class.
  class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Stage.View(name, in: stage)
  }

  /// The set-up of this module's own views.
  func setUp() {}

  // MARK: Geometry

  open var frame: CGRect {
    get { CGRect(node.frame) }
    set { onStage { node.frame = Rect(newValue) } }
  }

  open var bounds: CGRect {
    get {
      node.willBeRead()
      return CGRect(node.bounds)
    }
    set {
      let kept = center
      onStage { node.bounds = Rect(newValue) }
      if center != kept { center = kept }
    }
  }

  open var center: CGPoint {
    get { layer.position }
    set { onStage { layer.position = newValue } }
  }

  /// The transform if it turns or shears, which the stage cannot.
  var turned: CGAffineTransform?

  /// Rotations and shears are not drawn.
  open var transform: CGAffineTransform {
    get { turned ?? CGAffineTransform(node.transform) }
    set { move(by: newValue) }
  }

  // MARK: Looks

  open var alpha: CGFloat = 1 {
    willSet { willChangeValue(forKey: "alpha") }
    didSet {
      onStage { if !isHidden { node.alpha = Double(alpha) } }
      didChangeValue(forKey: "alpha")
    }
  }

  /// A change is visible at once, even in blocks.
  open var isHidden = false {
    willSet { willChangeValue(forKey: "hidden") }
    didSet {
      defer { didChangeValue(forKey: "hidden") }
      guard isHidden != oldValue else { return }
      play.screen?.withoutAnimation { node.alpha = isHidden ? 0 : Double(alpha) }
      superview?.arrangedVisibilityDidChange(of: self)
    }
  }

  open var backgroundColor: UIColor? { didSet { node.backgroundColor = backgroundColor?.staged } }

  open var clipsToBounds: Bool {
    get { node.clipsToBounds }
    set { node.clipsToBounds = newValue }
  }

  open private(set) lazy var layer = CALayer(of: self)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .systemBlue
  open var isOpaque = true
  open var contentMode = ContentMode.scaleToFill
  open var tag = 0
  /// Nothing is restored.
  open var restorationIdentifier: String?
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionDidChange() } }
  }
  /// Rendering chooses the appearance.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false

  /// Never called: the film draws colors, corners and text by itself.
  open func draw(_ rect: CGRect) {}
  open func setNeedsDisplay() {}
  open func tintColorDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func awakeFromNib() {}
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  // MARK: Hierarchy

  open func addSubview(_ view: UIView) { insert(view, behind: nil) }

  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, behind: other(than: view, at: index))
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, behind: sibling)
  }

  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    insert(view, behind: index.flatMap { other(than: view, at: $0 + 1) })
  }

  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, behind: nil) }
  }

  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, behind: subviews.first { $0 !== view }) }
  }

  /// The parent node of subviews.
  var nodeForSubviews: Stage.View { node }

  open func removeFromSuperview() {
    guard let superview else { return }
    play.calls.step()
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    node.removeFromSuperview()
  }

  open var window: UIWindow? { lineage.lazy.compactMap { $0 as? UIWindow }.first }
  open func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }

  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() { node.didMoveToSuperview() }
  /// Called only once it has the window.
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() { node.didMoveToWindow() }

  // MARK: Layout

  open func setNeedsLayout() { onStage { node.setNeedsLayout() } }
  open func layoutIfNeeded() { onStage { node.layoutIfNeeded() } }
  open func layoutSubviews() { node.layoutSubviews() }
  open func layoutSublayers(of layer: CALayer) { layoutSubviews() }
  open func updateConstraints() {}
  open func setNeedsUpdateConstraints() {
    updateConstraints()
    setNeedsLayout()
  }
  open func updateConstraintsIfNeeded() {}
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true

  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { node.translatesAutoresizingMaskIntoConstraints }
    set {
      node.translatesAutoresizingMaskIntoConstraints = newValue
      refreshIntrinsicSize()
    }
  }

  var intrinsic = IntrinsicSize()
  var guides = ViewGuides()
  public private(set) lazy var safeAreaLayoutGuide = UILayoutGuide(safeAreaOf: self)
  public private(set) lazy var keyboardLayoutGuide = UIKeyboardLayoutGuide(of: self)
  var keptConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]

  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  public static let noIntrinsicMetric: CGFloat = -1

  open func invalidateIntrinsicContentSize() {
    play.calls.step()
    refreshIntrinsicSize()
    intrinsicSizeDidChange()
  }

  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fitted.fit(size, horizontal, vertical) }

  /// The view whose constraints decide how it fits.
  var fitted: UIView { self }

  /// The height by its constraints at a width, in points.
  func fittingHeight(width: Double) -> Double {
    let fitting = systemLayoutSizeFitting(
      CGSize(width: CGFloat(width), height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return Double(fitting.height)
  }

  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(node.safeAreaInsets) }
  open func safeAreaInsetsDidChange() { node.safeAreaInsetsDidChange() }

  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { marginsDidChange() }
  }

  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins, effectiveUserInterfaceLayoutDirection) }
    set { layoutMargins = UIEdgeInsets(newValue, effectiveUserInterfaceLayoutDirection) }
  }

  open var preservesSuperviewLayoutMargins = false
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsDidMove() } }
  open func layoutMarginsDidChange() {}

  // MARK: Responders

  open override var next: UIResponder? { controller ?? superview }

  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let screen = play.screen, let responder = screen.responder, responder.lies(in: self)
    else { return false }
    return responder.resignFirstResponder()
  }

  open override var isFirstResponder: Bool { play.screen?.responder === self }
  open override func becomeFirstResponder() -> Bool { play.screen?.makeFirst(self) ?? false }
  open override func resignFirstResponder() -> Bool { play.screen?.resign(self) ?? true }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    let hits = subviews.reversed().lazy.compactMap { view in
      view.hitTest(view.convert(point, from: self), with: event)
    }
    return hits.first ?? self
  }

  /// Nil until one is added.
  open var gestureRecognizers: [UIGestureRecognizer]?

  /// Never asked: only scroll views' own recognizers begin.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Called after a change of its size.
  func sizeDidChange() {}

  /// Called after its subviews were placed.
  func didLayOut() {}

  /// Called after a subview was hidden or shown; a stack view closes the gap.
  func arrangedVisibilityDidChange(of view: UIView) {}
}
