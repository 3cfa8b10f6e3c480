extension View {
  /// Tells the log of a keyboard handler that reads a frame before the layout that will make it another.
  ///
  /// UIKit's properties are those of the last layout, too. In a play that fixes reads, that layout is done first.
  package func willBeRead() {
    let simulation = simulation
    guard simulation.isHearingKeyboard, !translatesAutoresizingMaskIntoConstraints, !isLayingOut,
      superview?.isLayingOut == false, let laidOut = simulation.layoutEngine.frameToBe(of: self),
      laidOut != frameInLayout
    else { return }
    simulation.logOnce(.staleRead(of: name, frame: frameInLayout, laidOutAs: laidOut))
    if simulation.mending.contains(.reading) { superview?.layoutIfNeeded() }
  }
}

extension LayoutEngine {
  /// Where the next layout will place a view that constraints manage; nil where nothing says.
  ///
  /// It is worked out on a copy, as solving halfway through a handler's changes may break what holds at its end.
  func frameToBe(of view: View) -> Rect? {
    guard let own = view.unknowns else { return nil }
    var copy = solver
    if !pending.isEmpty {
      guard (try? copy.setConstants(pending)) != nil else { return nil }
    }
    func solved(_ variable: ConstraintSolver.Variable) -> Double {
      Grid.snap(length: copy.value(of: variable))
    }
    return Rect(
      x: solved(own.left), y: solved(own.top), width: solved(own.width), height: solved(own.height))
  }
}
