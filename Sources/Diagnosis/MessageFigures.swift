/// The state of the messages at a frame, for display.
package struct MessageFigures: Sendable, Hashable {
  package let time: Double
  /// Rows more than half behind the keyboard or the bar.
  package let covered: Int
  /// Rows more than half above the navigation bar's bottom that were not before the show.
  package let offTop: Int
  /// Background between the last row, or the navigation bar, and the bar, in points; 0 or more.
  package let blank: Double
  /// The visible share of the last message's area, 0…1; 1 without messages.
  package let lastVisible: Double
  /// The largest displacement of a visible row from its place in the table, in points.
  package let cellsAstray: Double
  /// The same for the avatars and bubbles in their rows.
  package let contentsAstray: Double
}

extension Film {
  /// The messages' state in a range of seconds, from the first show on; none without a table.
  ///
  /// Complexity: frames × the rows that are drawn.
  package func messageFigures(in range: ClosedRange<Double>) -> [MessageFigures] {
    let frames = tableFrames(in: range)
    let views = messageViews(on: frames)
    // Views belong to the last frames: from the first show on.
    return zip(views, frames.suffix(views.count)).map { view, frame in
      let seen = frame.value.seenRows(pixel: device.pixel)
      return MessageFigures(
        time: view.time, covered: view.covered, offTop: view.offTop, blank: view.blank,
        lastVisible: view.lastVisible, cellsAstray: seen.map(\.astray).max() ?? 0,
        contentsAstray: seen.map(\.partsAstray).max() ?? 0)
    }
  }
}
