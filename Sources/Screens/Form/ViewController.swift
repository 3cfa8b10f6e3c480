public import Stage

/// A view controller as needed for keyboard handling: its class, view, parent and presentation.
public final class ViewController {
  /// UIKit's class, or base class.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case plain
    case table
    case navigation
    case tab
    case split
    case alert
  }

  /// UIKit's class, or base class.
  public let kind: Kind
  /// Its own class.
  public let className: String
  /// Its view; a container that only arranges others shares the screen's.
  public let view: View
  /// Its parent; nil for the outermost.
  public let parent: ViewController?
  /// How it is presented.
  public let presentation: Presentation
  /// The part of its view without the header; nil where it has none.
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

  /// The outermost ancestor below a navigation, tab or split view controller.
  ///
  /// Its view is the one that the app may move without moving the system's bars.
  public var container: ViewController {
    var controller = self
    while let parent = controller.parent, ![.navigation, .tab, .split].contains(parent.kind) {
      controller = parent
    }
    return controller
  }
}
