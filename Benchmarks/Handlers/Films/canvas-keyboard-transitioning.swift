import FilmstripCommand
import FilmstripUIKit

final class Screen: ListAboveBar {
  private lazy var space = view.safeAreaLayoutGuide.bottomAnchor.constraint(
    equalTo: bar.bottomAnchor)
  private var keyboard: KeyboardTransitioning?

  override func viewDidLoad() {
    super.viewDidLoad()
    space.isActive = true
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    keyboard = KeyboardTransitioning(view: view, space: space)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: "bar", content: "bar", list: "table", field: "field")
  ]
}
