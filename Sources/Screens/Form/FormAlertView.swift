import Stage

/// An alert with fields, in the middle of the screen, in front of all but the system's bars.
final class FormAlertView {
  let card: View
  private let shade: View
  private let title: View
  private let rows: [FormRow]
  private let buttons: [View]

  /// In points; the width is that of alerts since iOS 8, the heights were read off screenshots.
  private static let size = (width: 270.0, title: 54.0, buttons: 44.0)

  init(_ setting: FormAlert, in simulation: Simulation) {
    shade = View("alert shade", in: simulation)
    shade.backgroundColor = .shade
    shade.alpha = FormScreen.shade
    card = View("alert", in: simulation)
    card.backgroundColor = .card
    card.cornerRadius = 14
    title = View("alert title", in: simulation)
    title.contents = .heading(setting.title)
    let card = card
    rows = setting.fields.map { FormRow(.field($0), in: card) }
    buttons = ["Cancel", "OK"].map { View($0, in: simulation) }
    simulation.window.addSubview(shade)
    simulation.window.addSubview(card)
    card.addSubview(title)
    for button in buttons {
      button.contents = .heading(button.name)
      card.addSubview(button)
    }
  }

  var fields: [InputField] { rows.flatMap(\.fields) }

  func place(on device: Device, above keyboardTop: Double) {
    let (width, titleHeight, buttonHeight) = FormAlertView.size
    shade.frame = Rect(origin: .zero, size: device.size)
    title.frame = Rect(x: 12, y: 4, width: width - 24, height: titleHeight - 4)
    card.bounds.size.width = width
    let end = rows.place(in: card, top: titleHeight, margin: FormRow.boxMargin) + 6
    let ordered = card.simulation.settings.rightToLeft ? buttons.reversed() : buttons
    for (index, button) in ordered.enumerated() {
      button.frame = Rect(
        x: Double(index) * width / 2, y: end, width: width / 2, height: buttonHeight)
    }
    let height = end + buttonHeight
    let top = device.safeArea.top
    card.bounds.size.height = height
    card.center = Point(
      x: device.size.width / 2,
      y: min(device.size.height / 2, max((top + keyboardTop) / 2, top + height / 2)))
  }
}
