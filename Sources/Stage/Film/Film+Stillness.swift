extension Film {
  /// When something may look otherwise than just before, in seconds: disjoint, in order of time.
  ///
  /// Outside of these, all moments between two of them show the same.
  static func findUnrest(
    _ tracks: [Track], _ presences: [Presence], at instants: [Double]
  ) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = instants.map { $0...$0 }
    for presence in presences {
      for time in [presence.birth, presence.death] where time.isFinite {
        ranges.append(time...time)
      }
    }
    for track in tracks {
      for step in track.steps { ranges.append(step.time...step.time) }
      for addition in track.additions {
        ranges.append(addition.begin...max(addition.begin, addition.end))
      }
    }
    ranges.sort { $0.lowerBound < $1.lowerBound }
    var merged: [ClosedRange<Double>] = []
    for range in ranges {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Whether a film shows the same at both of two times and all between, in seconds; false where that is not sure.
  ///
  /// Complexity: logarithmic in the number of motions.
  public func isStill(from first: Double, to last: Double) -> Bool {
    let next = unrest.partitioningIndex { $0.upperBound >= first }
    return next == unrest.count || unrest[next].lowerBound > last
  }
}
