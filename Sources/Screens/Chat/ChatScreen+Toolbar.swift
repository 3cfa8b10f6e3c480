extension ChatScreen {
  /// The room above and below the field together, in points.
  private static let aroundField = 12.0

  static func fill(
    _ toolbar: View, _ content: View
  ) -> (height: Constraint, left: Constraint, right: Constraint, field: Constraint) {
    let field = View("field", in: toolbar.simulation)
    field.backgroundColor = .field
    field.cornerRadius = 16
    field.contents = .placeholder("Message")
    let button = View("send", in: toolbar.simulation)
    button.contents = .sendButton
    content.addSubview(field)
    content.addSubview(button)
    for view in [content, field, button] { view.translatesAutoresizingMaskIntoConstraints = false }
    let fit = (
      height: content.heightAnchor.constraint(equalToConstant: toolbarHeight),
      left: content.leftAnchor.constraint(equalTo: toolbar.leftAnchor),
      right: content.rightAnchor.constraint(equalTo: toolbar.rightAnchor),
      field: field.heightAnchor.constraint(equalToConstant: toolbarHeight - aroundField)
    )
    Constraint.activate([
      fit.left, fit.right,
      content.topAnchor.constraint(equalTo: toolbar.topAnchor),
      fit.height,
      field.leftAnchor.constraint(equalTo: content.leftAnchor, constant: 12),
      field.rightAnchor.constraint(equalTo: button.leftAnchor, constant: -8),
      field.centerYAnchor.constraint(equalTo: content.centerYAnchor),
      fit.field,
      button.rightAnchor.constraint(equalTo: content.rightAnchor, constant: -12),
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
