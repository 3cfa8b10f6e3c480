import FilmstripCommand
import FilmstripUIKit

/// The controller with what its storyboard sets.
@MainActor
func screen() -> ViewController {
  let controller = ViewController()
  let view = UIView()
  let table = UITableView()
  let toolbar = UIToolbar(frame: CGRect(x: 0, y: 623, width: 375, height: 44))
  let field = UITextField(frame: CGRect(x: 16, y: 7, width: 343, height: 30))
  toolbar.items = [UIBarButtonItem(customView: field)]
  for part in [table, toolbar] {
    view.addSubview(part)
    part.translatesAutoresizingMaskIntoConstraints = false
  }
  controller.toolbar = toolbar
  controller.textField = field
  controller.tableView = table
  controller.view = view
  let bottom = controller.bottomLayoutGuide.topAnchor.constraint(equalTo: toolbar.bottomAnchor)
  NSLayoutConstraint.activate([
    bottom, toolbar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    toolbar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    table.topAnchor.constraint(equalTo: controller.topLayoutGuide.bottomAnchor),
    table.bottomAnchor.constraint(equalTo: controller.bottomLayoutGuide.topAnchor),
    table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
  ])
  table.dataSource = controller
  table.delegate = controller
  controller.bottom = bottom
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: "toolbar", content: "toolbar", list: "tableView",
      field: "textField")
  ]
}
