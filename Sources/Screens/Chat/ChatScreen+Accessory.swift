extension ChatScreen {
  /// Makes the toolbar the input accessory view: it leaves the view and rides on the keyboard.
  ///
  /// The table extends to the view's bottom, behind the toolbar; the inset below the last message grows by the part
  /// that the toolbar covers at rest. Not available above a tab bar.
  public func makeToolbarInputAccessory() {
    Constraint.deactivate(toolbarConstraints + tableConstraints)
    setInputAccessoryView(toolbar, height: contentHeight)
    Constraint.activate([
      table.leftAnchor.constraint(equalTo: view.leftAnchor),
      table.rightAnchor.constraint(equalTo: view.rightAnchor),
      tableTop,
      table.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    insetList(by: ChatScreen.fitBlank + contentHeight + paddingBelowContent)
  }

  /// Whether the toolbar rides on the keyboard.
  public var toolbarIsInputAccessory: Bool { toolbar.superview !== view }
}
