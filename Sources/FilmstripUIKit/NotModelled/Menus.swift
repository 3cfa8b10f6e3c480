// Menus, which a film never opens, but an app's controller may make.

public import Foundation

public protocol UIMenuElement: AnyObject {}

extension UIAction: UIMenuElement {}

@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let displayInline = Options(rawValue: 1)
    public static let destructive = Options(rawValue: 2)
    public static let singleSelection = Options(rawValue: 32)
  }

  public let title: String
  public let children: [any UIMenuElement]

  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [any UIMenuElement] = []
  ) { (self.title, self.children) = (title, children) }
}

@preconcurrency @MainActor
public final class UIContextMenuConfiguration {
  public let identifier: Any?
  public init(
    identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([any UIMenuElement]) -> UIMenu?)? = nil
  ) { self.identifier = identifier }
}

@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  func addCompletion(_ completion: @escaping () -> Void)
}

@preconcurrency @MainActor
open class UIPreviewParameters: UIObject {
  open var visiblePath: UIBezierPath?
  open var shadowPath: UIBezierPath?
  open var backgroundColor: UIColor?
}

@preconcurrency @MainActor
open class UIPreviewTarget: UIObject {
  public let container: UIView
  public let center: CGPoint
  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
    super.init()
  }
}

@preconcurrency @MainActor
open class UITargetedPreview: UIObject {
  public let view: UIView
  public let parameters: UIPreviewParameters
  public let target: UIPreviewTarget?
  public init(
    view: UIView, parameters: UIPreviewParameters = UIPreviewParameters(),
    target: UIPreviewTarget? = nil
  ) {
    (self.view, self.parameters, self.target) = (view, parameters, target)
    super.init()
  }
}

/// Never shown in a film.
@preconcurrency @MainActor
public final class UIMenuController {
  public static let shared = UIMenuController()
  public var isMenuVisible: Bool { false }
  public var menuItems: [UIMenuItem]?
  public var arrowDirection = ArrowDirection.default
  public enum ArrowDirection: Int, Sendable, CaseIterable { case `default`, up, down, left, right }
  public func update() {}
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}
  public func hideMenu() {}
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
}

@preconcurrency @MainActor
open class UIMenuItem: UIObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}

/// Empty in a film: new contents are dropped.
public final class UIPasteboard: Sendable {
  public static let general = UIPasteboard()

  public var string: String? {
    get { nil }
    set {}
  }

  public var image: UIImage? {
    get { nil }
    set {}
  }

  public var images: [UIImage]? {
    get { nil }
    set {}
  }

  public var hasStrings: Bool { false }
  public var hasImages: Bool { false }
}

extension UIButton {
  // New menus are dropped.
  public var menu: UIMenu? {
    get { nil }
    set {}
  }

  public var showsMenuAsPrimaryAction: Bool {
    get { false }
    set {}
  }
}
