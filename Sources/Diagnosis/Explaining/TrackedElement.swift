/// What should keep clear of the keyboard: a chat's bar, or the layer of a form's field.
enum TrackedElement: Hashable {
  case bar
  case field(Int)

  /// The field's layer.
  var layer: Int? {
    if case .field(let layer) = self { layer } else { nil }
  }
}

extension Film {
  /// The layer of the field that has the cursor at an episode's end, or else of the one that had it as it began.
  func trackedField(from begin: Double, to end: Moment) -> Int? {
    focusedLayer(at: end) ?? focusedLayer(at: .before(begin))
  }

  /// How a bar, or a field, jumped.
  func jumps(of tracked: TrackedElement, at times: some Sequence<Double>) -> [Jump] {
    switch tracked {
    case .bar: jumps(at: times) { rect(of: .toolbar, at: $0) }
    case .field(let layer): jumps(at: times) { rect(of: layer, at: $0) }
    }
  }

  /// Bar, or field, and keyboard at a moment; nil where one of them is missing.
  func sample(of tracked: TrackedElement, at moment: Moment) -> Episode.Sample? {
    guard let keyboard = rect(of: .keyboard, at: moment) else { return nil }
    let isShown = showsKeyboard(at: moment)
    switch tracked {
    case .bar:
      guard let bar = rect(of: .toolbar, at: moment) else { return nil }
      let content = rect(of: .toolbarContent, at: moment) ?? bar
      let sheetBottom = extent(of: .sheet, at: moment)?.end ?? .infinity
      let seam = Seam(
        keyboardTop: min(keyboard.minY, sheetBottom), toolbarBottom: bar.maxY,
        contentBottom: content.maxY, isOpaque: keyboardCovers(at: moment))
      return Episode.Sample(
        moment: moment, keyboardTop: keyboard.minY, barTop: bar.minY, barBottom: bar.maxY,
        seam: isShown ? seam.signed : nil)
    case .field(let layer):
      guard let place = place(ofField: layer, at: moment) else { return nil }
      let unseen = place.unseen(unlike: start(of: layer))
      return Episode.Sample(
        moment: moment, keyboardTop: keyboard.minY, barTop: place.field.minY,
        barBottom: place.field.maxY, seam: isShown ? unseen : nil)
    }
  }

  /// How a field lies before anything happens.
  private func start(of layer: Int) -> FieldPlace? {
    place(ofField: layer, at: .before(-.greatestFiniteMagnitude))
  }
}

extension FieldPlace {
  /// How much of the field could be seen between bars and keyboard and is not, in points: negative where the keyboard
  /// covers more of it, positive where it is too high and was not so at the start.
  fileprivate func unseen(unlike start: FieldPlace?) -> Double {
    let seen = max(0, min(field.maxY, keyboardTop) - max(field.minY, top))
    let lost = min(field.height, max(0, keyboardTop - top)) - seen
    guard lost > Seam.rounding else { return 0 }
    if covered >= offTop { return -lost }
    return offTop > (start?.offTop ?? 0) + Seam.rounding ? lost : 0
  }
}
