/// What must stay clear of the keyboard: the bar, its content if the bar grows, or a form's field.
enum TrackedElement: Hashable {
  case bar
  case barContent
  case field(Int)

  var layer: Int? {
    if case .field(let layer) = self { layer } else { nil }
  }
}

extension Film {
  /// The bar, or its content where a bar that extends behind the keyboard keeps its bottom.
  var trackedBar: TrackedElement {
    var start: (bar: Double, content: Double)?
    var contentMoves = false
    for frame in frames({
      (bar: rect(of: .toolbar, at: $0), content: rect(of: .toolbarContent, at: $0))
    })
    where !frame.isSame {
      guard let bar = frame.value.bar?.maxY, let content = frame.value.content?.maxY else {
        return .bar
      }
      let first = start ?? (bar, content)
      start = first
      guard abs(bar - first.bar) < 1 else { return .bar }
      contentMoves = contentMoves || abs(content - first.content) > 20
    }
    return contentMoves ? .barContent : .bar
  }

  /// The layer of the field with the cursor at an episode's end, or else at its beginning.
  func trackedField(from begin: Double, to end: Moment) -> Int? {
    focusedLayer(at: end) ?? focusedLayer(at: .before(begin))
  }

  func jumps(of tracked: TrackedElement, at times: some Sequence<Double>) -> [Jump] {
    switch tracked {
    case .bar: jumps(at: times) { rect(of: .toolbar, at: $0) }
    case .barContent: jumps(at: times) { rect(of: .toolbarContent, at: $0) }
    case .field(let layer): jumps(at: times) { fieldFrame(of: layer, at: $0) }
    }
  }

  /// Nil where bar, field or keyboard is missing.
  func sample(of tracked: TrackedElement, at moment: Moment) -> Episode.Sample? {
    guard let keyboard = rect(of: .keyboard, at: moment) else { return nil }
    let isShown = showsKeyboard(at: moment)
    switch tracked {
    case .bar, .barContent:
      guard let bar = rect(of: .toolbar, at: moment) else { return nil }
      let content = rect(of: .toolbarContent, at: moment) ?? bar
      let seam = seam(
        keyboardTop: keyboard.minY, barBottom: bar.maxY, contentBottom: content.maxY, at: moment)
      let mover = tracked == .bar ? bar : content
      return Episode.Sample(
        moment: moment, keyboardTop: keyboard.minY, barTop: mover.minY, barBottom: mover.maxY,
        seam: isShown ? seam.signed : nil)
    case .field(let layer):
      guard let place = place(ofField: layer, at: moment) else { return nil }
      let unseen = place.unseen(unlike: start(of: layer))
      return Episode.Sample(
        moment: moment, keyboardTop: keyboard.minY, barTop: place.frame.minY,
        barBottom: place.frame.maxY, seam: isShown ? unseen : nil)
    }
  }

  private func start(of layer: Int) -> FieldPlace? {
    place(ofField: layer, at: .first)
  }
}

extension FieldPlace {
  /// The field's needlessly hidden part, in points: negative if covered, positive if too high.
  ///
  /// Positive only if it was not too high at the start.
  fileprivate func unseen(unlike start: FieldPlace?) -> Double {
    let seen = max(0, min(field.maxY, keyboardTop) - max(field.minY, top))
    let room = max(0, keyboardTop - top)
    let lost = (isTextView ? field.height : min(field.height, room)) - seen
    guard lost > Seam.rounding else { return 0 }
    if covered >= offTop { return -lost }
    return offTop > (start?.offTop ?? 0) + Seam.rounding ? lost : 0
  }
}
