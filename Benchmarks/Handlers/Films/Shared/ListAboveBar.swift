import FilmstripUIKit

/// A list above a bar with a field, for the films of helpers; where the bar ends is the film's.
class ListAboveBar: UIViewController, UITableViewDataSource {
  let bar = UIView()
  let field = UITextField()
  let table = UITableView()
  lazy var listBottom = table.bottomAnchor.constraint(equalTo: bar.topAnchor)

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    for part in [table, bar] { view.addSubview(part) }
    bar.addSubview(field)
    for part in [table, bar, field] { part.translatesAutoresizingMaskIntoConstraints = false }
    NSLayoutConstraint.activate([
      listBottom, table.topAnchor.constraint(equalTo: view.topAnchor),
      table.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      table.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.heightAnchor.constraint(equalToConstant: 50),
      field.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
      field.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 10),
      field.trailingAnchor.constraint(equalTo: bar.trailingAnchor, constant: -10),
    ])
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
}
