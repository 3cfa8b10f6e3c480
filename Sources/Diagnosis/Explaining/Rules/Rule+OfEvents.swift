extension Rule {
  /// What goes wrong with what happens beside plain shows and hides.
  static let ofEvents = [
    interactiveDismissal, nullFrame, floatingKeyboard, rotation, growingBar, push,
  ]

  /// K16: right until a finger takes the keyboard along.
  static let interactiveDismissal = Rule { features in
    guard features.isFaultyOnly(from: \.isDragged),
      let episode = features.faulty.first(where: \.isDragged) ?? features.faulty.first
    else { return nil }
    return Finding(
      .interactiveDismissal, cause: "finger", confidence: 0.96,
      evidence:
        "The \(features.rider) is right until a finger drags the keyboard: then \(features.extremes(of: episode)). No "
        + "notification tells of a drag.",
      fix: """
        // pin the bar to what follows the finger too
        bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
        """)
  }

  /// K17: an end frame that is no frame, taken for one.
  static let nullFrame = Rule { features in
    let isNull = { (episode: Episode) in
      episode.notifications.contains { $0.notification.frameEnd.isEmpty }
    }
    guard
      let episode = features.episodes.first(where: { isNull($0) && features.isFaultyAtRest($0) })
    else { return nil }
    let astray = abs(episode.restSeam ?? episode.homeFault ?? 0)
    return Finding(
      .nullFrame, cause: Mending.height.name, confidence: 0.97,
      evidence:
        "The notification's end frame is empty, as with Prefer Cross-Fade Transitions, and the \(features.rider) "
        + "ends \(astray.points) from its place: the frame was taken for a keyboard at the top of the screen.",
      fix: """
        let frame = endFrame.isEmpty ? .null : view.convert(endFrame, from: nil)
        let height = max(0, view.bounds.intersection(frame).height - view.safeAreaInsets.bottom)
        """)
  }

  /// K18: lifted for a keyboard that does not stand on the screen's bottom, or stands mostly below it.
  static let floatingKeyboard = Rule { features in
    guard !features.hearsUprightFrames else { return nil }
    let film = features.film
    let isElsewhere = { (episode: Episode) in
      film.undockedSpans.contains { $0.lowerBound < episode.end && $0.upperBound > episode.begin }
        || episode.notifications.contains {
          let frame = $0.notification.frameEnd
          let screen = film.screen(at: $0.time)
          return frame.minY < screen.maxY - 1 && frame.maxY > screen.maxY + 1
        }
    }
    let episode = features.episodes.first { isElsewhere($0) && features.isFaultyAtRest($0) }
    guard let episode else { return nil }
    let astray = (episode.restSeam ?? -(episode.homeFault ?? 0)).magnitude
    return Finding(
      .floatingKeyboard, cause: Mending.height.name, confidence: 0.96,
      evidence: episode.restSeam == nil
        ? "The keyboard is not docked and covers nothing at the bottom, and yet the "
          + "\(features.mover) is lifted by \(astray.points)."
        : "Only a part of the keyboard's frame is on the screen, and the \(features.rider) rests "
          + "\(astray.points) from it: its whole height was used.",
      fix: Fix.overlap)
  }

  /// K20: right until the device is turned, or frames of an upright window on a device on its side.
  static let rotation = Rule { features in
    if features.isFaultyOnly(from: \.turnsDevice), let episode = features.faulty.first {
      return Finding(
        .rotation, cause: Mending.height.name, confidence: 0.96,
        evidence:
          "The \(features.rider) is right until the device is turned; then \(features.atRest(episode)). What was measured "
          + "before no longer holds.",
        fix: """
          // measure anew in every keyboardWillShow, which comes with a rotation too
          let frame = view.convert(endFrame, from: nil)
          """)
    }
    guard features.hearsUprightFrames, !features.faulty.isEmpty || features.losesField else {
      return nil
    }
    return Finding(
      .rotation, cause: Mending.height.name, confidence: 0.95,
      evidence:
        "The device lies on its side and the keyboard's frame is told upright, as up to iOS 7: its width was "
        + "taken for its height.",
      fix: "let frame = view.convert(endFrame, from: nil)  // never endFrame.height itself")
  }

  /// K21: right until the bar grows.
  static let growingBar = Rule { features in
    let isTyping = { (episode: Episode) in
      episode.has { if case .type = $0 { true } else { false } }
    }
    guard features.isFaultyOnly(from: isTyping),
      let episode = features.faulty.first(where: isTyping) ?? features.faulty.first
    else { return nil }
    let height = (episode.after?.barHeight ?? 0) - (episode.before?.barHeight ?? 0)
    return Finding(
      .growingBar, cause: "bar height", confidence: 0.96,
      evidence:
        "The bar is right until its text takes more lines"
        + (abs(height) > 1 ? " and it grows by \(height.points)" : "")
        + "; then \(features.atRest(episode)).",
      fix: """
        // let the bar grow upwards from its bottom, in one pass with the text
        UIView.animate(withDuration: 0.25) { view.layoutIfNeeded() }
        """)
  }

  /// K23: right but for the show that comes with a push.
  static let push = Rule { features in
    let isPush = { (episode: Episode) in episode.has { $0 == .push } }
    guard let episode = features.faulty.first(where: isPush),
      episode.motionFault > features.tolerance, features.faulty.allSatisfy({ isPush($0) })
    else { return nil }
    return Finding(
      .push, cause: features.cured(by: .context) > 0.5 ? Mending.context.name : Mending.curve.name,
      confidence: 0.965,
      evidence:
        "The keyboard comes while the screen is pushed, and the \(features.rider) goes with the push instead of "
        + "the keyboard: \(features.extremes(of: episode)). The handler runs in the push's animation and "
        + "inherits its duration and curve.",
      fix: """
        UIView.animate(withDuration: duration, delay: 0, options: [
          UIView.AnimationOptions(rawValue: curve << 16),
          .overrideInheritedDuration, .overrideInheritedCurve]) { … }
        """)
  }
}

extension Episode.Sample {
  /// Points.
  var barHeight: Double { barBottom - barTop }
}

extension Features {
  /// What is wrong at an episode's end, or on its way, in words.
  fileprivate func atRest(_ episode: Episode) -> String {
    if let seam = episode.restSeam, abs(seam) > tolerance { return atRest(seam) }
    if let fault = episode.homeFault, abs(fault) > tolerance {
      return "it rests \(abs(fault).points) from its place"
    }
    return extremes(of: episode)
  }

  /// Whether the device lies on its side and notifications have frames of an upright one.
  var hearsUprightFrames: Bool {
    film.log.contains { entry in
      guard case .notification(let notification) = entry.action else { return false }
      let frame = notification.frameEnd
      return film.device(at: entry.time).orientation.isLandscape && frame.height > frame.width
    }
  }

  /// Whether a form's field with the cursor ends up behind the keyboard or the bars.
  fileprivate var losesField: Bool {
    guard let field = film.fieldMeasures(in: 0...film.duration) else { return false }
    return max(field.coveredAtRest?.value ?? 0, field.offTopAtRest?.value ?? 0) > tolerance
  }
}
