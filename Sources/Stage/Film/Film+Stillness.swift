import Basics

extension Film {
  /// When the picture may change, in seconds: disjoint, in order of time.
  ///
  /// Between two of these ranges all moments show the same.
  static func findUnrest(
    _ tracks: [Track], _ lifetimes: [Lifetime], at instants: [Double]
  ) -> [ClosedRange<Double>] {
    var ranges: [ClosedRange<Double>] = instants.map { $0...$0 }
    for lifetime in lifetimes {
      if lifetime.birth.isFinite { ranges.append(lifetime.birth...lifetime.birth) }
      if lifetime.death.isFinite { ranges.append(lifetime.death...lifetime.death) }
    }
    for track in tracks {
      for step in track.steps { ranges.append(step.time...step.time) }
      for addition in track.additions {
        ranges.append(addition.begin...max(addition.begin, addition.end))
      }
    }
    return merged(ranges)
  }

  static func merged(_ ranges: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var merged: [ClosedRange<Double>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// Until when, exclusive, the film surely shows the same as at a time, in seconds.
  ///
  /// Complexity: logarithmic in the number of motions.
  package func endOfStillness(from time: Double) -> Double {
    let next = unrest.partitioningIndex { $0.upperBound >= time }
    return next == unrest.count ? .infinity : unrest[next].lowerBound
  }
}
