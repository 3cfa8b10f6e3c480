extension NamedApproach {
  /// Slips that people met in apps, and what mends those that nothing else here does.
  static let families: [NamedApproach] = [
    NamedApproach(
      "safe-area-full-height",
      summary: "Pins the bar to the safe area and lifts it by the keyboard's full height.",
      code: """
        bottom = bar.bottomAnchor
          .constraint(equalTo: safeArea
            .bottomAnchor)
        // in the block
        bottom.constant = -h
        """
    ) { SafeAreaBar(subtractsInset: false) },
    NamedApproach(
      "safe-area-less-inset",
      summary: "Pins the bar to the safe area and lifts it by the height less the inset.",
      code: """
        bottom = bar.bottomAnchor
          .constraint(equalTo: safeArea
            .bottomAnchor)
        // in the block
        bottom.constant = -(h - inset)
        """
    ) { SafeAreaBar(subtractsInset: true) },
    NamedApproach(
      "full-height",
      summary: "Lifts the bar by the notification's height, whatever of it covers the view.",
      code: """
        animate(withDuration: duration,
                options: curve << 16) {
          bar.transform = up(h)  // all of it
        }
        """
    ) { FullHeight() },
    NamedApproach(
      "measured-from-bar",
      summary: "Lifts the bar by what the keyboard covers of it where it stands now.",
      code: """
        constant = -max(0, bar.maxY
                           - frameEnd.minY)
        """
    ) { MeasuredFromBar() },
    NamedApproach(
      "late-start", BarMove(.transform, delay: 0.2),
      summary: "Sets the transform with the keyboard's curve, 0.2 s after the notification."),
    NamedApproach(
      "one-tick-late", BarMove(.transform, lag: 1),
      summary: "Sets the transform with the keyboard's curve, one tick of the display late."),
    NamedApproach(
      "no-animation", summary: "Sets the bar's transform outside every animation.",
      code: """
        performWithoutAnimation {
          bar.transform = lifted
        }
        """
    ) { NoAnimation() },
    NamedApproach(
      "first-show-only",
      summary: "Lifts the bar for the first willShow and ignores those while it is up.",
      code: """
        guard !isShown else { return }
        isShown = true
        animate(withDuration: duration,
                options: curve << 16) {
          bar.transform = lifted
        }
        """
    ) { FirstShowOnly() },
    NamedApproach(
      "accumulating",
      summary: "Adds the height to the bar's offset on willChangeFrame and again on willShow.",
      code: """
        // in both handlers, in the block
        bottom.constant -= overlap
        view.layoutIfNeeded()
        """
    ) { Accumulating() },
    NamedApproach(
      "view-and-guide",
      summary: "Pins the bar to the keyboard layout guide and moves the whole view as well.",
      code: """
        bar.bottomAnchor.constraint(
          equalTo: view.keyboardLayoutGuide
            .topAnchor)
        // and in willShow
        view.transform = lifted
        """
    ) { ViewAndGuide() },
    NamedApproach(
      "inset-without-offset",
      summary: "Lifts the bar and makes room below the messages, but does not scroll them.",
      code: """
        animate(withDuration: duration,
                options: curve << 16) {
          bar.transform = lifted
          table.contentInset.bottom = h
        }
        """
    ) { InsetWithoutOffset() },
    NamedApproach(
      "scroll-on-own-clock",
      summary: "Lifts the bar with the keyboard and scrolls by scrollToRow(animated: true).",
      code: """
        animate(withDuration: duration,
                options: curve << 16) {
          bar.transform = lifted
        }
        table.scrollToRow(last, at: .bottom,
                          animated: true)
        """
    ) { ScrollOnOwnClock() },
    NamedApproach(
      "change-frame-height",
      summary: "On willChangeFrame, lifts the bar by the end frame's height wherever it is.",
      code: """
        // in keyboardWillChangeFrame
        bar.transform = up(
          frameEnd.height)
        """
    ) { ChangeFrame(.height) },
    NamedApproach(
      "change-frame-top",
      summary: "On willChangeFrame, lifts the bar from the bottom to the end frame's top.",
      code: """
        // in keyboardWillChangeFrame
        bar.transform = up(view.height
                           - frameEnd.minY)
        """
    ) { ChangeFrame(.distance) },
    NamedApproach(
      "change-frame-docked",
      summary: "On willChangeFrame, lifts the bar by what a docked keyboard covers.",
      code: """
        // in keyboardWillChangeFrame
        guard frameEnd.maxY >= view.maxY
        else { return rest() }
        bar.transform = up(overlap)
        """
    ) { ChangeFrame(.intersection) },
    NamedApproach(
      "bar-grows-down",
      summary: "Gives a growing bar its new height and leaves its top where it is.",
      code: """
        // in textDidChange
        bar.frame.size.height += growth
        """
    ) { GrowingBar(keepsBottom: false) },
    NamedApproach(
      "bar-grows-up",
      summary: "Gives a growing bar its new height and moves its top up by as much.",
      code: """
        // in textDidChange
        bar.frame.size.height += growth
        bar.frame.origin.y -= growth
        """
    ) { GrowingBar(keepsBottom: true) },
    NamedApproach(
      "bar-behind-corners",
      summary: "Moves the bar with the keyboard and extends its background behind the keyboard.",
      code: """
        background.topAnchor.constraint(
          equalTo: bar.bottomAnchor)
        background.heightAnchor.constraint(
          equalToConstant: 40)
        """
    ) { BarBehindCorners() },
    NamedApproach(
      "override-inherited",
      summary: "Sets the transform with the keyboard's curve and overrides the blocks around it.",
      code: """
        animate(withDuration: duration,
          options: [curve << 16,
            .overrideInheritedCurve,
            .overrideInheritedDuration]) {
          bar.transform = lifted
        }
        """
    ) { OverrideInherited() },
    NamedApproach(
      "feedback",
      summary: "Adds to the bar's offset, a tick later, the distance it measured on the screen.",
      code: """
        // in a display link
        let distance = keyboard.minY
                       - bar.maxY
        // one tick later
        bar.transform.ty += distance
        """
    ) { Feedback() },
  ]
}
