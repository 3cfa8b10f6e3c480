import FilmstripCommand
import FilmstripUIKit

final class Screen: UIViewController, UITextFieldDelegate {
  let scrollView = UIScrollView()
  let field = UITextField(frame: CGRect(x: 20, y: 440, width: 300, height: 34))
  private lazy var behavior = KeyboardAvoidingBehavior(scrollView: scrollView)

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 375, height: 500)
    view.addSubview(scrollView)
    scrollView.addSubview(field)
    field.delegate = self
    behavior.start()
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { behavior.activeTextField = textField }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), scrollView: "scrollView", field: "field")
  ]
}
