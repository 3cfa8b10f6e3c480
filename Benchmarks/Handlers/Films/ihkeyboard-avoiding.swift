import FilmstripCommand
import FilmstripUIKit

/// By frames: where its superview has constraints, the library takes items of constraints for NSObject.
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
