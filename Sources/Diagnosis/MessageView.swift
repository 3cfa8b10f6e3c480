/// The table on one frame.
struct TableFrame {
  /// The frame's time, in seconds.
  let time: Double
  /// What the film shows of it.
  let table: TableState
}

/// How the messages stand on one frame.
struct MessageView {
  /// The frame's time, in seconds.
  let time: Double
  /// Rows of which more than half is drawn behind the keyboard or the bar.
  let covered: Int
  /// Rows of which more than half is above the navigation bar's bottom now, and was not before.
  let offTop: Int
  /// Background between the last row and the bar, in points; 0 or more.
  let blank: Double
  /// How much of the last message can be seen, 0…1.
  let lastVisible: Double
}

extension Film {
  /// The table on the frames between two times, in seconds; none while the film has none.
  func tableFrames(in range: ClosedRange<Double>) -> [TableFrame] {
    guard landmarks[.table] != nil else { return [] }
    return frameTimes.filter(range.contains).compactMap { time in
      tableState(at: .at(time)).map { TableFrame(time: time, table: $0) }
    }
  }

  /// How the messages stand at a time, in seconds; nil while there is no table.
  func messageView(at time: Double, offTopBefore: Int) -> MessageView? {
    tableState(at: .at(time)).map {
      messageView(on: TableFrame(time: time, table: $0), offTopBefore: offTopBefore)
    }
  }

  /// How the messages stand on a frame.
  ///
  /// - Parameter offTopBefore: How many rows were above the navigation bar's bottom before the show.
  func messageView(on frame: TableFrame, offTopBefore: Int) -> MessageView {
    let moment = Moment.at(frame.time)
    let table = frame.table
    let line = topLine(at: moment)
    let covers = inFront(of: table.layer, at: moment, [.toolbar, .keyboard])
    let bars = inFront(of: table.layer, at: moment, [.navigationBar])
    func isCovered(_ row: TableState.Row) -> Bool {
      row.drawn.intersection(table.visible).area(behind: covers) > row.drawn.area / 2
    }
    // What lies behind the keyboard is not seen as blank.
    let bottom = covers.map(\.minY).min() ?? screen(at: frame.time).maxY
    let top = max(min(table.lastRow?.maxY ?? line, table.visible.maxY), line)
    return MessageView(
      time: frame.time, covered: table.rows.filter(isCovered).count,
      offTop: max(0, table.rows(above: line) - offTopBefore),
      blank: max(0, bottom - top),
      lastVisible: table.visiblePartOfLastRow(behind: covers + bars))
  }

  /// How many rows are more than half above the navigation bar's bottom, or the screen's top without one.
  func rowsOffTop(at moment: Moment) -> Int {
    tableState(at: moment)?.rows(above: topLine(at: moment)) ?? 0
  }

  private func topLine(at moment: Moment) -> Double {
    rect(of: .navigationBar, at: moment)?.maxY ?? 0
  }

  /// Where those landmarks are drawn that can be seen and lie in front of a layer.
  private func inFront(of layer: Int, at moment: Moment, _ landmarks: [Landmark]) -> [Rect] {
    landmarks.compactMap { landmark in
      guard let index = self.layer(of: landmark, at: moment), index > layer else { return nil }
      // A keyboard that fades is there, wholly clear, while it is hidden.
      let isSeen = landmark != .keyboard || showsAnyKeyboard(at: moment.time)
      return isSeen ? rect(of: index, at: moment) : nil
    }
  }

  private func showsAnyKeyboard(at time: Double) -> Bool {
    (keyboardSpans + undockedSpans).contains { $0.contains(time) }
  }
}

extension TableState {
  /// How much of the last row can be seen, 0…1 of its area; 1 without rows.
  fileprivate func visiblePartOfLastRow(behind covers: [Rect]) -> Double {
    guard let row = lastRow, !row.isEmpty else { return 1 }
    let seen = row.intersection(visible)
    return (seen.area - seen.area(behind: covers)) / row.area
  }
}

extension Rect {
  /// Square points.
  fileprivate var area: Double { width * height }

  /// How much of it lies behind any of some rectangles, in square points: by inclusion and exclusion.
  fileprivate func area(behind covers: [Rect]) -> Double {
    guard let first = covers.first else { return 0 }
    let rest = Array(covers.dropFirst())
    let hidden = intersection(first)
    return hidden.area - hidden.area(behind: rest) + area(behind: rest)
  }
}
