/// The scroll views around a field, which share a move from the inside out, undone on hide.
final class ManagedScrollViews {
  private struct Start {
    let view: ScrollView
    let inset: Insets
    let offset: Point
  }

  private var starts: [Start] = []

  /// Scrolls the views around a field; returns the remaining distance for the controller's view.
  func takeShare(of position: FieldPosition, for field: View) -> Double {
    let around = sequence(first: field, next: \.superview).compactMap { $0 as? ScrollView }
    giveBack { start in !around.contains { $0 === start.view } }
    var distance = position.distance
    var inner = field
    for view in around {
      if distance < 0 {
        // A visible field stays in place; one above the top comes down.
        distance = min(0, position.fieldTop - position.topGuide)
      }
      if !starts.contains(where: { $0.view === view }) {
        starts.append(Start(view: view, inset: view.contentInset, offset: view.contentOffset))
      }
      widenInset(of: view, for: position)
      let place = view.convert(inner.bounds, from: inner)
      let offset = view.contentOffset.y
      // Never past the top of its target nor, moving down, past its own.
      let wanted = min(offset - min(offset, -distance), place.minY)
      view.contentOffset.y = wanted
      distance -= wanted - offset
      inner = view
    }
    return distance
  }

  /// Sets the bottom inset to the view's covered part, so that all content can be reached.
  private func widenInset(of view: ScrollView, for position: FieldPosition) {
    guard let start = starts.first(where: { $0.view === view }) else { return }
    let below = position.windowHeight - view.convert(view.bounds, to: nil).maxY
    view.contentInset.bottom = max(start.inset.bottom, position.keyboardHeight - below)
  }

  func giveBack() { giveBack { _ in true } }

  private func giveBack(where isDone: (Start) -> Bool) {
    for start in starts where isDone(start) {
      start.view.contentInset = start.inset
      start.view.contentOffset = start.offset
    }
    starts.removeAll(where: isDone)
  }

  func forget() { starts = [] }
}
