/// The messages' state at a frame.
struct MessageView {
  var time: Double
  /// Rows more than half behind the keyboard or the bar, or seen before and now clipped there.
  ///
  /// None after a finger has scrolled the list: the user puts rows there, and takes them out again.
  let covered: Int
  /// Rows more than half above the navigation bar's bottom that were not before.
  let offTop: Int
  /// Background between the last row and the bar, in points, without overscroll; 0 or more.
  let blank: Double
  let lastVisible: Double
}

/// The messages' state before a show.
struct MessagesBefore {
  let offTop: Int
  /// The rows more than half in the table.
  let seen: Range<Int>

  static let unknown = MessagesBefore(offTop: 0, seen: 0..<0)
}

extension Film {
  /// The frames in a range of seconds; none while the film has no table.
  func tableFrames(in range: ClosedRange<Double>) -> [FilmFrame<TableState>] {
    guard landmarks[.table] != nil else { return [] }
    return frames(in: range) { tableState(at: $0) }.compactMap { frame in
      frame.value.map { FilmFrame(time: frame.time, value: $0, isSame: frame.isSame) }
    }
  }

  /// The messages at a frame, compared with those before the show.
  func messageView(on frame: FilmFrame<TableState>, before: MessagesBefore) -> MessageView {
    let moment = Moment.at(frame.time)
    let table = frame.value
    let line = topLine(at: moment)
    let covers = inFront(of: table.layer, at: moment, [.toolbar, .keyboard])
    let bars = inFront(of: table.layer, at: moment, [.navigationBar])
    let screen = screen(at: frame.time)
    // A table that now ends above the keyboard hides rows as well.
    let isKeyboardUp = showsAnyKeyboard(at: frame.time)
    func isCovered(_ index: Int, _ row: Rect) -> Bool {
      let region = isKeyboardUp && before.seen.contains(index) ? screen : table.visible
      return row.intersection(region).area(behind: covers[...]) > row.area / 2
    }
    let drawn = table.rows.count { isCovered($0.index, $0.drawn) }
    let firstUndrawn = table.rows.last.map { $0.index + 1 } ?? table.count
    let clipped = (firstUndrawn..<table.count).clamped(to: before.seen).count {
      isCovered($0, table.rect(ofRow: $0))
    }
    // The part behind the keyboard is not visible as blank.
    let bar = rect(of: .toolbar, at: moment)?.minY ?? screen.maxY
    // A bar may be behind a table that ends above it.
    let isBelow = bar > table.visible.maxY - 1
    let bottom = (covers.map(\.minY) + (isBelow ? [bar] : [])).min() ?? screen.maxY
    let top = max(min(table.lastRow?.maxY ?? line, table.visible.maxY), line)
    return MessageView(
      time: frame.time, covered: touch(by: frame.time) == nil ? drawn + clipped : 0,
      offTop: max(0, table.rows(above: line) - before.offTop),
      blank: max(0, bottom - top - max(0, overscroll(at: moment))),
      lastVisible: table.visiblePartOfLastRow(behind: covers + bars))
  }

  func messages(before time: Double) -> MessagesBefore {
    let moment = Moment.before(time)
    guard let table = tableState(at: moment) else { return .unknown }
    let seen = table.rows.filter {
      $0.drawn.intersection(table.visible).height > $0.drawn.height / 2
    }.map(\.index)
    return MessagesBefore(
      offTop: table.rows(above: topLine(at: moment)),
      seen: (seen.first ?? 0)..<(seen.last.map { $0 + 1 } ?? 0))
  }

  /// A finger's first touch of the list since the keyboard came, up to a time, in seconds, or nil.
  func touch(by time: Double) -> Double? {
    guard let show = (keyboardSpans + undockedSpans).map(\.lowerBound).filter({ $0 <= time }).max()
    else { return nil }
    return touchTimes.first { $0 > show && $0 <= time }
  }

  private func topLine(at moment: Moment) -> Double {
    rect(of: .navigationBar, at: moment)?.maxY ?? 0
  }

  /// The rectangles of those visible landmarks that are in front of a layer.
  private func inFront(of layer: Int, at moment: Moment, _ landmarks: [Landmark]) -> [Rect] {
    landmarks.compactMap { landmark in
      guard let index = self.layer(of: landmark, at: moment), index > layer else { return nil }
      // A fading keyboard is there, wholly clear, while it is hidden.
      let covers =
        landmark != .keyboard
        || (showsAnyKeyboard(at: moment.time) && keyboardCovers(at: moment))
      return covers ? rect(of: index, at: moment) : nil
    }
  }

  private func showsAnyKeyboard(at time: Double) -> Bool {
    showsKeyboard(at: time) || undockedSpans.contains { $0.contains(time) }
  }
}

extension TableState {
  /// The visible share of the last row's area, 0…1; 1 without rows.
  fileprivate func visiblePartOfLastRow(behind covers: [Rect]) -> Double {
    guard let row = lastRow, !row.isEmpty else { return 1 }
    let seen = row.intersection(visible)
    return (seen.area - seen.area(behind: covers[...])) / row.area
  }
}

extension Rect {
  fileprivate var area: Double { width * height }

  /// The area behind any of some rectangles, in square points: by inclusion and exclusion.
  fileprivate func area(behind covers: ArraySlice<Rect>) -> Double {
    guard let first = covers.first else { return 0 }
    let rest = covers.dropFirst()
    let hidden = intersection(first)
    return hidden.area - hidden.area(behind: rest) + area(behind: rest)
  }
}
