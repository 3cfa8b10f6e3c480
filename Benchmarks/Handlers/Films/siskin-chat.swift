import FilmstripCommand
import FilmstripCombine

// Of Martin, Combine's publisher that never tells, and the app's store.
struct BareJID { let stringValue = "account" }

@MainActor
class Conversation {
  let id = 1
  let account = BareJID()
  let jid = BareJID()
}

enum ConversationsEvent { case destroyed(Conversation), created(Conversation) }

@MainActor
final class DBChatStore {
  static let instance = DBChatStore()
  let conversationsEventsPublisher = Empty<ConversationsEvent, Never>()
  func messageDraft(for account: BareJID, with jid: BareJID, completionHandler: (String?) -> Void) {
  }
  func storeMessage(draft: String?, for account: BareJID, with jid: BareJID) {}
}

final class ConversationLogController: UIViewController { var conversation: Conversation? }
final class ShareLocationController: UIViewController { var conversation: Conversation? }
class ChatViewController: BaseChatViewController {}

struct ChatAttachmentAppendix {
  enum State { case downloaded }
  var filename: String?
  var filesize: Int?
  var mimetype: String?
  var state: State?
}

enum ShareResult { case success(URL, Int, String), failure(any Error) }

extension BaseChatViewController {
  func share(
    filename: String, url: URL, mimeType: String, completionHandler: @escaping (ShareResult) -> Void
  ) {}
  func showAlert(shareError: any Error) {}
}

enum MessageTextView { typealias CustomLayoutManager = NSLayoutManager }
enum Settings {
  static let sendMessageOnReturn = true
  static let enableMarkdownFormatting = false
}

@MainActor
enum Markdown {
  static func font(withTextStyle style: UIFont.TextStyle, andTraits traits: [Int]) -> UIFont {
    .preferredFont(forTextStyle: style)
  }
  static func applyStyling(
    attributedString: NSTextStorage, defTextStyle: UIFont.TextStyle, showEmoticons: Bool
  ) {}
}

@MainActor
func screen() -> ChatViewController {
  let controller = ChatViewController()
  controller.conversation = Conversation()
  let container = UIView()
  container.translatesAutoresizingMaskIntoConstraints = false
  controller.containerView = container
  let root = UIView()
  root.addSubview(container)
  NSLayoutConstraint.activate([
    container.topAnchor.constraint(equalTo: root.topAnchor),
    container.leadingAnchor.constraint(equalTo: root.leadingAnchor),
    container.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    container.bottomAnchor.constraint(equalTo: root.bottomAnchor),
  ])
  controller.view = root
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: { $0.chatViewInputBar },
      content: { $0.chatViewInputBar.inputTextView }, field: { $0.chatViewInputBar.inputTextView })
  ]
}
