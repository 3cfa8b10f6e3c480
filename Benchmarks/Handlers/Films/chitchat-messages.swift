import FilmstripCommand
import FilmstripUIKit

struct Users { let id: String }
struct Message { let creationDate: Int }

enum CollectionState { case loading, success }

struct MessageViewModel: ListDiffable, Equatable {
  let message: Message
  let user = Users(id: "")
  let isFrom = true
  static func == (one: Self, other: Self) -> Bool {
    one.message.creationDate == other.message.creationDate
  }
}

protocol MessagesManagerDelegate: AnyObject {
  @MainActor func setMessages(messages: [MessageViewModel])
}

@MainActor
final class MessagesManager {
  weak var delgate: (any MessagesManagerDelegate)?
  init(chatId: String, users: [Users]) {}
  func observeNewMessages() {}
  func sendMessage(text: String) {}
  func fetchMessages() {
    delgate?.setMessages(
      messages: (0..<30).map { MessageViewModel(message: Message(creationDate: $0)) })
  }
}

@MainActor
protocol MessageAccessoryDelegate: AnyObject {
  func sendTapped()
  func textDidChangeHeight(height: CGFloat)
  func textDidChange(textView: UITextView)
}

enum Constants {
  enum colors {
    static let secondaryColor = UIColor.orange
    static let buttonBlue = UIColor.blue
  }
}

extension UIViewController {
  func setUpToHideKeyboardOnTapOnView() {}
}

extension NSNotification {
  var event: KeyboardEvent {
    switch name {
    case UIResponder.keyboardWillShowNotification: .willShow
    case UIResponder.keyboardDidShowNotification: .didShow
    case UIResponder.keyboardWillHideNotification: .willHide
    case UIResponder.keyboardDidHideNotification: .didHide
    case UIResponder.keyboardWillChangeFrameNotification: .willChangeFrame
    default: .didChangeFrame
    }
  }
  var timeInterval: TimeInterval? {
    userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval
  }
  /// Linear for the keyboard's own curve.
  var animationOptions: UIView.AnimationOptions { .curveLinear }
  var startFrame: CGRect? { userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect }
  var endFrame: CGRect? { userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
}

// Of IGListKit: a cell of 60 points for each object.

protocol ListDiffable {}
extension String: ListDiffable {}

class ListSectionController {}
final class SpinnerSection: ListSectionController { init(height: CGFloat) {} }
final class MessageSectionController: ListSectionController { init(shouldHide: Bool) {} }
final class ListAdapterUpdater {}

@MainActor
protocol ListAdapterDataSource: AnyObject {
  func objects(for listAdapter: ListAdapter) -> [ListDiffable]
}

@MainActor
final class ListAdapter: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  weak var dataSource: (any ListAdapterDataSource)?
  weak var scrollViewDelegate: (any UIScrollViewDelegate)?
  var collectionView: UICollectionView? {
    didSet {
      collectionView?.dataSource = self
      collectionView?.delegate = self
    }
  }

  init(updater: ListAdapterUpdater, viewController: UIViewController, workingRangeSize: Int) {}

  func performUpdates(animated: Bool, completion: ((Bool) -> Void)?) {
    collectionView?.reloadData()
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { dataSource?.objects(for: self).count ?? 0 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 60) }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scrollViewDelegate?.scrollViewDidScroll(scrollView)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: MessagesViewController(chatId: "", users: [], title: "Chat"),
      bar: "messageInputView", content: "messageInputView", list: "collectionView",
      field: "messageInputView.textView")
  ]
}
