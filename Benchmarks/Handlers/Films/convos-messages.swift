import FilmstripCommand
import FilmstripUIKit

enum Logger { static func info(_ text: String) {} }

// What the app has of messages: theirs are made of more.

struct Profile { let displayName = "" }
struct Sender {
  let id: String
  let profile = Profile()
}
struct Source { let isIncoming = false }
struct Content { let showsSender = false }
struct Base {
  let sender: Sender
  let source = Source()
  let content = Content()
  let date = Date(timeIntervalSince1970: 0)
}
struct AnyMessage { let base: Base }
struct Invite { static let empty = Invite() }

enum MessagesCollectionCell {
  struct Group {
    let id: String
    let title: String
    let source: Source
  }
  struct Day { let date: Date }
  enum BubbleType { case normal, tailed }
  case messageGroup(Group)
  case date(Day)
  case invite(Invite)
  case message(AnyMessage, bubbleType: BubbleType)
}

struct MessagesCollectionSection {
  let id: Int
  let title: String
  let cells: [MessagesCollectionCell]
}

// Copies of ChatLayout's.

typealias MessagesCollectionLayout = ChatLayout
typealias MessagesLayoutPositionSnapshot = ChatLayoutPositionSnapshot

final class MessagesLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
  var invalidateLayoutMetrics = true
}

@MainActor
final class ManualAnimator {
  enum Curve { case easeInOut }
  func animate(duration: TimeInterval, curve: Curve, _ change: @escaping (CGFloat) -> Void) {
    change(1)
  }
}

final class SetActor<Options: SetAlgebra, Kind> {
  enum Action { case onEmpty }
  enum ExecutionType { case once }
  struct Reaction {
    let type: Kind
    let action: Action
    let executionType: ExecutionType
    let actionBlock: () -> Void
  }
  private var reactions: [Reaction] = []
  var options = Options() {
    didSet {
      guard options.isEmpty else { return }
      let waiting = reactions
      reactions = []
      for reaction in waiting { reaction.actionBlock() }
    }
  }
  func add(reaction: Reaction) { reactions.append(reaction) }
}

@MainActor
protocol MessagesCollectionDataSource: UICollectionViewDataSource, ChatLayoutDelegate {
  var sections: [MessagesCollectionSection] { get set }
  func prepare(with collectionView: UICollectionView)
}

final class MessagesCollectionViewDataSource: NSObject, MessagesCollectionDataSource {
  var sections: [MessagesCollectionSection] = []
  func prepare(with list: UICollectionView) {
    list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  func numberOfSections(in list: UICollectionView) -> Int { sections.count }
  func collectionView(_ list: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    sections[section].cells.count
  }

  func collectionView(
    _ list: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell {
    list.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
  }
}

// Its menus are turned off.

class PreviewableCollectionViewCell: UICollectionViewCell {}
struct MessageReactionMenuViewModel {}
@MainActor protocol MessageReactionMenuCoordinatorDelegate: AnyObject {}
final class MessageReactionMenuCoordinator {
  init(delegate: any MessageReactionMenuCoordinatorDelegate) {}
}

extension MessagesViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: list.bounds.width, height: 60) }
}

/// The bar, which theirs has in SwiftUI below the controller, on the keyboard by itself.
final class Screen: UIViewController {
  let messages = MessagesViewController()
  let (bar, field) = (UIView(), UITextField())
  var list: UICollectionView { messages.collectionView }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(messages)
    for part in [messages.view, bar] as [UIView] {
      view.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
      part.trailingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    }
    bar.addSubview(field)
    field.frame = CGRect(x: 8, y: 8, width: 300, height: 34)
    NSLayoutConstraint.activate([
      messages.view.topAnchor.constraint(equalTo: view.topAnchor),
      messages.view.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
    ])
    messages.didMove(toParent: self)
    messages.bottomBarHeight = 50
    messages.state = MessagesViewController.MessagesState(
      conversationId: "",
      messages: (0..<30).map { AnyMessage(base: Base(sender: Sender(id: "\($0)"))) },
      invite: .empty)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: { $0.bar }, content: { $0.bar }, list: { $0.list },
      field: { $0.field })
  ]
}
