public import Foundation
import Stage

/// A view of the film: UIKit's `UIView`, over a view of the stage.
///
/// It keeps its subviews alive, as UIKit's does, and what it shows is drawn in the film as far as the film has it: a
/// background, rounded corners, text.
@preconcurrency @MainActor
open class UIView: UIResponder {
  /// The film that it belongs to.
  let play: Play
  /// The view on the stage.
  let node: Stage.View
  private let bridge = ViewBridge()

  /// The view it lies in.
  open internal(set) weak var superview: UIView?
  /// What lies in it, back to front.
  open internal(set) var subviews: [UIView] = []
  /// The controller whose view it is.
  weak var controller: UIViewController?

  /// A view of a frame, in points.
  public init(frame: CGRect) {
    play = Play.current(for: "A \(Self.self)")
    node = Self.makeNode("\(Self.self)", in: Play.stage(for: "A \(Self.self)"))
    super.init()
    takeNode(frame)
  }

  /// A view of no size.
  public convenience override init() { self.init(frame: .zero) }

  /// A view from a nib, which the film has none of: one of no size.
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

  /// Makes what is behind a view of this class.
  class func makeNode(_ name: String, in stage: Simulation) -> Stage.View {
    Stage.View(name, in: stage)
  }

  /// What this module's own views begin with.
  func setUp() {}

  // MARK: Geometry

  /// Where it lies in its superview, in points, its transform included.
  open var frame: CGRect {
    get { CGRect(node.frame) }
    set {
      play.calls.step()
      node.frame = Rect(newValue)
    }
  }

