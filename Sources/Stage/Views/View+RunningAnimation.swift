extension View {
  /// How the view's position is being animated: UIKit's `layer.animation(forKey: "position")`; nil where it is not.
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
  /// How the keyboard's keys are being moved; nil where they are not, or fade in place.
  ///
  /// What libraries find on the keyboard's layer, and what Android hands to apps.
  package var keyboardAnimation: Timing? { simulation.keyboard.view.positionAnimation }
}
