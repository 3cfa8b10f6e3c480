// What is shown on top of a controller. A film begins below it and never shows it, but an app's controller may name it:
// presenting one is said in the film, as presenting any controller is.

public import Foundation

/// A question on top of the screen.
@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  /// Where it is shown.
  public enum Style: Int, Sendable, CaseIterable {
    /// At the bottom.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// What it says.
  open var message: String?
  /// Where it is shown.
  public let preferredStyle: Style
  /// What can be answered, in order.
  public private(set) var actions: [UIAlertAction] = []
  /// The answer that is expected.
  open var preferredAction: UIAlertAction?
  /// Fields in it; none is made.
  open var textFields: [UITextField]? { nil }

  /// A question.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// A question from a nib, which the film has none of.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds an answer.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// Adds a field, which is not made.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

/// An answer.
@preconcurrency @MainActor
public final class UIAlertAction {
  /// How it looks.
  public enum Style: Int, Sendable, CaseIterable {
    /// As usual.
    case `default`
    /// As what changes nothing.
    case cancel
    /// As what destroys something.
    case destructive
  }

  /// What it says.
  public let title: String?
  /// How it looks.
  public let style: Style
  /// Whether it can be given; nobody does in a film.
  public var isEnabled = true

  /// An answer; what it does is never done.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

/// What other apps are handed something with.
@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  /// A choice of other apps.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// A choice from a nib, which the film has none of.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
