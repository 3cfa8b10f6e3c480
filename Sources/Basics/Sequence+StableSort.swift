extension Sequence {
  /// Sorted, with equal elements in their original order.
  ///
  /// Swift's own sort is stable today but does not promise to be. Use this one wherever the order of equals is visible;
  /// otherwise `sorted` does.
  @inlinable
  package func stablySorted(by precedes: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    // Input in order, the usual case, is not sorted again.
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