  /// Its own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(node.bounds) }
    set {
      play.calls.step()
      node.bounds = Rect(newValue)
    }
  }

  /// Its middle in its superview, in points.
  open var center: CGPoint {
    get { CGPoint(node.center) }
    set {
      play.calls.step()
      node.center = Point(newValue)
    }
  }

  /// The transform where it turns or shears, which the stage has not.
  var turned: CGAffineTransform?

  /// What moves and scales it after layout; what turns or shears is not drawn.
  open var transform: CGAffineTransform {
    get { turned ?? CGAffineTransform(node.transform) }
    set { move(by: newValue) }
  }

  // MARK: Looks

  private var ownAlpha = 1.0

  /// Opacity, 0…1.
  open var alpha: CGFloat {
    get { CGFloat(ownAlpha) }
    set {
      play.calls.step()
      ownAlpha = Double(newValue)
      if !isHidden { node.alpha = ownAlpha }
    }
  }

  /// Whether it is not shown; a change is seen at once, in blocks too.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      play.screen?.withoutAnimation { node.alpha = isHidden ? 0 : ownAlpha }
      superview?.arrangedVisibilityDidChange(of: self)
    }
  }

  /// The color behind what it shows.
  open var backgroundColor: UIColor? {
    didSet { node.backgroundColor = backgroundColor?.staged }
  }

  /// Whether what lies beyond its edges is cut off.
  open var clipsToBounds: Bool {
    get { node.clipsToBounds }
    set { node.clipsToBounds = newValue }
  }

  /// Its layer: corners, and what is seen of it now.
  open private(set) lazy var layer = CALayer(of: self)

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color of what can be tapped.
  open var tintColor: UIColor! = .systemBlue
  /// Whether nothing behind it shows through.
  open var isOpaque = true
  /// How its contents fill it.
  open var contentMode = ContentMode.scaleToFill
  /// A number of the app's own.
  open var tag = 0
  /// Whether fingers reach it.
  open var isUserInteractionEnabled = true
  /// Whether several fingers reach it.
  open var isMultipleTouchEnabled = false
  /// Whether fingers reach only it.
  open var isExclusiveTouch = false
  /// The direction that its contents follow.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified
  /// How it looks in light and dark; the film's theme is another one's choice.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// What tests call it.
  open var accessibilityIdentifier: String?
  /// What is read aloud for it.
  open var accessibilityLabel: String?
  /// Whether it is read aloud.
  open var isAccessibilityElement = false

  /// Draws it; the film draws colors, corners and text by itself.
  open func draw(_ rect: CGRect) {}
  /// Draws it anew; the film always does.
  open func setNeedsDisplay() {}
  /// The tint color was changed.
  open func tintColorDidChange() {}
  /// What it is like around the view was changed.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  /// It was loaded from a nib, which the film has none of.
  open func awakeFromNib() {}
  /// What it is like around the view.
  open var traitCollection: UITraitCollection { UITraitCollection.current }

  // MARK: Hierarchy

  /// Adds a view in front of the others.
  open func addSubview(_ view: UIView) { insert(view, behind: nil) }

  /// Adds a view at a place among the others, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) {
    insert(view, behind: other(than: view, at: index))
  }

  /// Adds a view behind another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, behind: sibling)
  }

  /// Adds a view in front of another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
    insert(view, behind: index.flatMap { other(than: view, at: $0 + 1) })
  }

  /// Brings a view to the front of the others.
  open func bringSubviewToFront(_ view: UIView) {
    if view.superview === self { insert(view, behind: nil) }
  }

  /// Sends a view behind the others.
  open func sendSubviewToBack(_ view: UIView) {
    if view.superview === self { insert(view, behind: subviews.first { $0 !== view }) }
  }

  /// Where a view's nodes go that are added to it.
  var nodeForSubviews: Stage.View { node }

  /// Takes it out of its superview, and breaks constraints to what is outside of it.
  open func removeFromSuperview() {
    guard let superview else { return }
    play.calls.step()
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    node.removeFromSuperview()
  }

  /// The window that it lies in.
  open var window: UIWindow? { lineage.lazy.compactMap { $0 as? UIWindow }.first }

  /// Whether it is a view, or lies in it.
  open func isDescendant(of view: UIView) -> Bool { lineage.contains { $0 === view } }

  /// The view of a tag: itself, or the first in it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  /// A view was added to it.
  open func didAddSubview(_ subview: UIView) {}
  /// A view of it will be taken out.
  open func willRemoveSubview(_ subview: UIView) {}
  /// It will have another superview, or none.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// It has another superview, or none.
  open func didMoveToSuperview() { node.didMoveToSuperview() }
  /// It will have another window, or none; told when it has.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// It has another window, or none.
  open func didMoveToWindow() { node.didMoveToWindow() }

  // MARK: Layout

  /// Marks it: its subviews are placed in the next pass.
  open func setNeedsLayout() {
    play.calls.step()
    node.setNeedsLayout()
  }

  /// Places what is marked now, in the block that is running.
  open func layoutIfNeeded() {
    play.calls.step()
    node.layoutIfNeeded()
  }

  /// Places its subviews.
  open func layoutSubviews() { node.layoutSubviews() }

  /// Updates constraints, before layout.
  open func updateConstraints() {}
  /// Asks for `updateConstraints`.
  open func setNeedsUpdateConstraints() {
    updateConstraints()
    setNeedsLayout()
  }
  /// Updates constraints now.
  open func updateConstraintsIfNeeded() {}

  /// What it keeps to its superview's edges as that changes its size.
  open var autoresizingMask: AutoresizingMask = []
  /// Whether its subviews follow their masks as its size changes.
  open var autoresizesSubviews = true

  /// Whether its frame holds against constraints.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { node.translatesAutoresizingMaskIntoConstraints }
    set {
      node.translatesAutoresizingMaskIntoConstraints = newValue
      refreshIntrinsicSize()
    }
  }

  var intrinsic = IntrinsicSize()
  var guides = ViewGuides()
  var keptConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]

  /// The size that its contents want, in points; `noIntrinsicMetric` where they want none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// No wish for a size.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Its contents want another size.
  open func invalidateIntrinsicContentSize() {
    play.calls.step()
    refreshIntrinsicSize()
    intrinsicSizeDidChange()
  }

  /// The size that its constraints give it, nearest to a size.
  open func systemLayoutSizeFitting(_ size: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      size, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }

  /// The size that its constraints give it, nearest to a size as far as priorities ask for it.
  open func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { fit(size, horizontal, vertical) }

  /// The size that fits it best.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Takes the size that fits it best.
  open func sizeToFit() { bounds.size = sizeThatFits(bounds.size) }

  /// What bars and corners cover of it, in points.
  open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(node.safeAreaInsets) }

  /// What bars and corners cover of it was changed.
  open func safeAreaInsetsDidChange() { node.safeAreaInsetsDidChange() }

  /// Margins of its content, in points.
  open var layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) {
    didSet { guides.marginsDidChange(of: self) }
  }

  /// Margins of its content, by the direction of text.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets(layoutMargins) }
    set { layoutMargins = UIEdgeInsets(newValue) }
  }

  /// Whether its margins are at least its superview's.
  open var preservesSuperviewLayoutMargins = false
  /// Whether its margins begin at the safe area.
  open var insetsLayoutMarginsFromSafeArea = true {
    didSet { guides.marginsDidChange(of: self) }
  }
  /// Its margins were changed.
  open func layoutMarginsDidChange() {}

  // MARK: Responders

  open override var next: UIResponder? { controller ?? superview }

  /// Takes the keyboard from whatever in it has it.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    guard let screen = play.screen, let responder = screen.responder, responder.lies(in: self)
    else { return false }
    return responder.resignFirstResponder()
  }

  open override var isFirstResponder: Bool { play.screen?.responder === self }

  open override func becomeFirstResponder() -> Bool { play.screen?.makeFirst(self) ?? false }

  open override func resignFirstResponder() -> Bool { play.screen?.resign(self) ?? true }

  /// Whether a point lies in it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The view that a finger at a point would reach.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event)
    else { return nil }
    let hits = subviews.reversed().lazy.compactMap { view in
      view.hitTest(view.convert(point, from: self), with: event)
    }
    return hits.first ?? self
  }

  /// What fingers on it are for.
  open var gestureRecognizers: [UIGestureRecognizer]? = []

  /// Lets fingers on it be for something.
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    recognizer.view?.removeGestureRecognizer(recognizer)
    recognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  /// Lets fingers on it be for that no more.
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers?.removeAll { $0 === recognizer }
    recognizer.view = nil
  }

  /// Its size was changed.
  func sizeDidChange() { guides.follow(self) }

  /// Its subviews were placed.
  func didLayOut() {}

  /// A subview of it was hidden or shown; a stack view closes the gap.
  func arrangedVisibilityDidChange(of view: UIView) {}
}
