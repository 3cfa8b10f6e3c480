extension ChatScreen {
  /// The style of the field's text: 16 points at the usual text size.
  static let fieldStyle = DynamicType.callout

  /// The field's additional height for each further line at a text size, in whole points.
  static func lineHeight(at textSize: UserSettings.TextSize) -> Double {
    let (usual, chosen) = (fieldStyle.metrics(at: .large), fieldStyle.metrics(at: textSize))
    return (lineHeight * chosen.size / usual.size).rounded(.up)
  }

  /// The height of the bar's content for a number of lines at a text size, in points.
  package static func contentHeight(of lines: Int, at textSize: UserSettings.TextSize) -> Double {
    let line = lineHeight(at: textSize)
    let most = 1 + Int(Double(mostLines - 1) * lineHeight / line)
    return toolbarHeight - lineHeight + Double(min(max(lines, 1), most)) * line
  }

  /// The room above and below the field together, in points.
  private static let aroundField = 12.0

  static func fill(
    _ toolbar: View, _ content: View
  ) -> (height: Constraint, left: Constraint, right: Constraint, field: Constraint) {
    let field = View("field", in: toolbar.simulation)
    field.backgroundColor = .field
    field.cornerRadius = 16
    field.contents = .placeholder("Message")
    let textSize = toolbar.simulation.settings.textSize
    field.followAsField()
    let button = View("send", in: toolbar.simulation)
    button.contents = .sendButton
    content.addSubview(field)
    content.addSubview(button)
    for view in [content, field, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    let height = contentHeight(of: 1, at: textSize)
    let fit = (
      height: content.heightAnchor.constraint(equalToConstant: height),
      left: content.leftAnchor.constraint(equalTo: toolbar.leftAnchor),
      right: content.rightAnchor.constraint(equalTo: toolbar.rightAnchor),
      field: field.heightAnchor.constraint(equalToConstant: height - aroundField)
    )
    Constraint.activate([
      fit.left, fit.right,
      content.topAnchor.constraint(equalTo: toolbar.topAnchor),
      fit.height,
      field.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 12),
      field.trailingAnchor.constraint(equalTo: button.leadingAnchor, constant: -8),
      field.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      fit.field,
      button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -12),
      button.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -aroundField / 2),
      button.widthAnchor.constraint(equalToConstant: 32),
      button.heightAnchor.constraint(equalToConstant: 32),
    ])
    return fit
  }

  /// Sets the height of the field, its row and, with constraints, the bar for the typed lines.
  ///
  /// As usual with constraints, it applies at the next layout.
  public func fitContent() {
    contentFit.height.constant = contentHeight
    contentFit.field.constant = contentHeight - ChatScreen.aroundField
    toolbarHeight.constant = barHeight
  }
}
