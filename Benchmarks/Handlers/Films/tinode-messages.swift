import FilmstripCommand
import FilmstripUIKit

// Of the SDK: one conversation, whose messages are all ours.

final class Acs: CustomStringConvertible {
  enum Side { case want, given }
  let (isReader, isWriter) = (true, true)
  let missing: Acs? = nil
  let excessive: Acs? = nil
  var description: String { "RW" }
  func isJoiner(for side: Side) -> Bool { false }
}

struct Photo { func image() -> UIImage? { nil } }
struct Card {
  let fn: String?
  let photo: Photo?
}
struct Subscription {
  let pub: Card?
  let acs: Acs?
}

enum TopicType { case p2p }

final class DefaultComTopic {
  let (isReader, isWriter, isGrpType) = (true, true, false)
  let peer: Subscription? = nil
  let accessMode: Acs? = nil
  func getSubscription(for user: String?) -> Subscription? { nil }
  func msgReadCount(seq: Int) -> Int { 1 }
  func msgRecvCount(seq: Int) -> Int { 1 }
}

struct Tinode {
  let myUid: String? = "me"
  static func topicTypeByName(name: String?) -> TopicType { .p2p }
  func getTopic(topicName: String) -> Any? { DefaultComTopic() }
  func newTopic(for name: String, with: Any?) -> Any? { nil }
}

enum JSONValue {
  case string(String), int(Int), dict([String: JSONValue])
  func asData() -> Data? { nil }
  func asInt() -> Int? { nil }
  func asString() -> String? { nil }
}

final class Drafty {
  struct Entity { let data: [String: JSONValue]? }
  let string: String
  let entities: [Entity]? = nil
  let isReferenceAttachment = false
  init(content: String) { string = content }
  func attachJSON(_ json: [String: JSONValue]) -> Drafty { self }
}

protocol Message {
  var seqId: Int { get }
  var msgId: Int64 { get }
  var from: String? { get }
  var ts: Date? { get }
  var isPending: Bool { get }
  var isDraft: Bool { get }
  var content: Drafty? { get }
}

final class StoredMessage: Message {
  let seqId: Int
  var msgId: Int64 { Int64(seqId) }
  var from: String? { seqId % 2 == 0 ? "me" : "you" }
  let ts: Date? = Date(timeIntervalSince1970: 0)
  let (isPending, isDraft, isImage) = (false, false, false)
  let content: Drafty?
  var cachedContent: NSAttributedString?

  init(seqId: Int) {
    self.seqId = seqId
    content = Drafty(content: "Message \(seqId)")
  }

  func attributedContent(
    fitIn size: CGSize, withDefaultAttributes attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString? {
    cachedContent = NSAttributedString(string: content?.string ?? "", attributes: attributes)
    return cachedContent
  }
}

// Of the app.

struct Log { func error(_ text: String, _ detail: String) {} }
struct LargeFileHelper {
  func cancelUpload(topicId: String, msgId: Int64) -> Bool { false }
  func startDownload(from url: URL) {}
}
enum Cache {
  static let log = Log()
  static func getTinode() -> Tinode { Tinode() }
  static func getLargeFileHelper() -> LargeFileHelper { LargeFileHelper() }
}

@MainActor
protocol MessageBusinessLogic: AnyObject {
  func setup(topicName: String?) -> Bool
  func attachToTopic(interactively: Bool)
  func cleanup()
  func leaveTopic()
  func loadMessages()
  func loadNextPage()
  func sendReadNotification()
  func acceptInvitation()
  func ignoreInvitation()
  func blockTopic()
  func deleteMessage(seqId: Int)
  func sendMessage(content: Drafty) -> Any?
}
protocol MessageDataStore {}

@MainActor
final class MessagePresenter { weak var viewController: (any MessageDisplayLogic)? }

@MainActor
final class MessageInteractor: MessageBusinessLogic, MessageDataStore {
  var presenter: MessagePresenter?
  @discardableResult func setup(topicName: String?) -> Bool { true }
  func attachToTopic(interactively: Bool) {}
  func cleanup() {}
  func leaveTopic() {}
  func loadMessages() {
    presenter?.viewController?.displayChatMessages(
      messages: (1...40).reversed().map { StoredMessage(seqId: $0) })
  }
  func loadNextPage() {}
  func sendReadNotification() {}
  func acceptInvitation() {}
  func ignoreInvitation() {}
  func blockTopic() {}
  func deleteMessage(seqId: Int) {}
  func sendMessage(content: Drafty) -> Any? { nil }
}

enum Utils {
  static func diffMessageArray(
    sortedOld: [Message], sortedNew: [Message]
  ) -> (inserted: [Int], removed: [Int], mutated: [Int]) { ([], [], []) }
  static func uniqueFilename(forMime: String?) -> String { "file" }
}
enum UiUtils { static func presentFileSharingVC(for url: URL) {} }
extension URL { func extractQueryParam(withName name: String) -> String? { nil } }

struct RelativeDateFormatter {
  static let shared = RelativeDateFormatter()
  func timeOnly(from date: Date?) -> String { "12:00" }
  func dateOnly(from date: Date?) -> String { "today" }
  func shortDate(from date: Date?) -> String { "today" }
}

struct TextSizeHelper {
  func computeSize(for text: NSAttributedString, within width: CGFloat) -> CGSize {
    CGSize(width: 120, height: 20)
  }
}

@MainActor
enum MessageBubbleDecorator {
  enum Style { case single, first, middle, last }
  static func draw(_ rect: CGRect, isIncoming: Bool, style: Style) -> UIBezierPath {
    UIBezierPath(rect: rect)
  }
}

final class ImagePicker {
  init(presentationController: UIViewController, delegate: AnyObject, editable: Bool) {}
}
struct ImagePreviewContent {
  let imageBits: Data
  let fileName, contentType: String?
  let size: Int64
  let width, height: Int?
}
final class ImagePreviewController: UIViewController { var previewContent: ImagePreviewContent? }
final class TopicInfoViewController: UIViewController { var topicName = "" }

final class AvatarWithOnlineIndicator: UIView {
  func set(icon: UIImage?, title: String?, id: String?, online: Bool = false) {}
  func setOnline(online: Bool) {}
  func presentTypingAnimation(steps: Int) {}
}
final class ProgressView: UIView { func setProgress(value: Float, withAnimation: Bool) {} }

extension UIMenuController { static let willHideMenuNotification = Notification.Name("menu") }
final class MessageMenuItem: UIMenuItem {
  let seqId: Int
  init(title: String, action: Selector, seqId: Int) {
    self.seqId = seqId
    super.init(title: title, action: action)
  }
}

@MainActor protocol MessageCellDelegate: AnyObject {}

final class MessageCell: UICollectionViewCell {
  weak var delegate: (any MessageCellDelegate)?
  var seqId = 0
  let (containerView, progressView) = (UIView(), ProgressView())
  let (content, senderNameLabel) = (UILabel(), UILabel())
  let (timestampLabel, newDateLabel) = (UILabel(), UILabel())
  let (avatarView, deliveryMarker) = (AvatarWithOnlineIndicator(), UIImageView())
  func showProgressBar() {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    for part in [containerView, avatarView, senderNameLabel, newDateLabel, progressView] {
      contentView.addSubview(part)
    }
    for part in [content, timestampLabel, deliveryMarker] { containerView.addSubview(part) }
  }

