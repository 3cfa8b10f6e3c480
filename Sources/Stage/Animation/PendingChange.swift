/// A change made in a block; the turn's commit animates it.
struct PendingChange {
  let property: Property
  let old, new: Double
  let clock: AnimationClock
  let beginsFromCurrentState: Bool
  let block: AnimationBlock
  let keyframe: Keyframe?
  let animator: PropertyAnimator?

  /// Whether it can add to running animations: repeating and keyframe animations replace them.
  var canAdd: Bool { keyframe == nil && clock.repetition == .once }
}
