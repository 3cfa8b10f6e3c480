import FilmstripCommand
import FilmstripUIKit

// Of an extension in a file of its own: curves without a name are linear.
extension NSNotification {
  var event: KeyboardEvent {
    switch name {
    case UIResponder.keyboardWillShowNotification: .willShow
    case UIResponder.keyboardDidShowNotification: .didShow
    case UIResponder.keyboardWillHideNotification: .willHide
    case UIResponder.keyboardDidHideNotification: .didHide
    case UIResponder.keyboardWillChangeFrameNotification: .willChangeFrame
    case UIResponder.keyboardDidChangeFrameNotification: .didChangeFrame
    default: .unknown
    }
  }
  var timeInterval: TimeInterval? {
    userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
  }
  var animationOptions: UIView.AnimationOptions { .curveLinear }
  var startFrame: CGRect? { userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? CGRect }
  var endFrame: CGRect? { userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect }
  var isForCurrentApp: Bool? { userInfo?[UIResponder.keyboardIsLocalUserInfoKey] as? Bool }
}

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
