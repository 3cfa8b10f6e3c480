import FilmstripCommand
import FilmstripUIKit

@MainActor
public enum MessengerKit {
  static let bundle: Bundle? = nil
  @MainActor enum Styles { static let iMessage = MSGIMessageStyle() }
}

@MainActor
public protocol MSGMessengerStyle {
  var collectionView: MSGCollectionView.Type { get }
  var inputView: MSGInputView.Type { get }
  var backgroundColor: UIColor { get }
  var inputViewBackgroundColor: UIColor { get }
}

struct MSGIMessageStyle: MSGMessengerStyle {
  let collectionView = MSGCollectionView.self
  let inputView = MSGInputView.self
  let backgroundColor = UIColor.white
  let inputViewBackgroundColor = UIColor.white
}

public class MSGInputView: UIControl {
  static let nib: UINib? = nil
  let textView = UITextView()
  var style: (any MSGMessengerStyle)?

  required init() {
    super.init(frame: .zero)
    heightAnchor.constraint(equalToConstant: 48).isActive = true
    addSubview(textView)
    textView.translatesAutoresizingMaskIntoConstraints = false
    let guide = safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      textView.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
      textView.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -5),
      textView.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 10),
      textView.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -10),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

public struct MSGUser { let displayName: String }
public protocol MSGDataSource: AnyObject {}
public protocol MSGDelegate: AnyObject {}

extension MSGMessengerViewController: UICollectionViewDataSource,
  UICollectionViewDelegateFlowLayout, UICollectionViewDataSourcePrefetching
{
  public func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt paths: [IndexPath]
  ) {}

  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 30 }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt path: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }

  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt path: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: 60) }
}

/// The controller with what its nib makes.
final class Screen: MSGMessengerViewController {
  override func loadView() {
    let view = MSGMessengerView()
    let (input, back, list) = (UIView(), UIView(), UIView())
    for part in [input, back, list] {
      view.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    let guide = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      input.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      input.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      input.topAnchor.constraint(equalTo: list.bottomAnchor),
      back.topAnchor.constraint(equalTo: input.bottomAnchor),
      back.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      back.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      back.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      list.topAnchor.constraint(equalTo: view.topAnchor),
      list.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      list.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    (view.inputViewContainer, view.backgroundView, view.collectionViewContainer) =
      (input, back, list)
    view.add(collectionView)
    view.add(messageInputView)
    self.view = view
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: { $0.messageInputView },
      content: { $0.messageInputView }, list: { $0.collectionView },
      field: { $0.messageInputView.textView })
  ]
}
