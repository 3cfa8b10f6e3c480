import FilmstripCommand
import FilmstripUIKit

struct Logger {
  static func get() -> Logger { Logger() }
  func w(_ text: String) {}
}

struct Theme {
  static let currentTheme = Theme()
  let keyboardAppearance = UIKeyboardAppearance.default
  let scrollIndicatorStyle = UIScrollView.IndicatorStyle.default
  subscript(_ name: String) -> UIColor? { nil }
}

final class ComposeTextView: UITextView {}
final class CompositionMenuTree { init(textView: UITextView) {} }
final class UIWebView: UIView { let scrollView = UIScrollView() }

func uploadImages(
  attachedTo text: NSAttributedString, completion: (String?, (any Error)?) -> Void
) -> Progress { Progress(totalUnitCount: 1) }

final class MRProgressOverlayView: UIView {
  enum Mode { case indeterminate }
  static func showOverlayAdded(
    to view: UIView, title: String, mode: Mode, animated: Bool
  ) -> MRProgressOverlayView? { nil }
  static func dismissAllOverlays(
    for view: UIView, animated: Bool, completion: @escaping () -> Void
  ) {}
  func dismiss(_ animated: Bool) {}
}

extension UIAlertController {
  convenience init(title: String, error: any Error) {
    self.init(title: title, message: nil, preferredStyle: .alert)
  }
}

// Of PullToRefresh: nobody pulls.
final class NigglyRefreshView: UIView {
  final class RefreshAnimator { init(view: UIView) {} }
  func startAnimating() {}
}
final class PullToRefresh {
  enum Position { case top }
  var animationDuration = 0.0, initialSpringVelocity = 0.0, springDamping = 0.0
  init(
    refreshView: UIView, animator: NigglyRefreshView.RefreshAnimator, height: CGFloat,
    position: Position
  ) {}
}
extension UIScrollView {
  var topPullToRefresh: PullToRefresh? { nil }
  func addPullToRefresh(_ pull: PullToRefresh, action: @escaping () -> Void) {}
  func removePullToRefresh(at position: PullToRefresh.Position) {}
  func startRefreshing(at position: PullToRefresh.Position) {}
  func endRefreshing(at position: PullToRefresh.Position) {}
}

/// A post of many lines, whose text view the scenario gives the cursor.
final class PostViewController: ComposeTextViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    textView.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
  }
  override func focusInitialFirstResponder() {}
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: PostViewController(nibName: nil, bundle: nil),
      scrollView: { $0.textView }, field: { controller, _ in controller.textView })
  ]
}
