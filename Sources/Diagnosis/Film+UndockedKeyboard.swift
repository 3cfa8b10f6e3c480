/// What of a bar stands on a keyboard.
package enum StandingEdge: Sendable, Hashable {
  /// Its content's bottom: it is lifted as far as need be.
  case content
  /// Its background's bottom, with padding below its content.
  case background
}

/// How a bar and a keyboard that is undocked, split or floats stand to each other.
extension Film {
  /// Whether a keyboard is on the screen that is undocked, split or floats.
  package func showsUndockedKeyboard(at moment: Moment) -> Bool {
    let time = moment.isBeforeTurns ? moment.time.nextDown : moment.time
    return undockedSpans.contains { $0.contains(time) } && !showsKeyboard(at: moment)
  }

  /// The edge of the bar that is where the keyboard begins, to within a device pixel; nil where none is, and where the
  /// keyboard lies beside the bar.
  ///
  /// A bar that passes by a keyboard stands on it for a moment.
  package func edgeOnKeyboard(at moment: Moment) -> StandingEdge? {
    guard let keyboard = rect(of: .keyboard, at: moment), let bar = rect(of: .toolbar, at: moment),
      let content = rect(of: .toolbarContent, at: moment),
      keyboard.minX < content.maxX, content.minX < keyboard.maxX
    else { return nil }
    if abs(keyboard.minY - content.maxY) <= device.pixel { return .content }
    return abs(keyboard.minY - bar.maxY) <= device.pixel ? .background : nil
  }
}
