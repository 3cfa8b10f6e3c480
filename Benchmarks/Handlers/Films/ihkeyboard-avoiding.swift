import FilmstripCommand
import FilmstripUIKit

/// Where constraints are searched, which are none here.
func == (one: NSObject, other: UIView) -> Bool { one === other }

/// By frames: where its superview has constraints, the library takes their items for NSObject.
final class Screen: UIViewController {
  let bar = UIView()
  let field = UITextField()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    bar.frame = CGRect(
      x: 0, y: view.bounds.height - 50, width: view.bounds.width, height: 50)
    field.frame = CGRect(x: 10, y: 10, width: view.bounds.width - 20, height: 30)
    view.addSubview(bar)
    bar.addSubview(field)
    KeyboardAvoiding.avoidingView = bar
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), bar: "bar", content: "bar", field: "field")
  ]
}
