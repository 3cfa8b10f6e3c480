// Controllers on top of others. A film begins below them and never shows them, but an app's controller may name them:
// the film reports that one is presented, as for any controller. None takes its presenter's view off the screen.

public import Foundation

@preconcurrency @MainActor
open class UIAlertController: UIViewController {
  public enum Style: Int, Sendable, CaseIterable { case actionSheet, alert }

  open var message: String?
  public let preferredStyle: Style
  public private(set) var actions: [UIAlertAction] = []
  open var preferredAction: UIAlertAction?
  open var textFields: [UITextField]? { nil }

  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    presentationStyle = .custom
  }

  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  open func addAction(_ action: UIAlertAction) { actions.append(action) }

  /// The field is not made.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {}
}

@preconcurrency @MainActor
public final class UIAlertAction {
  public enum Style: Int, Sendable, CaseIterable { case `default`, cancel, destructive }

  public let title: String?
  public let style: Style
  public var isEnabled = true

  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    (self.title, self.style) = (title, style)
  }
}

@preconcurrency @MainActor
open class UIActivityViewController: UIViewController {
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    super.init(nibName: nil, bundle: nil)
    presentationStyle = .custom
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

@preconcurrency @MainActor
public final class UIPopoverPresentationController {
  public var sourceView: UIView?
  public var sourceRect = CGRect.zero
  public var barButtonItem: UIBarButtonItem?
}

extension UIViewController {
  public var popoverPresentationController: UIPopoverPresentationController? { nil }
}

@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}
