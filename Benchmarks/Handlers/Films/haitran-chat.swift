import FilmstripCommand
import FilmstripUIKit

let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

struct DB2Message {}
final class ReceiverCell: UITableViewCell {}
final class SenderCell: UITableViewCell {}
extension UITableView { func register(_ type: UITableViewCell.Type) {} }

// Of RxSwift and RxCocoa: one list of messages, a turn later.
@MainActor
struct Stream<Element> {
  let element: Element?
  static func just() -> Stream<Void> { Stream<Void>(element: ()) }
  func map(_ transform: (Element) -> Element) -> Stream { self }
  func asObservable() -> Stream { self }
  func bind(to title: Void) -> Disposable { Disposable(nil) }
  func subscribe(_ take: @escaping (Stream) -> Void) -> Disposable {
    DispatchQueue.main.async { take(self) }
    return Disposable(nil)
  }
}
@MainActor
enum Driver { static func just() -> Stream<Void> { .just() } }
@MainActor
enum Observable { static func just() -> Stream<Void> { .just() } }
extension UINavigationItem {
  struct Reactive { let title: Void = () }
  var rx: Reactive { Reactive() }
}

@MainActor
struct ChatViewModel {
  struct Input { let trigger, titleTrigger: Stream<Void> }
  struct Output {
    let messages: Stream<[DB2Message]>
    let title: Stream<String>
  }
  func transform(input: Input) -> Output {
    Output(
      messages: Stream(element: [DB2Message](repeating: DB2Message(), count: 20)),
      title: Stream(element: "Chat"))
  }
}

// In a file of the app's own that is not among those of the handler.
extension ChatViewController: UIImagePickerControllerDelegate, UINavigationControllerDelegate {}
extension ChatViewController: UITableViewDelegate, UITableViewDataSource {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    inputTextField.resignFirstResponder()
  }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    dataSource.count
  }
  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Message \(indexPath.row)"
    return cell
  }
}

/// What its storyboard sets.
extension ChatViewController: NibLoading {
  func loadNib() {
    let root = UIView()
    let table = UITableView()
    table.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: root.topAnchor),
      table.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      table.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 274, height: 50))
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    bar.addSubview(field)
    NSLayoutConstraint.activate([
      field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -38),
    ])
    let refresh = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    let activity = UIActivityIndicatorView()
    refresh.addSubview(activity)
    (tableView, inputBarView, inputTextField) = (table, bar, field)
    (refreshView, activityIndicator) = (refresh, activity)
    bottomConstraint = bar.heightAnchor.constraint(equalToConstant: 50)
    view = root
  }
}

@MainActor
func screen() -> ChatViewController {
  let controller = ChatViewController()
  controller.viewModel = ChatViewModel()
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: { $0.inputBarView },
      list: { $0.tableView }, field: { $0.inputTextField })
  ]
}
