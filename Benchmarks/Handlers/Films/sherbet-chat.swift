import FilmstripCommand
import FilmstripUIKit

/// The controller with what its storyboard sets.
@MainActor
func screen() -> ChatViewController {
  let controller = ChatViewController()
  let view: UIView = controller.view
  let bar = UIView()
  let field = UITextField()
  let table = UITableView()
  for part in [table, bar] { view.addSubview(part) }
  bar.addSubview(field)
  for part in [bar, table, field] { part.translatesAutoresizingMaskIntoConstraints = false }
  let guide = view.safeAreaLayoutGuide
  let bottom = guide.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
  NSLayoutConstraint.activate([
    bottom, bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    bar.heightAnchor.constraint(equalToConstant: 52),
    field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
    field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
    field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -61),
    table.topAnchor.constraint(equalTo: guide.topAnchor, constant: 5),
    table.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    table.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    table.bottomAnchor.constraint(equalTo: bar.topAnchor),
  ])
  controller.inputArea = bar
  controller.chatTableView = table
  controller.inputAreaBottomConstraint = bottom
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: "inputArea", content: "inputArea", list: "chatTableView")
  ]
}
