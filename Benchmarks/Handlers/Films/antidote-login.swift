import FilmstripCommand
import FilmstripUIKit

struct Theme {
  enum Item {
    case LoginBackground, LoginGradient, LoginButtonBackground, LoginButtonText, LoginLinkColor,
      NormalText
  }
  func colorForType(_ item: Item) -> UIColor { .gray }
}

final class RoundedButton: UIButton {
  enum ButtonType { case login }
  init(theme: Theme, type: ButtonType) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  override var intrinsicContentSize: CGSize { CGSize(width: 0, height: 40) }
}

final class IncompressibleView: UIView {
  var customIntrinsicContentSize = CGSize.zero
  override var intrinsicContentSize: CGSize { customIntrinsicContentSize }
}

@MainActor
protocol FullscreenPickerDelegate: AnyObject {
  func fullscreenPicker(_ picker: FullscreenPicker, willDismissWithSelectedIndex index: Int)
}
final class FullscreenPicker: UIView {
  weak var delegate: (any FullscreenPickerDelegate)?
  init(theme: Theme, strings: [String], selectedIndex: Int) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
  func showAnimatedInView(_ view: UIView) {}
}

extension String {
  init(localized key: String) { self = key }
  func substringToByteLength(_ length: Int, encoding: Encoding) -> String { self }
}

extension UIImage {
  static func templateNamed(_ name: String) -> UIImage { UIImage() }
}

extension UIFont {
  static func antidoteFontWithSize(_ size: CGFloat, weight: UIFont.Weight) -> UIFont {
    .systemFont(ofSize: size, weight: weight)
  }
}

extension UIViewController {
  func loadViewWithBackgroundColor(_ color: UIColor) {
    view = UIView()
    view.backgroundColor = color
  }
}

/// Says that the profile has a password, so that there is a field for it.
final class Delegate: LoginFormControllerDelegate {
  static let shared = Delegate()
  func loginFormControllerLogin(
    _ controller: LoginFormController, profileName: String, password: String?
  ) {}
  func loginFormControllerCreateAccount(_ controller: LoginFormController) {}
  func loginFormControllerImportProfile(_ controller: LoginFormController) {}
  func loginFormController(
    _ controller: LoginFormController, isProfileEncrypted profile: String
  ) -> Bool { true }
}

@MainActor
func screen() -> LoginFormController {
  let controller = LoginFormController(theme: Theme(), profileNames: ["Home"], selectedIndex: 0)
  controller.delegate = Delegate.shared
  return controller
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), bar: "loginButton", content: "loginButton", field: "passwordField"
    )
  ]
}
