import FilmstripCommand
import FilmstripUIKit

final class Screen: ListAboveBar {
  override func viewDidLoad() {
    super.viewDidLoad()
    bar.bottomAnchor.constraint(equalTo: view.inputLayoutGuide.topAnchor).isActive = true
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: "bar", content: "bar", list: "table", field: "field")
  ]
}
