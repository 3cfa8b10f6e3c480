/// How the messages stand on one frame, for people.
package struct MessageFigures: Sendable, Hashable {
  /// The frame's time, in seconds.
  package let time: Double
  /// Rows of which more than half is drawn behind the keyboard or the bar.
  package let covered: Int
  /// Rows of which more than half is above the navigation bar's bottom, and was not before the show.
  package let offTop: Int
  /// Background between the last row, or the navigation bar, and the bar, in points; 0 or more.
  package let blank: Double
  /// How much of the last message can be seen, 0…1 of its area; 1 without messages.
  package let lastVisible: Double
  /// How far the row that strays most, of those that are seen, is drawn from where its table carries it, in points.
  package let cellsAstray: Double
  /// The same of the avatars and bubbles in their rows.
  package let contentsAstray: Double
}

extension Film {
  /// How the messages stand in the frames between two times, in seconds, from the first show on; none without a table.
  ///
  /// Complexity: frames × the rows that are drawn.
  package func messageFigures(in range: ClosedRange<Double>) -> [MessageFigures] {
    let frames = tableFrames(in: range)
    let views = messageViews(on: frames)
    // Views are those of the last frames: from the first show on.
    return zip(views, frames.suffix(views.count)).map { view, frame in
      let seen = frame.table.seenRows(pixel: device.pixel)
      return MessageFigures(
        time: view.time, covered: view.covered, offTop: view.offTop, blank: view.blank,
        lastVisible: view.lastVisible, cellsAstray: seen.map(\.astray).max() ?? 0,
        contentsAstray: seen.map(\.partsAstray).max() ?? 0)
    }
  }
}
