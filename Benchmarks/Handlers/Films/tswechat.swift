import FilmstripCommand
import FilmstripUIKit

let kChatActionBarOriginalHeight: CGFloat = 50

enum Dollar {
  static func fetch<Element>(_ array: [Element], _ index: Int) -> Element? {
    array.indices.contains(index) ? array[index] : nil
  }
}

struct Log {
  func verbose(_ text: String) {}
  func info(_ text: String) {}
}
let log = Log()

@MainActor
struct Audio {
  weak var delegate: AnyObject?
  func checkPermissionAndSetupRecord() {}
  func stopPlayer() {}
}
@MainActor var AudioRecordInstance = Audio()
@MainActor var AudioPlayInstance = Audio()

struct MessageModel { var nickname: String? = "Chat" }
struct ChatModel { let messageContentType = MessageContentType.text }

enum MessageContentType {
  case text

  func chatCellHeight(_ model: ChatModel) -> CGFloat { 60 }

  @MainActor
  func chatCell(
    _ table: UITableView, indexPath: IndexPath, model: ChatModel,
    viewController: TSChatViewController
  ) -> UITableViewCell? {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Message \(indexPath.row)"
    return cell
  }
}

class TSChatBaseCell: UITableViewCell {}
final class TSChatTextCell: TSChatBaseCell {}
final class TSChatImageCell: TSChatBaseCell {}
final class TSChatVoiceCell: TSChatBaseCell {}
final class TSChatSystemCell: TSChatBaseCell {}
final class TSChatTimeCell: TSChatBaseCell {}

@MainActor
protocol NibView {
  init(frame: CGRect)
}

@MainActor
protocol TSChatActionBarViewDelegate: AnyObject {}

final class TSChatActionBarView: UIView, NibView {
  enum KeyboardType { case `default`, text, emotion, share }
  weak var delegate: (any TSChatActionBarViewDelegate)?
  var keyboardType = KeyboardType.default
  let inputTextView = UITextView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inputTextView)
    inputTextView.frame = CGRect(x: 8, y: 7, width: 300, height: 36)
  }

  required init?(coder: NSCoder) { nil }

  func resignKeyboard() { inputTextView.resignFirstResponder() }
}

final class TSChatEmotionInputView: UIView, NibView { weak var delegate: AnyObject? }
final class TSChatShareMoreView: UIView, NibView { weak var delegate: AnyObject? }
final class TSChatVoiceIndicatorView: UIView, NibView {}

@MainActor
enum TSAsset {
  struct Asset { let image = UIImage() }
  static let Chat_background = Asset()
}

extension UIColor {
  static var viewBackgroundColor: UIColor { .white }
}

extension UIView {
  static func ts_viewFromNib<View: NibView>(_ type: View.Type) -> View { View(frame: .zero) }
  var ts_height: CGFloat { frame.height }
  var ts_top: CGFloat {
    get { frame.minY }
    set { frame.origin.y = newValue }
  }
}

extension UITableView {
  func ts_registerCellNib(_ type: UITableViewCell.Type) {}
  func stopScrolling() {}
  func scrollToBottomAnimated(_ animated: Bool) { scrollToBottom(animated: animated) }
  func scrollBottomToLastRow() { scrollToBottom(animated: false) }

  func scrollToBottom(animated: Bool) {
    let rows = numberOfRows(inSection: 0)
    if rows > 0 {
      scrollToRow(at: IndexPath(row: rows - 1, section: 0), at: .bottom, animated: animated)
    }
  }
}

extension TSChatViewController: UITextViewDelegate {
  func setupActionBarButtonInterAction() {}
  func checkCameraPermission() {}
  func pullToLoadMore() {}

  func firstFetchMessageList() {
    itemDataSouce = [ChatModel](repeating: ChatModel(), count: 30)
    listTableView.reloadData()
    DispatchQueue.main.async { self.listTableView.scrollBottomToLastRow() }
  }
}

@MainActor
func screen() -> TSChatViewController {
  let controller = TSChatViewController()
  controller.messageModel = MessageModel()
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: { $0.chatActionBarView },
      content: { $0.chatActionBarView }, list: { $0.listTableView },
      field: { $0.chatActionBarView.inputTextView })
  ]
}
