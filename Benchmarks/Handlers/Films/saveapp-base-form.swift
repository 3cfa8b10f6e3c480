import FilmstripCommand
import FilmstripUIKit

final class Screen: BaseViewController {
  let field = UITextField(frame: CGRect(x: 20, y: 440, width: 300, height: 34))
  let whole = UIScrollView()

  override func viewDidLoad() {
    super.viewDidLoad()
    whole.frame = view.bounds
    whole.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    whole.contentSize = CGSize(width: 375, height: 500)
    view.addSubview(whole)
    whole.addSubview(field)
    scrollView = whole
  }
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: Screen(), scrollView: "whole", field: "field")
  ]
}
