import FilmstripCommand
import FilmstripUIKit

/// The controller with what its storyboard sets.
@MainActor
func screen() -> ViewController {
  let controller = ViewController()
  let view: UIView = controller.view
  let container = UIView()
  let field = UITextField()
  view.addSubview(container)
  container.addSubview(field)
  for part in [container, field] { part.translatesAutoresizingMaskIntoConstraints = false }
  let bottom = controller.bottomLayoutGuide.topAnchor.constraint(equalTo: container.bottomAnchor)
  NSLayoutConstraint.activate([
    bottom, container.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    container.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    container.heightAnchor.constraint(equalToConstant: 50),
    field.heightAnchor.constraint(equalToConstant: 30),
    field.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 10),
    field.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -10),
    field.bottomAnchor.constraint(equalTo: container.bottomAnchor, constant: -10),
  ])
  field.delegate = controller
  controller.textFieldContainerBottomConstraint = bottom
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), embedding: .none, bar: { $0.view.subviews.last },
      content: { $0.view.subviews.last }, field: { $0.view.subviews.last?.subviews.first })
  ]
}
