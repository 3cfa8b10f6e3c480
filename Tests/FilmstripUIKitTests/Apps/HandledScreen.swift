import FilmstripUIKit

/// A screen with a bar, or a dialog in its middle, whose keyboard handler a test gives.
@MainActor final class HandledScreen: UIViewController {
  /// What a notification says.
  struct Keyboard {
    let name: Notification.Name
    let frame: CGRect
    let duration: TimeInterval
    let curve: UInt
    var isComing: Bool {
      name == UIResponder.keyboardWillShowNotification
        || name == UIResponder.keyboardDidShowNotification
    }
  }

  typealias Handler = @MainActor @Sendable (HandledScreen, Keyboard) -> Void

  let bar = UIView()
  let field = UITextField()
  lazy var bottom = bar.bottomAnchor.constraint(
    equalTo: isOnSafeArea ? view.safeAreaLayoutGuide.bottomAnchor : view.bottomAnchor)
  lazy var middle = bar.centerYAnchor.constraint(equalTo: view.centerYAnchor)
  let height: CGFloat
  /// How far the bar stands above the view's bottom, or its safe area's; nil is in the middle of the view.
  let clearance: CGFloat?
  private let isOnSafeArea: Bool
  private let names: [Notification.Name]
  private let handler: Handler

  init(
    height: CGFloat = 44, clearance: CGFloat? = 0, onSafeArea isOnSafeArea: Bool = false,
    on names: [Notification.Name] = HandledScreen.will, _ handler: @escaping Handler
  ) {
    (self.height, self.clearance, self.isOnSafeArea) = (height, clearance, isOnSafeArea)
    (self.names, self.handler) = (names, handler)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  nonisolated static var will: [Notification.Name] {
    [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
  }
  nonisolated static var did: [Notification.Name] {
    [UIResponder.keyboardDidShowNotification, UIResponder.keyboardDidHideNotification]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.addSubview(field)
    view.addSubview(bar)
    bar.translatesAutoresizingMaskIntoConstraints = false
    bottom.constant = -(clearance ?? 0)
    NSLayoutConstraint.activate([
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: height), clearance == nil ? middle : bottom,
    ])
    for name in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [unowned self] notification in
        let keyboard = Keyboard(notification)
        MainActor.assumeIsolated { handler(self, keyboard) }
      }
    }
  }

  /// Stands the bar so far above its bottom, and lays it out.
  func stand(_ distance: CGFloat) {
    bottom.constant = -distance
    view.layoutIfNeeded()
  }

  /// Centres the dialog above a keyboard, and lays it out.
  func centre(above keyboard: CGFloat) {
    middle.constant = -keyboard / 2
    view.layoutIfNeeded()
  }
}

extension HandledScreen.Keyboard {
  fileprivate init(_ notification: Notification) {
    let info = notification.userInfo
    name = notification.name
    frame = info?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect ?? .zero
    duration = info?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval ?? 0
    curve = info?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt ?? 0
  }

  /// The keyboard's height while it comes, else 0.
  var lift: CGFloat { isComing ? frame.height : 0 }

  @MainActor func animate(_ animations: @escaping () -> Void) {
    UIView.animate(
      withDuration: duration, delay: 0,
      options: UIView.AnimationOptions(rawValue: curve << 16), animations: animations)
  }
}
