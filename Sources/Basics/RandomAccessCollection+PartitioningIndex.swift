extension RandomAccessCollection {
  /// The first index that satisfies a monotonic condition, else `endIndex`, in logarithmic time.
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
