import FilmstripCommand
import FilmstripUIKit

final class Screen: ListAboveBar {
  private let underKeyboard = UnderKeyboardLayoutConstraint()

  override func viewDidLoad() {
    super.viewDidLoad()
    let bottom = view.bottomAnchor.constraint(equalTo: bar.bottomAnchor)
    bottom.isActive = true
    underKeyboard.setup(bottom, view: view, minMargin: 10)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: "bar", content: "bar", list: "table", field: "field")
  ]
}
