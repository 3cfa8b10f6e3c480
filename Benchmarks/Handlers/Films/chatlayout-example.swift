import FilmstripCommand
import FilmstripUIKit

// Of InputBarAccessoryView: a bar that grows with its text, and over the home indicator.

@MainActor
protocol InputBarAccessoryViewDelegate: AnyObject {
  func inputBar(_ inputBar: InputBarAccessoryView, didPressSendButtonWith text: String)
  func inputBar(_ inputBar: InputBarAccessoryView, didChangeIntrinsicContentTo size: CGSize)
}

class InputBarAccessoryView: UIView {
  weak var delegate: (any InputBarAccessoryViewDelegate)?
  let inputTextView = UITextView()
  let topStackView = UIStackView()
  var shouldAnimateTextDidChangeLayout = false
  func invalidatePlugins() {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = .flexibleHeight
    for part in [topStackView, inputTextView] as [UIView] {
      addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
      part.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 8).isActive = true
      part.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -8).isActive = true
    }
    NSLayoutConstraint.activate([
      topStackView.topAnchor.constraint(equalTo: topAnchor),
      topStackView.heightAnchor.constraint(equalToConstant: 20),
      inputTextView.topAnchor.constraint(equalTo: topStackView.bottomAnchor, constant: 6),
      inputTextView.bottomAnchor.constraint(
        equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -6),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 20 + 48)
  }
}

struct Message {
  enum Data { case text(String), image }
  struct Kind { let isIncoming = false }
  let data: Data
  let type = Kind()
}

enum Cell { case date, message(Message, bubbleType: Int) }
struct Section { let cells: [Cell] }

@MainActor protocol ChatControllerDelegate: AnyObject {}

@MainActor
struct ChatController {
  func loadInitialMessages(then: @escaping ([Section]) -> Void) {
    // As theirs, once it is on the screen.
    DispatchQueue.main.async {
      then([
        Section(
          cells: (0..<30).map {
            .message(Message(data: .text("Message \($0)")), bubbleType: 0)
          })
      ])
    }
  }
  func loadPreviousMessages(then: ([Section]) -> Void) {}
  func sendMessage(_ data: Message.Data, then: ([Section]) -> Void) {}
}

final class ChatCollectionDataSource: NSObject, UICollectionViewDataSource, ChatLayoutDelegate {
  var sections: [Section] = []
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

extension ChatViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ list: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: list.bounds.width, height: 60) }
}

// What is swiped and edited in cells.

enum ActionDuration { case animated(duration: TimeInterval) }

@MainActor
final class EditNotifier {
  let isEditing = false
  func setIsEditing(_ isEditing: Bool, duration: ActionDuration) {}
}

@MainActor
final class SwipeNotifier {
  func setSwipeCompletionRate(_ rate: CGFloat) {}
  func setAccessoryOffset(_ insets: UIEdgeInsets) {}
}

class Masked: UIView {
  let maskingPath = UIBezierPath()
  let offset: CGFloat = 0
}
class Bubble: UIView { let customView = Masked() }
class Aligned: UIView { let customView = Bubble() }
final class TextMessageCollectionCell: UICollectionViewCell { let customView = Aligned() }

/// Of ChatLayout: the text of the frame rate.
final class EdgeAligningView<Text: UILabel>: UIView {
  enum Edge { case trailing }
  var flexibleEdges: Set<Edge> = []
  let customView = UILabel()
}

@MainActor
func screen() -> ChatViewController {
  ChatViewController(
    chatController: ChatController(), dataSource: ChatCollectionDataSource(),
    editNotifier: EditNotifier(), swipeNotifier: SwipeNotifier())
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: "inputAccessoryView", content: "inputBarView.inputTextView",
      list: "collectionView", field: "inputBarView.inputTextView")
  ]
}
