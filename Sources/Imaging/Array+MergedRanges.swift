extension [Range<Int>] {
  /// Ranges in ascending order, with those that touch or overlap made one.
  package init(merging ranges: some Sequence<Range<Int>>) {
    self = ranges.reduce(into: []) { merged, range in
      if let last = merged.last, last.upperBound >= range.lowerBound {
        merged[merged.count - 1] = last.lowerBound..<range.upperBound
      } else {
        merged.append(range)
      }
    }
  }
}
