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
    focusedLayer(at: moment).flatMap { fieldFrame(of: $0, at: moment) }
  }

  /// A field's frame on the screen; for a text view that of its scroll view, whose whole content it is.
  package func fieldFrame(of layer: Int, at moment: Moment) -> Rect? {
    textView(of: layer, at: moment).flatMap { rect(of: $0, at: moment) }
      ?? rect(of: layer, at: moment)
  }

  /// The part of a field's frame inside its insets, where a text view shows its text.
  package func fieldRoom(of layer: Int, at moment: Moment) -> Rect? {
    guard let text = textView(of: layer, at: moment), let frame = rect(of: text, at: moment),
      let inset = contentInset(of: text, at: moment)
    else { return rect(of: layer, at: moment) }
    let height = max(0, frame.height - inset.top - inset.bottom)
    return Rect(x: frame.minX, y: frame.minY + inset.top, width: frame.width, height: height)
  }

  /// The scroll view of which a field is all of the content, as that of a `UITextView`.
  package func textView(of layer: Int, at moment: Moment) -> Int? {
    guard let parent = layers[layer].parent, let offset = contentOffset(of: parent, at: moment),
      let field = rect(of: layer, at: moment), let frame = rect(of: parent, at: moment)
    else { return nil }
    let isAtOrigin =
      abs(field.minX - frame.minX + offset.x) + abs(field.minY - frame.minY + offset.y) < 1
    return isAtOrigin && abs(field.width - frame.width) < 1 && field.height > frame.height - 1
      ? parent : nil
  }

  package var hasFocus: Bool { focus.contains { !$0.layers.isEmpty } }
}
