import FilmstripCommand
import FilmstripUIKit

public final class ChatMessagePopupVC: UIViewController {}

public class ChatMessageListVC: UIViewController {
  let listView = ChatMessageListView()
}

final class ChatMessageListView: UIView {
  func adjustContentInsetToPositionMessagesAtTheTop() {}
}

/// A chat between an opaque bar of 64 points above it and one of 49 below it.
final class Surroundings: UIViewController {
  let chat = UIViewController()
  let (bar, tabs) = (UIView(), UIView())
  private var handler: ComposerKeyboardHandler?

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(chat)
    let field = UITextField(frame: CGRect(x: 8, y: 6, width: 300, height: 32))
    let inside: UIView = chat.view
    for part in [inside, bar, tabs] { part.translatesAutoresizingMaskIntoConstraints = false }
    for part in [inside, tabs] { view.addSubview(part) }
    tabs.backgroundColor = .white
    inside.addSubview(bar)
    bar.addSubview(field)
    let bottom = bar.bottomAnchor.constraint(equalTo: inside.bottomAnchor)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: view.topAnchor, constant: 64),
      inside.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: -49),
      inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: inside.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: inside.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44), bottom,
      tabs.topAnchor.constraint(equalTo: inside.bottomAnchor),
      tabs.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      tabs.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tabs.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    chat.didMove(toParent: self)
    handler = ComposerKeyboardHandler(composerParentVC: chat, composerBottomConstraint: bottom)
    handler?.start()
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Surroundings(), embedding: .none, bar: { $0.bar }, content: { $0.bar })
  ]
}
