import FilmstripCommand
import FilmstripUIKit

final class Screen: ListAboveBar {
  private let watcher = KeyboardPositionWatcher()

  override func viewDidLoad() {
    super.viewDidLoad()
    listBottom.isActive = false
    table.contentInsetAdjustmentBehavior = .never
    table.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 20).isActive = true
    bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    watcher.adjustBottomContentInset(of: table)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: "bar", content: "bar", list: "table", field: "field")
  ]
}
