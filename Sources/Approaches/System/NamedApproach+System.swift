extension NamedApproach {
  /// The system's alternatives to notifications, and the inset of a scroll view.
  package static let system: [NamedApproach] = [
    NamedApproach(
      "layout-guide",
      summary: "Pins the bar's content to the keyboard layout guide, without a handler.",
      code: """
        content.bottomAnchor.constraint(
          equalTo: view.keyboardLayoutGuide
            .topAnchor)
        """
    ) { PinnedToGuide() },
    NamedApproach(
      "layout-guide-no-safe-area",
      summary:
        "Pins the bar to a layout guide without the safe area, which keeps the bar's padding "
        + "above the keyboard.",
      code: """
        guide.usesBottomSafeArea = false
        bar.bottomAnchor.constraint(
          equalTo: guide.topAnchor)
        """
    ) { PinnedToGuideAtEdge() },
    NamedApproach(
      "layout-guide-undocked",
      summary: "Pins the bar's content to a layout guide that follows an undocked keyboard too.",
      code: """
        guide.followsUndockedKeyboard = true
        content.bottomAnchor.constraint(
          equalTo: guide.topAnchor)
        """
    ) { PinnedToUndockedGuide() },
    NamedApproach(
      "content-inset",
      summary: "Adds to the table's bottom inset and offset, and sets the bar's transform.",
      code: """
        animate(withDuration: duration,
                options: curve << 16) {
          bar.transform = lifted
          table.contentInset.bottom += h
          table.contentOffset.y += h
        }
        """
    ) { ContentInset() },
    NamedApproach(
      "input-accessory",
      summary: "Makes the bar the input accessory view, which rides on the keyboard.",
      code: """
        override var inputAccessoryView: UIView? {
          bar
        }
        """
    ) { RidingAccessory() },
    NamedApproach(
      "display-link",
      summary: "Follows the keyboard's presentation frame with a display link, one tick late.",
      code: """
        // at each tick of the display
        bar.transform = lifted(
          to: keyboardLayer.presentation())
        """
    ) { FollowedByDisplayLink() },
  ]
}
