extension Family {
  /// The height is added to the bar's position; `transform` (Approaches/Toolbar) sets it.
  ///
  /// In a form, `focus-lift-published` measures a field that is lifted already (Approaches/Form).
  static let appliedTwice = Family(
    .appliedTwice, rules: [.appliedTwice, .measuredLifted],
    approaches: [
      NamedApproach(
        "accumulating",
        summary: "Adds the height to the bar's offset on willChangeFrame and again on willShow.",
        code: """
          // in both handlers, in the block
          bottom.constant -= overlap
          view.layoutIfNeeded()
          """
      ) { Accumulating() }
    ])
}

extension Rule {
  /// K10: lifted by twice the necessary amount, or by the sum of an earlier and the current one.
  static let appliedTwice = Rule(.event) { features in
    guard features.sheet == nil, !features.hearsUprightFrames else { return nil }
    for (episode, seam) in features.rests where seam > features.tolerance {
      guard let after = episode.after else { continue }
      let lift = episode.home - after.barBottom
      let screen = features.film.device(at: episode.begin)
      let height = screen.size.height - after.keyboardTop
      let needs = [height, height - screen.safeArea.bottom, lift - seam]
      let times = needs.map { $0 > 1 ? lift / $0 : 0 }
      let exact = times.first { $0 > 1.9 && abs($0 - $0.rounded()) < 0.01 }
      guard let most = times.max(), exact != nil || most > 1.5,
        !features.wasAnnounced(lift, in: episode), features.liftsByOneLayer(lift, in: episode)
      else { continue }
      return Finding(
        .appliedTwice, cause: "accumulation", exact == nil ? .partial : .whole,
        evidence:
          "The bar is lifted by \(lift.points) for a keyboard of \(height.points)"
          + (exact.map { ": \($0.rounded().shortest) times what is needed" } ?? "")
          + ". Its offset is added at each notification, although it is there already.",
        fix: Fix.absolute)
    }
    return nil
  }

  /// K10: the view's lift is taken for a part of the field's position.
  static let measuredLifted = Rule(.rest, on: .form) { features in
    let rests = features.fieldRests
    for (first, next) in zip(rests, rests.dropFirst())
    where first.episode.end == next.episode.begin && abs(next.fault) > features.tolerance {
      let (old, lift, needed) = (first.lift, next.lift, next.neededLift)
      guard old > features.tolerance, abs(needed - old - lift) < 1 else { continue }
      return Finding(
        .appliedTwice, cause: "accumulation", .whole,
        evidence:
          "As the cursor moves on while the keyboard stays, the next field \(features.state(of: next)): "
          + "it needs a lift of \(needed.points) and gets \(lift.points), less by the \(old.points) "
          + "that the view was lifted by already. It was measured in its lifted position.",
        fix: """
          // measure without the transform that is about to be replaced
          \(Fix.fieldBottom)
          """)
    }
    return nil
  }
}

extension Features {
  /// Whether a lift is a notified height, with or without the inset: nothing was added up.
  fileprivate func wasAnnounced(_ lift: Double, in episode: Episode) -> Bool {
    let inset = film.safeArea(at: episode.begin).bottom
    return episode.notifications.contains { told in
      let frame = told.notification.frameEnd
      // Its width too, which is sometimes taken for its height.
      return [frame.width, frame.height, frame.height - inset, frame.height + inset].contains {
        abs($0 - lift) < Rule.nearness
      }
    }
  }

  /// Whether one layer has all of a bar's lift: lifts by two layers were not added up in one.
  fileprivate func liftsByOneLayer(_ lift: Double, in episode: Episode) -> Bool {
    let start = Moment.before(film.events.first?.time ?? 0)
    return ownMoves(from: start, to: .before(episode.end)).contains {
      abs(-$0 - lift) < Rule.nearness
    }
  }
}
