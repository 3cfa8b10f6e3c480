public import Foundation
import Stage

@preconcurrency @MainActor
open class UILayoutGuide: UIObject {
  /// Set by the view to which it is added.
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
  func term(_ attribute: Stage.Attribute, multiplier: Double) -> Term? {
    if let node { return Term(node, attribute, multiplier: multiplier) }
    return owningView.map { Term($0.node, attribute, isSafe: true, multiplier: multiplier) }
  }

  fileprivate func move(to view: UIView?) {
    guard let node else { return }
    owningView = view
    node.removeFromSuperview()
    view?.nodeForSubviews.insertSubview(node, behind: view?.subviews.first?.node)
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
  fileprivate var added: [UILayoutGuide] = []

  /// Places guides that depend on the view's size.
  @MainActor func follow(_ view: UIView) {
    marginsNode?.frame = view.node.bounds.inset(by: view.marginInsets)
  }

  /// Places guides that depend on the view's margins.
  @MainActor func marginsDidChange(of view: UIView) {
    follow(view)
    view.layoutMarginsDidChange()
  }
}

extension UIView {
  /// Its margins, from the safe area if they begin there.
  fileprivate var marginInsets: Insets {
    let safe = insetsLayoutMarginsFromSafeArea ? node.safeAreaInsets : .zero
    let own = layoutMargins
    return Insets(
      top: Double(own.top) + safe.top, left: Double(own.left) + safe.left,
      bottom: Double(own.bottom) + safe.bottom, right: Double(own.right) + safe.right)
  }

  public var layoutMarginsGuide: UILayoutGuide {
    if let guide = guides.margins { return guide }
    let area = Stage.View("\(node.name).layoutMarginsGuide", in: node.simulation)
    nodeForSubviews.insertSubview(area, behind: subviews.first?.node)
    let guide = UILayoutGuide(in: self, over: area)
    guides.margins = guide
    guides.marginsNode = area
    guides.follow(self)
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

/// What lies above or below a controller's content, as it was before safe areas.
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
