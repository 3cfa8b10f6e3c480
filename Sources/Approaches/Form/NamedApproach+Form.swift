extension NamedApproach {
  package static let forms: [NamedApproach] = focusLifts + managers

  private static let focusLifts: [NamedApproach] = [
    NamedApproach(
      "focus-lift-published",
      summary:
        "Lifts the view by the covered part of the field, without the curve and measured while lifted.",
      code: """
        // the field as it is seen, lifted
        covered = field.bottom - top
        animate(withDuration: duration) {
          view.transform = up(covered)
        }
        """, make: { FocusLiftPublished() }),
    NamedApproach(
      "focus-lift",
      summary: "Lifts the view by the covered part of the field, measured without the old lift.",
      code: """
        bottom = field.bottom - view.lift
        covered = bottom - top
        animate(withDuration: duration,
                options: curve << 16) {
          view.transform = up(covered)
        }
        """, make: { FocusLift() }),
    NamedApproach(
      "focus-lift-ios7",
      summary:
        "Compares field and keyboard in the view's own coordinates, right in any orientation.",
      code: """
        bottom = view.convert(field)
        top = view.convert(keyboard)
        // then as focus-lift
        """, make: { FocusLift(comparingIn: .view) }),
    NamedApproach(
      "half-height",
      summary: "Lifts the view by half of a fixed height, whatever the field.",
      code: "top.constant = -258 / 2", make: { HalfHeight() }),
  ]

  private static let managers: [NamedApproach] = [
    NamedApproach(
      "keyboard-manager-published",
      summary:
        "Moves scroll views, then the view, until the field is seen; the curve is not shifted.",
      code: """
        // queued, out of the block
        animate(withDuration: duration,
                options: curve) {
          scrollViews.takeShare()
          root.frame.origin.y = y
        }
        """,
      make: {
        var settings = KeyboardManager.Settings()
        settings.shiftsCurve = false
        return KeyboardManager(settings)
      }),
    NamedApproach(
      "keyboard-manager",
      summary:
        "Moves scroll views, then the view, until the field is seen, with the keyboard's curve.",
      code: """
        // queued, out of the block
        animate(withDuration: duration,
                options: curve << 16) {
          scrollViews.takeShare()
          root.frame.origin.y = y
        }
        """, make: { KeyboardManager() }),
    NamedApproach(
      "keyboard-manager-header",
      summary: "Moves the controller's content view instead of its view, so that a header stays.",
      code: """
        moved = controller.contentView
             ?? controller.view
        // then as keyboard-manager
        """,
      make: {
        var settings = KeyboardManager.Settings()
        settings.movesContentView = true
        return KeyboardManager(settings)
      }),
  ]
}
