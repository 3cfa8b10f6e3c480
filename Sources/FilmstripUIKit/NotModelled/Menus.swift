// Menus, which a finger opens: no finger of a film does, but an app's controller may make them.

public import Foundation

/// Something in a menu: an action, or another menu.
public protocol UIMenuElement: AnyObject {}

extension UIAction: UIMenuElement {}

/// A menu.
@preconcurrency @MainActor
public final class UIMenu: UIMenuElement {
  /// How a menu looks in another one.
  public struct Options: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its elements are shown in the other one.
    public static let displayInline = Options(rawValue: 1)
    /// It destroys something.
    public static let destructive = Options(rawValue: 2)
    /// One of its elements is chosen.
    public static let singleSelection = Options(rawValue: 32)
  }

  /// What it is called.
  public let title: String
  /// What is in it.
  public let children: [any UIMenuElement]

  /// A menu.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [any UIMenuElement] = []
  ) {
    (self.title, self.children) = (title, children)
  }
}

/// What is shown as a finger rests on something: never, in a film.
@preconcurrency @MainActor
public final class UIContextMenuConfiguration {
  /// A menu and a preview.
  public init(
    identifier: Any? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([any UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

/// The black menu over chosen text: never shown in a film.
@preconcurrency @MainActor
public final class UIMenuController {
  /// The one there is.
  public static let shared = UIMenuController()

  /// Whether it is shown.
  public var isMenuVisible: Bool { false }

  /// Shows it, which a film does not.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}

  /// Hides it.
  public func hideMenu() {}

  /// Shows or hides it, which a film does not.
  public func setMenuVisible(_ menuVisible: Bool, animated: Bool) {}
}

/// What was copied: nothing, in a film.
public final class UIPasteboard: Sendable {
  /// The one that all apps share.
  public static let general = UIPasteboard()

  /// The text in it; what is set is forgotten.
  public var string: String? {
    get { nil }
    set {}
  }

  /// The picture in it; what is set is forgotten.
  public var image: UIImage? {
    get { nil }
    set {}
  }

  /// Whether there is text in it.
  public var hasStrings: Bool { false }
  /// Whether there is a picture in it.
  public var hasImages: Bool { false }
}
