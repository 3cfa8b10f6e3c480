import FilmstripCommand
import FilmstripUIKit

/// The controller with its storyboard's views.
final class Screen: ViewController {
  override func loadView() {
    let all = UIView()
    view = all
    let table = UITableView()
    let bar = UIToolbar(frame: CGRect(x: 0, y: 623, width: 375, height: 44))
    let field = UITextField(frame: CGRect(x: 16, y: 7, width: 343, height: 30))
    // In the storyboard it is an item of the toolbar, which the model does not show.
    bar.addSubview(field)
    for part in [table, bar] {
      all.addSubview(part)
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    let end = bottomLayoutGuide.topAnchor.constraint(equalTo: bar.bottomAnchor)
    NSLayoutConstraint.activate([
      end, bar.leadingAnchor.constraint(equalTo: all.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: all.trailingAnchor),
      table.topAnchor.constraint(equalTo: topLayoutGuide.bottomAnchor),
      table.bottomAnchor.constraint(equalTo: bottomLayoutGuide.topAnchor),
      table.leadingAnchor.constraint(equalTo: all.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: all.trailingAnchor),
    ])
    table.dataSource = self
    table.delegate = self
    (toolbar, textField, tableView, bottom) = (bar, field, table, end)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: "toolbar", content: "toolbar", list: "tableView",
      field: "textField")
  ]
}
