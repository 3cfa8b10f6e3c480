extension NamedApproach {
  /// `frame` and `transform` differ in property and curve; the others vary one thing at a time.
  package static let toolbar: [NamedApproach] = [
    NamedApproach(
      "frame", BarMove(.frame, curve: .named(.easeInOut)),
      summary: "Sets the bar's frame in a block with the notified duration and no curve."),
    NamedApproach(
      "frame-curve", BarMove(.frame),
      summary: "Sets the bar's frame with the keyboard's curve, shifted by 16."),
    NamedApproach(
      "frame-under-constraints",
      summary: "Sets the frame of a bar that constraints manage; the next layout pass undoes it.",
      code: """
        animate(withDuration: duration,
                options: curve << 16) {
          bar.frame.origin.y = y
        }
        view.setNeedsLayout()
        """
    ) { FrameUnderConstraints() },
    NamedApproach(
      "frame-as-printed",
      summary: "Sets a frame as large as the view, so that the bar fills the screen.",
      code: """
        animate(withDuration: duration) {
          bar.frame = (0, -h,
                       view.width,
                       view.height)
        }
        """
    ) { FrameAsPrinted() },
    NamedApproach(
      "constraints", BarMove(.constraint, curve: .named(.easeInOut), layout: .none),
      summary: "Changes a constraint's constant in the block and leaves layout to the system."),
    NamedApproach(
      "constraints-layout", BarMove(.constraint, curve: .named(.easeInOut)),
      summary: "Changes the constant and calls layoutIfNeeded in the block, with no curve."),
    NamedApproach(
      "constraints-layout-curve", BarMove(.constraint),
      summary: "Changes the constant and calls layoutIfNeeded, with the keyboard's curve."),
    NamedApproach(
      "transform-no-curve", BarMove(.transform, curve: .named(.easeInOut)),
      summary: "Sets the bar's transform in a block with the notified duration and no curve."),
    NamedApproach(
      "unshifted-curve", BarMove(.transform, curve: .raw(7)),
      summary: "Sets the transform with the curve's raw value 7 as options, not shifted by 16."),
    NamedApproach(
      "did-show",
      summary: "Sets the transform with the keyboard's curve, but only once the keyboard is up.",
      code: """
        // in keyboardDidShow
        animate(withDuration: duration,
                options: curve << 16) {
          bar.transform = lifted
        }
        """
    ) { DidShow() },
    NamedApproach(
      "transform", BarMove(.transform),
      summary: "Sets the bar's transform with the keyboard's curve, shifted by 16."),
  ]
}