  required init?(coder: NSCoder) { nil }
}

final class MessageViewLayoutAttributes: UICollectionViewLayoutAttributes {
  var (avatarFrame, senderNameFrame, containerFrame) = (CGRect.zero, CGRect.zero, CGRect.zero)
  var (contentFrame, deliveryMarkerFrame) = (CGRect.zero, CGRect.zero)
  var (timestampFrame, newDateFrame, progressViewFrame) = (CGRect.zero, CGRect.zero, CGRect.zero)
  var cellSpacing: CGFloat = 0
}

@MainActor
protocol MessageViewLayoutDelegate: AnyObject {
  func collectionView(
    _ collectionView: UICollectionView, fillAttributes: MessageViewLayoutAttributes)
}

final class MessageViewLayout: UICollectionViewFlowLayout {
  weak var delegate: (any MessageViewLayoutDelegate)?
}

/// Asks for the items' heights as its layout does.
final class MessageView: UICollectionView, UICollectionViewDelegateFlowLayout {
  init() {
    let layout = MessageViewLayout()
    layout.minimumLineSpacing = 2
    super.init(frame: .zero, collectionViewLayout: layout)
    register(MessageCell.self, forCellWithReuseIdentifier: String(describing: MessageCell.self))
    delegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = MessageViewLayoutAttributes(forCellWith: path)
    (collectionViewLayout as? MessageViewLayout)?.delegate?.collectionView(
      self, fillAttributes: attributes)
    return attributes
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize { layoutAttributesForItem(at: path)?.size ?? .zero }

  func scrollToBottom() {
    guard numberOfItems(inSection: 0) > 0 else { return }
    scrollToItem(
      at: IndexPath(item: numberOfItems(inSection: 0) - 1, section: 0), at: .bottom,
      animated: false)
  }
  func reloadDataAndKeepOffset() { reloadData() }
  func toggleNoMessagesNote(on isOn: Bool) {}
  func showNoAccessOverlay(withMessage: String?) {}
  func removeNoAccessOverlay() {}
}

final class InputField: UITextView { weak var nextResponderOverride: UIResponder? }

/// As its nib has it: the field between buttons, above the home indicator.
final class SendMessageBar: UIView {
  weak var delegate: AnyObject?
  let inputField = InputField()
  func toggleNotAvailableOverlay(visible: Bool) {}
  func togglePeerMessagingDisabled(visible: Bool) {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inputField)
    inputField.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      inputField.topAnchor.constraint(equalTo: topAnchor, constant: 6),
      inputField.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
      inputField.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 48),
      inputField.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -48),
    ])
  }

  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 52)
  }
}

@MainActor
func screen() -> MessageViewController {
  let controller = MessageViewController()
  controller.topicName = "usr"
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: "sendMessageBar", content: "sendMessageBar.inputField",
      list: "collectionView", field: "sendMessageBar.inputField")
  ]
}
