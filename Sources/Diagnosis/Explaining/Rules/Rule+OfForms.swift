extension Rule {
  /// What is told by where a form's field, view and header rest.
  static let ofForms = [
    measuredLifted, liftedInRisingSheet, liftedAndScrolled, fixedLift, leftCovered, headerGone,
    notRestored,
  ]

  /// K10: what the view was lifted by is taken for a part of where the field is.
  static let measuredLifted = Rule { features in
    let rests = features.fieldRests
    for (first, next) in zip(rests, rests.dropFirst())
    where first.episode.end == next.episode.begin && abs(next.fault) > features.tolerance {
      let (old, lift, needed) = (first.state.lift, next.state.lift, next.state.neededLift)
      guard old > features.tolerance, abs(needed - old - lift) < 1 else { continue }
      return Finding(
        .appliedTwice, cause: "accumulation", confidence: 0.965,
        evidence:
          "As the cursor goes on while the keyboard stays, the next field \(features.state(of: next)): "
          + "it needs a lift of \(needed.points) and gets \(lift.points), less by the \(old.points) "
          + "that the view was lifted by already. It was measured where it stood lifted.",
        fix: """
          // measure without the transform that is about to be replaced
          let bottom = field.convert(field.bounds, to: nil).maxY - view.transform.ty
          """)
    }
    return nil
  }

  /// K19: the view is lifted for where the field was before its sheet rose.
  static let liftedInRisingSheet = Rule { features in
    guard let rest = features.fieldRest(movedTwiceBy: \.sheetRise) else { return nil }
    return Finding(
      .movingSheet, cause: "sheet", confidence: 0.955,
      evidence:
        "The sheet rises by \(rest.state.sheetRise.points) by itself, and the view in it is lifted by "
        + "\(rest.state.lift.points) as well, where \(rest.state.neededLift.points) would do: the field "
        + "\(features.state(of: rest)). It was measured before the sheet moved.",
      fix: """
        // on a sheet measure once more in keyboardDidShow, when it has come to rest
        let frame = view.convert(endFrame, from: nil)
        """)
  }

  /// K11: the system scrolls to the field, and the view is lifted as well.
  static let liftedAndScrolled = Rule { features in
    guard let rest = features.fieldRest(movedTwiceBy: \.scrolled) else { return nil }
    return Finding(
      .viewAndGuide, cause: "two movers", confidence: 0.955,
      evidence:
        "Two things move the field: it is scrolled up by \(rest.state.scrolled.points), and the view is "
        + "lifted by \(rest.state.lift.points) as well, where \(rest.state.neededLift.points) would do. "
        + "It \(features.state(of: rest)).",
      fix: """
        // leave the view of a table view controller alone: it scrolls to the field by itself
        guard !(controller is UITableViewController) else { return }
        """)
  }

  /// The lift is not measured from the field.
  static let fixedLift = Rule { features in
    let lifted = { (rest: Features.FieldRest) in rest.state.lift > features.tolerance }
    guard !features.hearsUprightFrames, measuredLifted.judge(features) == nil,
      liftedInRisingSheet.judge(features) == nil, liftedAndScrolled.judge(features) == nil,
      let rest = features.fieldRests.first(where: {
        abs($0.fault) > features.tolerance && lifted($0)
      })
    else { return nil }
    let rests = features.fieldRests
    let isSame =
      rests.allSatisfy { abs($0.state.lift - rest.state.lift) < 1 }
      && rests.contains { abs($0.state.neededLift - rest.state.neededLift) > 1 }
    let others = rests.filter { $0.episode.begin > rest.episode.begin && abs($0.fault) > 1 }
    let screen = features.film.screen(at: rest.episode.begin)
    let isHeight = abs(screen.maxY - rest.state.place.keyboardTop - rest.state.lift) < 1
    let isLimit = isHeight && rest.state.neededLift > rest.state.lift
    return Finding(
      title: isLimit ? "lift that stops too early" : "lift that is not the field's",
      cause: isLimit ? "limit" : "fixed height", confidence: isSame ? 0.96 : 0.85,
      evidence:
        "The view is lifted by \(rest.state.lift.points)\(isSame ? " whatever the field" : ""), and this "
        + "one needs \(rest.state.neededLift.points): it \(features.state(of: rest))"
        + (others.first.map { "; a later one \(features.state(of: $0))" } ?? "")
        + (isLimit
          ? ". The lift stops at the keyboard's height, and the field began below the screen's bottom."
          : isSame
            ? ". The height is fixed in advance, and not measured from field and keyboard."
            : ". The height is not the distance that field and keyboard have."),
      fix: isLimit
        ? """
        // a form higher than its screen needs a scroll view
        scrollView.contentInset.bottom = height
        scrollView.scrollRectToVisible(field.frame, animated: false)
        """ : Fix.lift)
  }

  /// Nothing lifts the field that the keyboard covers.
  static let leftCovered = Rule { features in
    let rest = features.fieldRests.first {
      $0.fault < -features.tolerance && abs($0.state.lift) <= features.tolerance
    }
    guard let rest, measuredLifted.judge(features) == nil, !features.hearsUprightFrames else {
      return nil
    }
    let isEarly = features.announcesBeforeEditing
    return Finding(
      title: "field left behind the keyboard", cause: isEarly ? "order" : "no answer",
      confidence: 0.95,
      evidence:
        "The field \(features.state(of: rest)), and the view is not lifted for it. "
        + (isEarly
          ? "A text view begins editing only after the keyboard was announced, so a handler that waits "
            + "for the field first has none to look at."
          : "It needs \(rest.state.neededLift.points)."),
      fix: isEarly
        ? """
        // look at the field in both, whichever comes last
        func textViewDidBeginEditing(_ textView: UITextView) { field = textView; lift() }
        @objc func keyboardWillShow(_ note: Notification) { keyboard = note; lift() }
        """ : Fix.lift)
  }

  /// A header goes along with what is lifted below it.
  static let headerGone = Rule { features in
    let rest = features.fieldRests.first { $0.state.headerLift > features.tolerance }
    guard let rest else { return nil }
    return Finding(
      title: "header pushed off", cause: "header", confidence: 0.93,
      evidence:
        "The header should stay and goes up by \(rest.state.headerLift.points) with the view that is "
        + "lifted for the field.",
      fix: """
        // lift what lies below the header, in a view of its own, and not the controller's view
        contentView.transform = CGAffineTransform(translationX: 0, y: -height)
        """)
  }

  /// The view is not where it was once the keyboard has gone.
  static let notRestored = Rule { features in
    let episode = features.episodes.first {
      $0.restSeam == nil && abs($0.homeFault ?? 0) > features.tolerance
        && $0.has { $0 == .hideKeyboard }
    }
    guard let episode, let fault = episode.homeFault else { return nil }
    return Finding(
      title: "view not put back", cause: "restoring", confidence: 0.95,
      evidence:
        "The keyboard has gone, and the view still stands \(abs(fault).points) "
        + "\(fault < 0 ? "above" : "below") where it began.",
      fix: """
        UIView.animate(withDuration: duration, …) { view.transform = .identity }
        """)
  }
}
