import FilmstripCommand
import FilmstripUIKit

/// Below an opaque navigation bar: the controller's view begins where the bar ends.
final class Surroundings: UIViewController {
  let example = Example1()

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(example)
    let inside: UIView = example.view
    inside.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inside)
    NSLayoutConstraint.activate([
      inside.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      inside.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      inside.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    example.didMove(toParent: self)
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Surroundings(), bar: "example.inputToolbar", content: "example.textView",
      field: "example.textView")
  ]
}
