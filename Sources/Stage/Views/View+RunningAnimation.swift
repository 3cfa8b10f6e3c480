extension View {
  /// UIKit's `layer.animation(forKey: "position")`: the newest, in a block its own, or nil.
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
  /// The keyboard's, found on its layer by libraries and passed to Android apps; nil in a fade.
  package var keyboardAnimation: Timing? { simulation.keyboard.view.positionAnimation }
}
