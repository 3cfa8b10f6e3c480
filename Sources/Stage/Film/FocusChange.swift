/// A move of the cursor to a field, or out of one.
package struct FocusChange: Sendable, Hashable, Codable {
  /// Seconds; −∞ where it was there from the start.
  package let time: Double
  /// Empty without a cursor; several layers where the field moved from one superview to another.
  package let layers: [Int]
}

extension Film {
  package func focusedLayer(at moment: Moment) -> Int? {
    let last = focus.last { moment.includesTurn(at: $0.time) }
    return last?.layers.last { rect(of: $0, at: moment) != nil }
  }

  package func focusedRect(at moment: Moment) -> Rect? {
    focusedLayer(at: moment).flatMap { rect(of: $0, at: moment) }
  }

  package var hasFocus: Bool { focus.contains { !$0.layers.isEmpty } }
}
