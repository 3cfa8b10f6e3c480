public import Stage

/// A view controller, as far as answering the keyboard needs one: its class, its view, its parent and how it is
/// presented.
public final class ViewController {
  /// Which of UIKit's classes it is, or is derived from.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// `UIViewController`.
    case plain
    /// `UITableViewController`.
    case table
    /// `UINavigationController`.
    case navigation
    /// `UITabBarController`.
    case tab
    /// `UISplitViewController`.
    case split
    /// `UIAlertController`.
    case alert
  }

  /// Which of UIKit's classes it is, or is derived from.
  public let kind: Kind
  /// Its own class.
  public let className: String
  /// Its view; a container that only arranges others shares the screen's.
  public let view: View
  /// The controller it is a child of; nil for the outermost.
  public let parent: ViewController?
  /// How it is presented.
  public let presentation: Presentation
  /// The part of its view that holds everything but a header; nil where it has none.
  public let contentView: View?

  init(
    _ kind: Kind, className: String, view: View, parent: ViewController? = nil,
    presentation: Presentation = .fullScreen, contentView: View? = nil
  ) {
    self.kind = kind
    self.className = className
    self.view = view
    self.parent = parent
    self.presentation = presentation
    self.contentView = contentView
  }

  /// The outermost controller on the way up before one that is a navigation, tab or split view controller: the one
  /// whose view the app may move without moving the system's bars.
  public var container: ViewController {
    var controller = self
    while let parent = controller.parent, ![.navigation, .tab, .split].contains(parent.kind) {
      controller = parent
    }
    return controller
  }
}
