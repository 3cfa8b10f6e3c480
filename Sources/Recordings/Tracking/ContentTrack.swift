/// How far a list or a form has moved up in each of some frames.
struct ContentTrack: Sendable {
  /// How far it is above where it was in the first frame, in rows; nil where it is not seen.
  var offsets: [Reading?] = []

  /// - Parameters:
  ///   - limits: The first row of each frame that a bar or a keyboard covers.
  ///   - first: The screen at rest before, or what is nearest to that.
  init(
    of frames: [LumaFrame], from first: ColumnPicture, limits: [Double], measure: ScreenMeasure,
    filter: ScreenFilter
  ) {
    offsets = [Reading?](repeating: nil, count: frames.count)
    // A navigation bar and what is under a notch stay where they are.
    let top = first.height * 16 / 100
    let covered = Int(limits.first ?? Double(first.height)) - filter.reach
    guard covered - top > measure.rows(80) else { return }
    let filtered = filter.filtered(first)
    let rows = max(top, covered - measure.rows(320))..<covered
    let template = Template(filtered, rows: rows)
    let step = filter.coarseRows
    let coarse = filter.coarse(filtered)
    let dropped = first.height - coarse.height * step
    let roughRows = max(0, rows.lowerBound - dropped) / step..<(rows.upperBound - dropped) / step
    let rough = Template(coarse, rows: roughRows)
    let least = measure.rows(60)
    let farthest = measure.rows(460)
    var candidates: [[(place: Placement, visible: Double)]] = []
    for (raw, limit) in zip(frames, limits) {
      let frame = FilteredFrame(raw, filter: filter)
      let end = min(frame.picture.height, Int(limit)) - filter.reach
      var scores: [(shift: Int, score: Double)] = []
      for shift in -farthest / step...farthest / step {
        let visible = ContentTrack.visible(
          shift: shift * step, of: rows, top: top, end: end, least: least)
        let roughVisible = visible.map {
          $0.lowerBound / step..<min(rough.height, $0.upperBound / step)
        }
        guard let roughVisible, !roughVisible.isEmpty,
          roughRows.lowerBound + shift + roughVisible.lowerBound >= 0
        else {
          scores.append((shift, 0))
          continue
        }
        scores.append(
          (
            shift,
            rough.likeness(
              to: frame.coarse, at: roughRows.lowerBound + shift, rows: roughVisible, noise: 0.7
            ).score
          ))
      }
      let tops = scores.indices.filter { index in
        scores[index].score > 0.6 && scores[index].score >= scores[safely: index - 1]?.score ?? -1
          && scores[index].score > scores[safely: index + 1]?.score ?? -1
      }.sorted { scores[$0].score > scores[$1].score }
      candidates.append(
        tops.prefix(4).compactMap { index in
          let shift = scores[index].shift * step
          guard
            let visible = ContentTrack.visible(
              shift: shift, of: rows, top: top, end: end - 2 * step, least: least / 2),
            let found = template.refined(
              in: frame.filtered, around: rows.lowerBound + shift, range: 2 * step, rows: visible,
              noise: 1)
          else { return nil }
          return (found, Double(visible.count) / measure.rowsPerPoint)
        })
    }
    let cost = MotionCost(rowsPerPoint: measure.rowsPerPoint, jump: 12)
    let path = cheapestPath(
      candidates.map { found in
        found.map {
          PathCandidate(
            place: $0.place.place,
            cost: $0.place.score > 0.8 ? 3 - $0.visible * ($0.place.score - 0.8) : 3)
        }
      }, absent: frames.map { _ in 0 }
    ) { frame, from, to in
      guard let from, let to else { return 1 }
      return cost.cost(to - from, in: frames[frame].time - frames[frame - 1].time)
    }
    for index in frames.indices {
      guard let choice = path[index] else { continue }
      let found = candidates[index][choice].place
      offsets[index] = Reading(
        Double(rows.lowerBound) - found.place, uncertainty: found.uncertainty)
    }
    removeOutliers(&offsets, times: frames.map(\.time), cost: cost)
  }

  /// The rows of the template that are in sight when it is moved down by so many; nil where there are too few.
  private static func visible(
    shift: Int, of rows: Range<Int>, top: Int, end: Int, least: Int
  ) -> Range<Int>? {
    let first = max(0, top - rows.lowerBound - shift)
    let last = min(rows.count, end - rows.lowerBound - shift)
    return last - first >= least ? first..<last : nil
  }
}
