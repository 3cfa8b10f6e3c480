/// A change that a setter made inside a block; the turn's commit makes an animation of it.
struct PendingChange {
  let property: Property
  /// The model's value before and after.
  let old, new: Double
  let clock: AnimationClock
  let beginsFromCurrentState: Bool
  let block: AnimationBlock
  /// Where it belongs in a keyframe animation.
  let keyframe: Keyframe?
  /// Who may stop, scrub and reverse it.
  let animator: PropertyAnimator?

  /// Whether Core Animation can add it to what runs: what repeats and what has keys replaces that.
  var canAdd: Bool { keyframe == nil && clock.repetition == .once }
}
