extension Family {
  /// The screen is measured although a sheet fills less of it.
  ///
  /// `full-height` (K02) fails, `layout-guide` (Approaches/System) does not. In a form, `focus-lift` measures before
  /// the sheet rises (Approaches/Form).
  static let movingSheet = Family(
    .movingSheet, rules: [.movingSheet, .liftedInRisingSheet],
    approaches: [
      NamedApproach(
        "window-frame",
        summary: "Converts the end frame from the window, as if that filled the screen.",
        code: """
          let frame = view.convert(
            endFrame, from: nil)
          let overlap = view.bounds
            .intersection(frame).height
          bar.transform = up(overlap)
          """
      ) { WindowFrame() }
    ])
}

extension Rule {
  /// K19: the bar is lifted by the screen's measure in a sheet that does not fill the screen.
  static let movingSheet = Rule(.rest) { features in
    guard let sheet = features.sheet,
      let (episode, rest) = features.rests.first(where: { abs($0.seam) > features.tolerance })
    else { return nil }
    let screen = features.film.device(at: episode.begin)
    let height = screen.size.height - (episode.after?.keyboardTop ?? 0)
    let lift = -features.ownMoves(from: .before(episode.begin), to: .before(episode.end))
      .reduce(0, +)
    let insets = [0, screen.safeArea.bottom, features.film.safeArea(at: episode.begin).bottom]
    let isScreens = rest > 0 && insets.contains { abs(height - $0 - lift) < 1 }
    let offset = features.sheetOffsets.first { abs($0 - abs(rest)) < 1 }
    let isWindow = features.film.layers[sheet].parent == nil
    let noun = isWindow ? "window" : "sheet"
    let place =
      "The bar rests \(abs(rest).points) \(rest > 0 ? "above" : "behind") the keyboard, in a \(noun) that "
      + "does not fill the screen"
    guard !isScreens else {
      return Finding(
        .movingSheet, cause: .height, .whole,
        evidence: place
          + ": it is lifted by the keyboard's \(lift.points), which covers less of the \(noun).",
        fix: Fix.overlap)
    }
    if isWindow, let origin = features.windowOrigin, abs(origin - abs(rest)) < 1 {
      return Finding(
        .movingSheet, cause: .height, .whole,
        evidence: place
          + ": the window's top is \(origin.points) below the screen's. The end frame is in the screen's coordinates, and "
          + "was taken for one in the window's.",
        fix: Fix.overlap)
    }
    if isWindow, let below = features.belowScreen(at: episode.begin),
      insets.contains(where: { abs(below - $0 + rest) < 1 })
    {
      return Finding(
        .movingSheet, cause: .height, .whole,
        evidence: place
          + ": the window ends \(below.points) below the screen, and that part of it is covered, too. What the keyboard "
          + "covers counts from the view's own bottom.",
        fix: Fix.overlap)
    }
    // The sheet's move was unknown when the keyboard was announced: no frame then fixes it.
    return Finding(
      .movingSheet, cause: Mending.height.name, offset == nil ? .partial : .whole,
      evidence: place
        + (offset.map {
          ": the \(noun) is \($0.points) from the screen's edge, or moved by as much."
        }
          ?? "."),
      fix: Fix.overlap)
  }

  /// K19: the view is lifted for the field's place before its sheet rose.
  static let liftedInRisingSheet = Rule(.rest, on: .form) { features in
    guard let rest = features.fieldRest(movedTwiceBy: \.sheetRise) else { return nil }
    return Finding(
      .movingSheet, cause: "sheet", .whole,
      evidence:
        "The sheet rises by \(rest.sheetRise.points) by itself, and the view in it is lifted by "
        + "\(rest.lift.points) as well, where \(rest.neededLift.points) would do: the field "
        + "\(features.state(of: rest)). It was measured before the sheet moved.",
      fix: """
        // on a sheet measure once more in keyboardDidShow, when it has come to rest
        \(Fix.converted)
        """)
  }
}

extension Features {
  /// How far below the screen's top the app's window begins, in points; nil where it begins there.
  fileprivate var windowOrigin: Double? {
    guard let sheet, let first = film.events.first?.time,
      let top = film.rect(of: sheet, at: .before(first))?.minY, top > 1
    else { return nil }
    return top
  }

  /// How far below the screen's bottom the app's window ends, in points; nil where it does not.
  fileprivate func belowScreen(at time: Double) -> Double? {
    guard let sheet, let bottom = film.rect(of: sheet, at: .before(time))?.maxY else { return nil }
    let below = bottom - film.screen(at: time).maxY
    return below > 1 ? below : nil
  }

  /// The sheet's distances from the screen's edges, and its move, in points; empty without one.
  fileprivate var sheetOffsets: [Double] {
    guard let sheet, let first = film.events.first?.time,
      let start = film.rect(of: sheet, at: .before(first))
    else { return [] }
    return ([first] + episodes.map(\.end)).flatMap { time -> [Double] in
      guard let rect = film.rect(of: sheet, at: .before(time)) else { return [] }
      return [rect.minY, film.screen(at: time).maxY - rect.maxY, abs(rect.minY - start.minY)]
    }.filter { $0 > 1 }
  }
}
