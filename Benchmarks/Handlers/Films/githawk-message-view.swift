import FilmstripCommand
import FilmstripUIKit

final class Chat: MessageViewController, UITableViewDataSource {
  let table = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.rowHeight = 60
    table.contentInset.bottom = 40
    setup(scrollView: table)
  }

  private var isAtBottom = false

  override func didLayout() {
    guard !isAtBottom, table.bounds.height > 0 else { return }
    isAtBottom = true
    table.reloadData()
    table.layoutIfNeeded()
    table.contentOffset.y = table.contentSize.height + 40 - table.bounds.height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Message \(indexPath.row)"
    return cell
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Chat(nibName: nil, bundle: nil), bar: { $0.messageView },
      content: { $0.messageView.textView }, list: { $0.table }, field: { $0.messageView.textView })
  ]
}
