import Stage

extension View {
  /// Lets its text grow as a style does with the text size of the phone's owner.
  func follow(_ style: DynamicType) {
    let (usual, chosen) = (
      style.metrics(at: .large), style.metrics(at: simulation.settings.textSize)
    )
    textLook.scale = chosen.size / usual.size
    textLook.leading = chosen.leading / usual.leading
  }

  /// Likewise, as the text of the model's fields.
  func followAsField() {
    follow(ChatScreen.fieldStyle)
    textLook.leading =
      ChatScreen.lineHeight(at: simulation.settings.textSize) / ChatScreen.lineHeight
  }
}
