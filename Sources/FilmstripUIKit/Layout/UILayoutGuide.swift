public import Foundation
import Stage

@preconcurrency @MainActor
open class UILayoutGuide: UIObject {
  /// Set by a view that the guide is added to or removed from.
  open weak var owningView: UIView?
  open var identifier = ""
  private let node: Stage.View?

  public override init() {
    node = Stage.View("layout guide", in: Play.stage(for: "A UILayoutGuide"))
    node?.translatesAutoresizingMaskIntoConstraints = false
  }

  init(safeAreaOf view: UIView) {
    owningView = view
    node = nil
  }

  /// A guide that other code places.
  init(in view: UIView, over node: Stage.View) {
    owningView = view
    self.node = node
  }

  open var layoutFrame: CGRect {
    if let node { return CGRect(node.frame) }
    return (owningView?.node.safeAreaLayoutGuide.layoutFrame).map { CGRect($0) } ?? .zero
  }

  /// Nil if the guide is in no view.
  func term(_ attribute: Stage.Attribute, multiplier: Double, isMirrored: Bool) -> Term? {
    if let node { return Term(node, attribute, multiplier: multiplier, isMirrored: isMirrored) }
    return owningView.map {
      Term($0.node, attribute, isSafe: true, multiplier: multiplier, isMirrored: isMirrored)
    }
  }

  fileprivate func move(to view: UIView?) {
    guard let node else { return }
    node.removeFromSuperview()
    view?.nodeForSubviews.insertSubview(node, behind: view?.subviews.first?.node)
    // A guide of an app's own may constrain itself as it gets its view.
    owningView = view
  }
}

@preconcurrency @MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  private let guide: KeyboardLayoutGuide

  init(of view: UIView) {
    guide = view.node.keyboardLayoutGuide
    super.init(in: view, over: guide.area)
  }

  open var followsUndockedKeyboard = false {
    didSet { guide.followsUndockedKeyboard = followsUndockedKeyboard }
  }

  open var usesBottomSafeArea = true { didSet { guide.usesBottomSafeArea = usesBottomSafeArea } }

  open var keyboardDismissPadding: CGFloat {
    get { CGFloat(guide.keyboardDismissPadding) }
    set { guide.keyboardDismissPadding = Double(newValue) }
  }
}

/// A view's guides, made on demand.
struct ViewGuides {
  fileprivate var margins: UILayoutGuide?
  fileprivate var marginsNode: Stage.View?
  /// From the view's edges, or from its safe area's, to the guide's: top, left, bottom, right.
  fileprivate var marginEdges: [Constraint] = []
  fileprivate var added: [UILayoutGuide] = []

  /// Ties the guide to the edges that margins begin at.
  @MainActor fileprivate mutating func tieMargins(of view: UIView) {
    guard let area = marginsNode else { return }
    Constraint.deactivate(marginEdges)
    let node = view.node
    let safe = node.safeAreaLayoutGuide
    marginEdges =
      view.insetsLayoutMarginsFromSafeArea
      ? [
        area.topAnchor.constraint(equalTo: safe.topAnchor),
        area.leftAnchor.constraint(equalTo: safe.leftAnchor),
        area.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        area.rightAnchor.constraint(equalTo: safe.rightAnchor),
      ]
      : [
        area.topAnchor.constraint(equalTo: node.topAnchor),
        area.leftAnchor.constraint(equalTo: node.leftAnchor),
        area.bottomAnchor.constraint(equalTo: node.bottomAnchor),
        area.rightAnchor.constraint(equalTo: node.rightAnchor),
      ]
    marginsDidChange(of: view)
    Constraint.activate(marginEdges)
  }

  @MainActor fileprivate func marginsDidChange(of view: UIView) {
    let own = view.layoutMargins
    for (edge, margin) in zip(marginEdges, [own.top, own.left, -own.bottom, -own.right]) {
      edge.constant = Double(margin)
    }
  }
}

extension UIView {
  func marginsDidChange() {
    guides.marginsDidChange(of: self)
    layoutMarginsDidChange()
  }

  func marginsDidMove() {
    guides.tieMargins(of: self)
    layoutMarginsDidChange()
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = guides.margins { return guide }
    let area = Stage.View("\(node.name).layoutMarginsGuide", in: node.simulation)
    area.translatesAutoresizingMaskIntoConstraints = false
    nodeForSubviews.insertSubview(area, behind: subviews.first?.node)
    let guide = UILayoutGuide(in: self, over: area)
    guides.margins = guide
    guides.marginsNode = area
    guides.tieMargins(of: self)
    return guide
  }

  /// The film uses the margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
  public var layoutGuides: [UILayoutGuide] { guides.added }

  public func addLayoutGuide(_ guide: UILayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.move(to: self)
    guides.added.append(guide)
  }

  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guides.added.removeAll { $0 === guide }
    guide.move(to: nil)
  }
}

/// The area above or below a controller's content, as it was before safe areas.
@preconcurrency @MainActor
public protocol UILayoutSupport: AnyObject {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

/// The part of a view between its edge and its safe area.
final class BarsGuide: UILayoutGuide, UILayoutSupport {
  init(above view: UIView) {
    super.init()
    hold(in: view, from: view.topAnchor, to: view.safeAreaLayoutGuide.topAnchor)
  }

  init(below view: UIView) {
    super.init()
    hold(in: view, from: view.safeAreaLayoutGuide.bottomAnchor, to: view.bottomAnchor)
  }

  private func hold(
    in view: UIView, from top: NSLayoutYAxisAnchor, to bottom: NSLayoutYAxisAnchor
  ) {
    view.addLayoutGuide(self)
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: top), bottomAnchor.constraint(equalTo: bottom),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  var length: CGFloat { layoutFrame.height }
}
