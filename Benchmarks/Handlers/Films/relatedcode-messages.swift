import FilmstripCommand
import FilmstripUIKit

// Of InputBarAccessoryView: a bar 52 points high above the safe area, and the manager that binds it to the keyboard.
@MainActor
protocol InputBarAccessoryViewDelegate: AnyObject {
  func inputBar(_ inputBar: InputBarAccessoryView, didPressSendButtonWith text: String)
}

final class InputTextView: UITextView {
  var isImagePasteEnabled = true
  var components: [Any] { [text ?? ""] }
}

final class InputBarButtonItem: UIButton {
  var title: String?
  var image: UIImage?
  weak var inputBarAccessoryView: InputBarAccessoryView?
  func setSize(_ size: CGSize, animated: Bool) {}
  @discardableResult
  func onKeyboardSwipeGesture(
    _ action: (InputBarButtonItem, UISwipeGestureRecognizer) -> Void
  ) -> Self { self }
  @discardableResult
  func onTouchUpInside(_ action: (InputBarButtonItem) -> Void) -> Self { self }
}

final class InputBarAccessoryView: UIView {
  enum Position { case left, right }
  weak var delegate: (any InputBarAccessoryViewDelegate)?
  let inputTextView = InputTextView()
  let sendButton = InputBarButtonItem()

  init() {
    super.init(frame: .zero)
    inputTextView.isScrollEnabled = false
    inputTextView.translatesAutoresizingMaskIntoConstraints = false
    addSubview(inputTextView)
    NSLayoutConstraint.activate([
      inputTextView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      inputTextView.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 48),
      inputTextView.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -48),
      inputTextView.heightAnchor.constraint(equalToConstant: 36),
      inputTextView.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
    ])
  }
  required init?(coder: NSCoder) { nil }
  func setLeftStackViewWidthConstant(to width: CGFloat, animated: Bool) {}
  func setRightStackViewWidthConstant(to width: CGFloat, animated: Bool) {}
  func setStackViewItems(
    _ items: [InputBarButtonItem], forStack position: Position, animated: Bool
  ) {}
  func invalidatePlugins() {}
}

@MainActor
final class KeyboardManager {
  private weak var bar: UIView?
  private var bottom: NSLayoutConstraint?

  func bind(to list: UITableView) {}

  func bind(inputAccessoryView bar: UIView) {
    guard let superview = bar.superview else { return }
    self.bar = bar
    bar.translatesAutoresizingMaskIntoConstraints = false
    let bottom = bar.bottomAnchor.constraint(equalTo: superview.bottomAnchor)
    NSLayoutConstraint.activate([
      bottom, bar.leadingAnchor.constraint(equalTo: superview.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: superview.trailingAnchor),
    ])
    self.bottom = bottom
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification,
    ] {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] in
        self?.move($0)
      }
    }
  }

  private func move(_ note: Notification) {
    guard let frame = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect,
      let duration = note.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = note.userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return }
    let isShown = note.name == UIResponder.keyboardWillShowNotification
    let options = UIView.AnimationOptions(rawValue: curve << 16)
    UIView.animate(withDuration: duration, delay: 0, options: options) {
      self.bottom?.constant = isShown ? -frame.height : 0
      self.bar?.superview?.layoutIfNeeded()
    }
  }
}

// The app's own.
enum MessageType { case Text, Emoji, Photo, Anim, Video, Audio, Sticker }
struct RCMessage { let type = MessageType.Text }
final class RCMenuItem: UIMenuItem {}
enum RCKit { static let sectionHeaderMargin = 8.0, sectionFooterMargin = 8.0 }
class RCMessagesCell: UITableViewCell {
  func bindData(_ view: RCMessagesView, at indexPath: IndexPath) {}
  class func height(_ view: RCMessagesView, at indexPath: IndexPath) -> CGFloat { 60 }
}
final class RCHeaderCell1: RCMessagesCell {}
final class RCHeaderCell2: RCMessagesCell {}
final class RCTextCell: RCMessagesCell {}
final class RCEmojiCell: RCMessagesCell {}
final class RCPhotoCell: RCMessagesCell {}
final class RCAnimCell: RCMessagesCell {}
final class RCVideoCell: RCMessagesCell {}
final class RCAudioCell: RCMessagesCell {}
final class RCStickerCell: RCMessagesCell {}
final class RCFooterCell1: RCMessagesCell {}
final class RCFooterCell2: RCMessagesCell {}

extension NotificationCenter {
  static func addObserver(_ target: Any, selector: Selector, name: Notification.Name) {
    `default`.addObserver(target, selector: selector, name: name, object: nil)
  }
}
extension DispatchQueue {
  func async(after seconds: Double, execute work: @escaping @MainActor () -> Void) {
    asyncAfter(deadline: .now() + seconds) { work() }
  }
}

/// Twenty messages, which a subclass of the app's has.
final class Messages: NSObject, UITableViewDataSource {
  static let shared = Messages()
  func numberOfSections(in tableView: UITableView) -> Int { 20 }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Message \(indexPath.section)"
    return cell
  }
}

/// What its nib sets.
extension RCMessagesView: NibLoading {
  func loadNib() {
    let root = UIView()
    let table = UITableView(frame: .zero, style: .grouped)
    root.addSubview(table)
    (table.delegate, table.dataSource) = (self, Messages.shared)
    (tableView, viewTitle, viewLoadEarlier) = (table, UIView(), UIView())
    (labelTitle1, labelTitle2) = (UILabel(), UILabel())
    view = root
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: RCMessagesView(), bar: { $0.messageInputBar },
      list: { $0.tableView }, field: { $0.messageInputBar.inputTextView })
  ]
}
