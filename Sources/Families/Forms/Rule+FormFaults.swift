extension Rule {
  /// The lift is not measured from the field.
  static let fixedLift = Rule(.rest, on: .form) { features in
    let lifted = { (rest: Features.FieldRest) in rest.lift > features.tolerance }
    guard !features.hearsUprightFrames, measuredLifted.judge(features) == nil,
      liftedInRisingSheet.judge(features) == nil, liftedAndScrolled.judge(features) == nil,
      let rest = features.fieldRests.first(where: {
        abs($0.fault) > features.tolerance && lifted($0)
      })
    else { return nil }
    let rests = features.fieldRests
    let isSame =
      rests.allSatisfy { abs($0.lift - rest.lift) < 1 }
      && rests.contains { abs($0.neededLift - rest.neededLift) > 1 }
    let others = rests.filter { $0.episode.begin > rest.episode.begin && abs($0.fault) > 1 }
    let screen = features.film.screen(at: rest.episode.begin)
    let isHeight = abs(screen.maxY - rest.place.keyboardTop - rest.lift) < 1
    let isLimit = isHeight && rest.neededLift > rest.lift
    return Finding(
      title: isLimit ? "lift that stops too early" : "lift not measured from the field",
      cause: isLimit ? "limit" : "fixed height", isSame ? .whole : .partial,
      evidence:
        "The view is lifted by \(rest.lift.points)\(isSame ? " whatever the field" : ""), and this "
        + "one needs \(rest.neededLift.points): it \(features.state(of: rest))"
        + (others.first.map { "; a later one \(features.state(of: $0))" } ?? "")
        + (isLimit
          ? ". The lift stops at the keyboard's height, and the field began below the screen's bottom."
          : isSame
            ? ". The height is fixed in advance, and not measured from field and keyboard."
            : ". The height is not the distance between field and keyboard."),
      fix: isLimit
        ? """
        // a form higher than its screen needs a scroll view
        scrollView.contentInset.bottom = height
        scrollView.scrollRectToVisible(field.frame, animated: false)
        """ : Fix.lift)
  }

  /// Nothing lifts the covered field.
  static let leftCovered = Rule(.rest, on: .form) { features in
    let rest = features.fieldRests.first {
      $0.fault < -features.tolerance && abs($0.lift) <= features.tolerance
    }
    guard let rest, measuredLifted.judge(features) == nil, !features.hearsUprightFrames else {
      return nil
    }
    if rest.insetGrowth > features.tolerance {
      return Finding(
        title: "inset of another height", cause: "inset height", .whole,
        evidence:
          "The text view's inset grows by \(rest.insetGrowth.points), and the text view "
          + "\(features.state(of: rest)): its last lines cannot be scrolled out from behind it.",
        fix: Fix.overlap + "\ntextView.contentInset.bottom = height")
    }
    let isEarly = features.announcesBeforeEditing
    return Finding(
      title: "field left behind the keyboard", cause: isEarly ? "order" : "no answer",
      .whole,
      evidence:
        "The field \(features.state(of: rest)), and the view is not lifted for it. "
        + (isEarly
          ? "A text view begins editing only after the keyboard was announced, so a handler that needs "
            + "the field then does not have it yet."
          : "It needs \(rest.neededLift.points)."),
      fix: isEarly
        ? """
        // lift in both handlers, as either may come last
        func textViewDidBeginEditing(_ textView: UITextView) { field = textView; lift() }
        @objc func keyboardWillShow(_ note: Notification) { keyboard = note; lift() }
        """ : Fix.lift)
  }

  /// A header moves with the lifted content below it.
  static let headerGone = Rule(.rest, on: .form) { features in
    let rest = features.fieldRests.first { $0.headerLift > features.tolerance }
    guard let rest else { return nil }
    return Finding(
      title: "header pushed off", cause: "header", .whole,
      evidence:
        "The header should stay, but moves up by \(rest.headerLift.points) with the view that is "
        + "lifted for the field.",
      fix: """
        // lift the part below the header, in its own view, and not the controller's view
        contentView.transform = CGAffineTransform(translationX: 0, y: -height)
        """)
  }

  /// The view has not returned to its place after the keyboard has gone.
  static let notRestored = Rule(.rest, on: .form) { features in
    let episode = features.episodes.first {
      $0.restSeam == nil && abs($0.homeFault ?? 0) > features.tolerance
        && $0.has { $0 == .hideKeyboard }
    }
    guard let episode, let fault = episode.homeFault else { return nil }
    return Finding(
      title: "view not put back", cause: "restoring", .whole,
      evidence:
        "The keyboard has gone, but the view is still \(abs(fault).points) "
        + "\(fault < 0 ? "above" : "below") where it began.",
      fix: """
        UIView.animate(withDuration: duration, …) { view.transform = .identity }
        """)
  }
}

extension Features {
  fileprivate var announcesBeforeEditing: Bool {
    var announced: Double?
    for entry in film.log {
      switch entry.action {
      case .notification(let notification) where notification.name == .willShow:
        announced = entry.time
      case .turn(let reason) where reason == Features.textViewBegins:
        if announced == entry.time { return true }
      default: break
      }
    }
    return false
  }

  /// The stage's reason for the turn of a text view's `textDidBeginEditing`.
  private static let textViewBegins = "text view begins editing"
}
