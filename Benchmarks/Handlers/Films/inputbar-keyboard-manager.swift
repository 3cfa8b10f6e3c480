import FilmstripCommand
import FilmstripUIKit

final class Screen: ListAboveBar {
  private let manager = KeyboardManager()

  override func viewDidLoad() {
    super.viewDidLoad()
    manager.bind(inputAccessoryView: bar)
    manager.bind(to: table)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: "bar", content: "bar", list: "table", field: "field")
  ]
}
