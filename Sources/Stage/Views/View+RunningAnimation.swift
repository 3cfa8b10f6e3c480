extension View {
  /// The position's animation: UIKit's `layer.animation(forKey: "position")`; nil without one.
  ///
  /// In a block it is what the block has made of the position so far; of several that add up it is the newest.
  package var positionAnimation: Timing? {
    if let change = pendingChanges.last(where: { $0.property.key == .position }) {
      return change.clock.timing
    }
    let moment = simulation.displayed ?? .at(simulation.now)
    for property in AnimationKey.position.properties {
      let running = knownTrack(of: property)?.additions.last {
        $0.clock != nil && moment.includesTurn(at: $0.begin) && $0.runs(at: moment)
      }
      if let clock = running?.clock { return simulation.clocks.all[clock].timing }
    }
    return nil
  }
}

extension AppScreen {
  /// The animation of the keyboard's position; nil where it does not move, or fades in place.
  ///
  /// Libraries find it on the keyboard's layer, and Android hands it to apps.
  package var keyboardAnimation: Timing? { simulation.keyboard.view.positionAnimation }
}
