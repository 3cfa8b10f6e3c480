import FilmstripCommand
import FilmstripUIKit

/// The controller with what its storyboard sets: seven rows, each with a field.
@MainActor
func screen() -> ViewController {
  let controller = ViewController()
  let view = UIView()
  let scrollView = UIScrollView()
  let rows = UIStackView()
  rows.axis = .vertical
  for _ in 0..<7 {
    let box = UIView()
    let field = UITextField()
    box.addSubview(field)
    field.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.heightAnchor.constraint(equalToConstant: 100),
      field.heightAnchor.constraint(equalToConstant: 30),
      field.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -8),
      field.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -8),
    ])
    rows.addArrangedSubview(box)
  }
  view.addSubview(scrollView)
  scrollView.addSubview(rows)
  for part in [scrollView, rows] { part.translatesAutoresizingMaskIntoConstraints = false }
  let safe = view.safeAreaLayoutGuide
  NSLayoutConstraint.activate([
    scrollView.topAnchor.constraint(equalTo: view.topAnchor),
    scrollView.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
    scrollView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
    scrollView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
    rows.topAnchor.constraint(equalTo: scrollView.topAnchor),
    rows.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor),
    rows.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
    rows.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
    rows.widthAnchor.constraint(equalTo: view.widthAnchor),
  ])
  controller.scrollView = scrollView
  controller.view = view
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), embedding: .none, scrollView: { $0.scrollView },
      field: { controller, _ in
        (controller.scrollView.subviews.first as? UIStackView)?.arrangedSubviews[5].subviews.first
      })
  ]
}
