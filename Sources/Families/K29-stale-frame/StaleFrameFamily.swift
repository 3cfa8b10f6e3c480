import Basics

extension Family {
  /// A frame is read that a waiting layout will change.
  static let staleFrame = Family(
    .staleFrame, rules: [.staleFrame],
    approaches: [
      NamedApproach(
        "height-before-layout",
        summary: "Makes the bar as high as its row's frame, which is the old one until layout.",
        code: """
          let barHeight = content.frame.height
          bar.frame = Rect(
            y: restingBottom - h - barHeight,
            height: barHeight)
          """
      ) { FramedByRow(laysOutFirst: false) },
      NamedApproach(
        "height-after-layout",
        summary: "Lays the bar out, and makes it as high as its row's frame then.",
        code: """
          bar.layoutIfNeeded()
          let barHeight = content.frame.height
          bar.frame = Rect(
            y: restingBottom - h - barHeight,
            height: barHeight)
          """
      ) { FramedByRow(laysOutFirst: true) },
    ])
}

extension Rule {
  /// K29: right, had the layout been done that waited as a keyboard handler read a frame.
  static let staleFrame = Rule(.event, on: .any) { features in
    let share = features.cured(by: .reading)
    let reads = features.film.log.compactMap {
      entry -> (time: Double, frame: Rect, laidOut: Rect)? in
      guard case .staleRead(_, let frame, let laidOut) = entry.action else { return nil }
      return (entry.time, frame, laidOut)
    }
    guard share > Certainty.leastSupport, let read = reads.first,
      let episode = features.faulty.first(where: { $0.end > read.time })
    else { return nil }
    return Finding(
      .staleFrame, cause: .reading, share > 0.5 ? .whole : .partial,
      evidence:
        "At \(read.time.milliseconds) a handler reads the frame of a view before the layout that is waiting: "
        + "\(read.frame.told(besides: read.laidOut)), which layout makes \(read.laidOut.told(besides: read.frame)). With that "
        + "frame, \(features.atRest(episode)).",
      fix: """
        bar.layoutIfNeeded()  // first: a frame is that of the last layout
        let height = row.frame.height
        """)
  }
}

extension Rect {
  /// The difference from another rectangle, in words.
  fileprivate func told(besides other: Rect) -> String {
    if height != other.height { return "\(height.points) high" }
    if width != other.width { return "\(width.points) wide" }
    if minY != other.minY { return "\(minY.points) from the top" }
    return "\(minX.points) from the left"
  }
}
