import FilmstripCommand
import FilmstripUIKit

class ChatTableViewCell: UITableViewCell {}

@MainActor
func screen() -> ViewController {
  let controller = ViewController()
  let view: UIView = controller.view
  let bar = UIView()
  let field = UITextField()
  let table = UITableView()
  for part in [bar, table] { view.addSubview(part) }
  bar.addSubview(field)
  for part in [bar, table, field] { part.translatesAutoresizingMaskIntoConstraints = false }
  let guide = view.safeAreaLayoutGuide
  let bottom = guide.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: 20)
  NSLayoutConstraint.activate([
    bottom, bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    bar.heightAnchor.constraint(equalToConstant: 50),
    field.topAnchor.constraint(equalTo: bar.topAnchor, constant: 5),
    field.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -5),
    field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 20),
    field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -50),
    table.topAnchor.constraint(equalTo: guide.topAnchor, constant: 50),
    table.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 20),
    table.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -20),
    table.bottomAnchor.constraint(equalTo: bar.topAnchor, constant: -20),
  ])
  controller.keyboardBottomAnchor = bottom
  controller.questionTextField = field
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: { $0.questionTextField.superview },
      content: { $0.questionTextField.superview }, field: { $0.questionTextField })
  ]
}
