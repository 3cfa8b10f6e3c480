import FilmstripCommand
import FilmstripUIKit

final class Screen: ListAboveBar, KeyboardScrollable {
  var scrollable: UIScrollView { table }
  private lazy var observer = KeyboardFrameObserver { [weak self] frame in
    self?.handleKeyboardFrameUpdate(keyboardFrame: frame)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    listBottom.isActive = false
    table.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
    bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    observer.startObservingKeyboardFrame()
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: "bar", content: "bar", list: "table", field: "field")
  ]
}
