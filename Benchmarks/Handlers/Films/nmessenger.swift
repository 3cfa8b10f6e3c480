import FilmstripCommand
import FilmstripUIKit

// Of AsyncDisplayKit, and what the app makes of its nodes: none is ever shown.
open class ASDisplayNode {}

public protocol BubbleConfigurationProtocol {}
public struct StandardBubbleConfiguration: BubbleConfigurationProtocol { public init() {} }

open class GeneralMessengerCell {
  public weak var currentViewController: UIViewController?
  public var cellPadding = UIEdgeInsets.zero
  public var isIncomingMessage = false
  public var avatarNode: ASDisplayNode?
}

public class MessageNode: GeneralMessengerCell {
  init(content: ContentNode) {}
}

public class ContentNode {}
class TypingIndicatorContent: ContentNode {
  init(bubbleConfiguration: any BubbleConfigurationProtocol) {}
}
class TextContentNode: ContentNode {
  init(
    textMessageString: String, currentViewController: UIViewController,
    bubbleConfiguration: any BubbleConfigurationProtocol
  ) {}
}
class ImageContentNode: ContentNode {
  init(image: UIImage, bubbleConfiguration: any BubbleConfigurationProtocol) {}
}
class NetworkImageContentNode: ContentNode {
  init(imageURL: String, bubbleConfiguration: any BubbleConfigurationProtocol) {}
}
class CollectionViewContentNode: ContentNode {
  init(
    withCustomViews: [UIView], andNumberOfRows: CGFloat,
    bubbleConfiguration: any BubbleConfigurationProtocol
  ) {}
  init(
    withCustomNodes: [ASDisplayNode], andNumberOfRows: CGFloat,
    bubbleConfiguration: any BubbleConfigurationProtocol
  ) {}
}
class CustomContentNode: ContentNode {
  init(withCustomView: UIView, bubbleConfiguration: any BubbleConfigurationProtocol) {}
  init(withCustomNode: ASDisplayNode, bubbleConfiguration: any BubbleConfigurationProtocol) {}
}

@MainActor
public protocol NMessengerDelegate: AnyObject {}

/// The list: a view with a table in it, so that its delegate is its own.
open class NMessenger: UIView, UITableViewDataSource {
  public weak var delegate: (any NMessengerDelegate)?
  let table = UITableView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(table)
    table.frame = bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.dataSource = self
    table.rowHeight = 60
  }

  public required init?(coder: NSCoder) { nil }

  public func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  public func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Message \(indexPath.row)"
    return cell
  }

  func scrollToLastMessage(animated: Bool) {
    table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: animated)
  }

  func addMessage(
    _ message: GeneralMessengerCell, scrollsToMessage: Bool,
    withAnimation: UITableView.RowAnimation
  ) {}
  func addTypingIndicator(
    _ indicator: GeneralMessengerCell, scrollsToLast: Bool, animated: Bool,
    completion: (() -> Void)?
  ) {}
  func removeTypingIndicator(
    _ indicator: GeneralMessengerCell, scrollsToLast: Bool, animated: Bool
  ) {}
}

open class InputBarView: UIView {
  public let textInputAreaView = UIView()
  public let textInputView = UITextView()
}

public final class NMessengerBarView: InputBarView {
  public init(controller: NMessengerViewController) {
    super.init(frame: CGRect(x: 0, y: 0, width: 375, height: 48))
    addSubview(textInputAreaView)
    textInputAreaView.addSubview(textInputView)
    textInputAreaView.frame = CGRect(x: 0, y: 0, width: 375, height: 48)
    textInputView.frame = CGRect(x: 8, y: 6, width: 300, height: 36)
  }

  public required init?(coder: NSCoder) { nil }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: NMessengerViewController(), bar: { $0.inputBarView },
      content: { $0.inputBarView }, list: { $0.messengerView.table },
      field: { $0.inputBarView.textInputView })
  ]
}
