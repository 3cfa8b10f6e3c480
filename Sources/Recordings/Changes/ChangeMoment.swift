/// A frame of a recording in which something changes, or its first.
package struct ChangeMoment: Sendable, Hashable {
  package enum Kind: String, Sendable, Hashable {
    /// The first frame.
    case begin
    /// Something is there that is gone at once, within 0.15 s and three frames (`ChangeFinder`).
    case flash
    case change
  }

  /// From 0.
  package let frame: Int
  /// Seconds from the first frame.
  package let time: Double
  package var kind: Kind
  /// Seconds until the next change, or the recording's end.
  package var duration = 0.0
  /// How much changes, 1 where all of the picture turns from black to white.
  package var amount: Double
  /// After a flash, for how many seconds the picture is as it was before; 0 if it is not, or after no flash.
  package var asBefore = 0.0
  var areas: [ChangedArea]
}

extension ChangeMoment {
  /// Where it changes, each from the left and the top, in parts of the picture's width and height.
  package func places(in shape: (columns: Int, rows: Int)) -> [(x: Range<Double>, y: Range<Double>)]
  {
    func part(_ range: Range<Int>, of count: Int) -> Range<Double> {
      Double(range.lowerBound) / Double(count)..<Double(range.upperBound) / Double(count)
    }
    return areas.map { (part($0.columns, of: shape.columns), part($0.rows, of: shape.rows)) }
  }
}

extension [ChangeMoment] {
  /// The first, then flashes, then the greatest changes: at most `count`, in order of time.
  ///
  /// A change after some that are left out shows what changed in these, too.
  package func chosen(_ count: Int) -> [ChangeMoment] {
    let ranks = indices.sorted { one, two in
      let (first, second) = (self[one], self[two])
      if first.kind.rank != second.kind.rank { return first.kind.rank < second.kind.rank }
      return first.amount == second.amount ? one < two : first.amount > second.amount
    }
    let kept = Set(ranks.prefix(count))
    var chosen: [ChangeMoment] = []
    var missed: [ChangedArea] = []
    for index in indices {
      guard kept.contains(index) else {
        if self[index].kind == .change { missed += self[index].areas }
        continue
      }
      var moment = self[index]
      if moment.kind == .change {
        moment.areas = (moment.areas + missed).merged(within: ChangeFinder.reach)
        missed = []
      }
      chosen.append(moment)
    }
    return chosen
  }
}

extension ChangeMoment.Kind {
  fileprivate var rank: Int {
    switch self {
    case .begin: 0
    case .flash: 1
    case .change: 2
    }
  }
}
