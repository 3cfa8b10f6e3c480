extension Sequence {
  /// Sorted, with elements that neither precedes in the order they came.
  ///
  /// Swift's own sort keeps that order today and does not promise to. This one is for wherever the order of equals is
  /// seen; where equals cannot be told apart, or there are none, `sorted` does.
  @inlinable
  package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    // What came in order, as most does, is not sorted again.
    guard zip(elements, elements.dropFirst()).contains(where: { precedes($1, $0) }) else {
      return elements
    }
    // A closure, as a key path of a generic type is looked up anew at each call.
    return elements.enumerated().sorted {
      precedes($0.element, $1.element)
        || (!precedes($1.element, $0.element) && $0.offset < $1.offset)
    }.map { $0.element }
  }
}
