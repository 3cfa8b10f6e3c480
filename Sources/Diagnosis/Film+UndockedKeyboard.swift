/// The edge of a bar that is on a keyboard.
package enum StandingEdge: Sendable, Hashable {
  /// Its content's bottom: it is lifted as far as needed.
  case content
  /// Its background's bottom, with padding below its content.
  case background
}

extension Film {
  package func showsUndockedKeyboard(at moment: Moment) -> Bool {
    let time = moment.isBeforeTurns ? moment.time.nextDown : moment.time
    return undockedSpans.contains { $0.contains(time) } && !showsKeyboard(at: moment)
  }

  /// The bar's edge within a device pixel of the keyboard's top, even if it only passes.
  ///
  /// Nil without one, and if the keyboard is to the side of the bar.
  package func edgeOnKeyboard(at moment: Moment) -> StandingEdge? {
    guard let keyboard = rect(of: .keyboard, at: moment), let bar = rect(of: .toolbar, at: moment),
      let content = rect(of: .toolbarContent, at: moment),
      keyboard.minX < content.maxX, content.minX < keyboard.maxX
    else { return nil }
    if abs(keyboard.minY - content.maxY) <= device.pixel { return .content }
    return abs(keyboard.minY - bar.maxY) <= device.pixel ? .background : nil
  }
}
