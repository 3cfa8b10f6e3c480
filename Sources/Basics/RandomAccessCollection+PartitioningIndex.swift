extension RandomAccessCollection {
  /// The first index whose element satisfies a monotonic condition; `endIndex` without one.
  ///
  /// Complexity: logarithmic in the number of elements.
  @inlinable
  package func partitioningIndex(where condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var left = count
    while left > 0 {
      let half = left / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        left = half
      } else {
        low = index(after: middle)
        left -= half + 1
      }
    }
    return low
  }
}
