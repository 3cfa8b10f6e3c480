extension Collection where Element: FloatingPoint {
  /// The indices of the extremes from which the values go back by more than a distance.
  package func turningPoints(beyond distance: Element) -> [Index] {
    var extreme = startIndex
    var isRising: Bool?
    var points: [Index] = []
    for index in indices {
      let (value, last) = (self[index], self[extreme])
      if isRising == (value > last), value != last {
        extreme = index
      } else if abs(value - last) > distance {
        if isRising != nil { points.append(extreme) }
        (isRising, extreme) = (value > last, index)
      }
    }
    return points
  }
}
