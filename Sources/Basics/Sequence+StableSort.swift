extension Sequence {
  /// Sorted, with elements that neither precedes in the order they came.
  ///
  /// Swift's own sort keeps that order today and does not promise to. This one is for wherever the order of equals is
  /// seen; where equals cannot be told apart, or there are none, `sorted` does.
  package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    enumerated().sorted {
      precedes($0.element, $1.element)
        || (!precedes($1.element, $0.element) && $0.offset < $1.offset)
    }.map(\.element)
  }
}
