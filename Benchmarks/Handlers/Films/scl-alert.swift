import FilmstripCommand
import FilmstripUIKit

/// An alert with three fields and two buttons, which reaches below the keyboard's top.
@MainActor
func screen() -> SCLAlertView {
  let alert = SCLAlertView(appearance: SCLAlertView.SCLAppearance(showCircularIcon: false))
  for name in ["First name", "Family name", "City"] { _ = alert.addTextField(name) }
  alert.addButton("Send") {}
  alert.addButton("Cancel") {}
  alert.labelTitle.text = "Your details"
  return alert
}

@main
struct Films: FilmstripProgram {
  static let approaches = [
    NamedApproach(
      "theirs", screen: screen(), embedding: .none, bar: { $0.contentView },
      content: { $0.contentView }, field: { $0.contentView.subviews.first { $0 is UITextField } })
  ]
}
